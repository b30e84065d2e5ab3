import { amountInCapitals } from '@sqos/formula'
import { asBoolean, asNumber, asText, isEmpty, own } from '../json/json.ts'
import { readNumber, readPairOf } from '../values/read.ts'
import { defineKind, LIST_COLUMN } from './define-kind.ts'
import type { Kind } from './kind.ts'

const between: Kind['search'] = () => ({ input: 'numberRange', test: 'between', unit: 'number' })

const toNumber: Kind['toColumn'] = (value) => asNumber(value) ?? null

/** No digit that people may type is lost: whole numbers only where the field takes no others. */
const column: Kind['column'] = (node) => {
  const scale = asNumber(own(node, 'precision'))
  if (scale === 0) return { type: 'integer' }
  return { type: 'decimal', scale }
}

/** 数字输入 */
export const numInput = defineKind({
  name: 'numInput',
  label: '数字输入',
  group: 'basic',
  events: ['change', 'blur'],
  search: between,
  read: readNumber,
  column,
  toColumn: toNumber,
  node: {
    tag: 'el-input-number',
    trigger: ['blur', 'change'],
    props: {
      placeholder: '数字文本',
      step: 1,
      'step-strictly': false,
      'controls-position': '',
      disabled: false,
    },
  },
})

/** 金额输入, of older documents. */
export const SQOSAmount = defineKind({
  name: 'SQOSAmount',
  label: '金额输入',
  group: 'legacy',
  search: between,
  read: readNumber,
  column: { type: 'decimal' },
  toColumn: toNumber,
  display: (value, { node }) => {
    const text = asText(value) ?? ''
    return text !== '' && asBoolean(own(node, 'showChinese')) ? `${text} ${amountInCapitals(text)}`.trim() : text
  },
  node: { tag: 'SQOS-Amount', trigger: 'blur', props: { placeholder: '请输入', showChinese: true } },
})

/** 计算公式: text with two decimals. */
export const calculate = defineKind({
  name: 'calculate',
  label: '计算公式',
  group: 'advanced',
  search: between,
  column: { type: 'decimal' },
  toColumn: toNumber,
  node: { tag: 'calculate', defaultValue: null, props: { expression: [], placeholder: '用于展示计算结果' } },
})

/** 评分 */
export const rate = defineKind({
  name: 'rate',
  label: '评分',
  group: 'basic',
  events: ['change'],
  fitsTable: false,
  fitsList: false,
  read: readNumber,
  column: (node) => (asBoolean(own(node, 'allow-half')) ? { type: 'decimal', scale: 1 } : { type: 'decimal' }),
  toColumn: toNumber,
  node: {
    tag: 'el-rate',
    trigger: 'change',
    defaultValue: 0,
    props: { max: 5, 'allow-half': false, 'show-text': false, 'show-score': false, disabled: false },
  },
})

const isRange = (node: object) => asBoolean(own(node, 'range')) === true

/** 滑块: a number, or two when it is a range. */
export const slider = defineKind({
  name: 'slider',
  label: '滑块',
  group: 'basic',
  events: ['change'],
  fitsTable: false,
  fitsList: false,
  read: (value, node) => (isRange(node) ? readPairOf(readNumber)(value) : readNumber(value)),
  column: (node) => (isRange(node) ? LIST_COLUMN : { type: 'decimal' }),
  toColumn: (value, node) => {
    if (!isRange(node)) return asNumber(value) ?? null
    return isEmpty(value) ? null : JSON.stringify(value)
  },
  display: (value) =>
    Array.isArray(value) ? value.map((end) => asText(end) ?? '').join(' - ') : (asText(value) ?? ''),
  node: {
    tag: 'el-slider',
    trigger: 'change',
    props: { min: 0, max: 100, step: 1, 'show-stops': false, range: false, disabled: false },
  },
})

const sameValue = (left: unknown, right: unknown) =>
  left === right || (asText(left) !== undefined && asText(left) === asText(right))

/** 开关: its active or its inactive value; older rows hold "true". */
export const switchKind = defineKind({
  name: 'switch',
  label: '开关',
  group: 'basic',
  events: ['change'],
  read: (value, node) => {
    if (isEmpty(value)) return undefined
    const active = own(node, 'active-value') ?? 1
    const inactive = own(node, 'inactive-value') ?? 0
    if (sameValue(value, active)) return active
    if (sameValue(value, inactive)) return inactive
    const isOn = asBoolean(value)
    return isOn === undefined ? value : isOn ? active : inactive
  },
  column: { type: 'varchar', length: 50 },
  display: (value, { node }) => {
    if (isEmpty(value)) return ''
    const isOn = sameValue(value, own(node, 'active-value') ?? 1) || value === true || value === 'true'
    const text = isOn
      ? (own(node, 'activeTxt') ?? own(node, 'active-text') ?? '开')
      : (own(node, 'inactiveTxt') ?? own(node, 'inactive-text') ?? '关')
    return asText(text) ?? ''
  },
  node: {
    tag: 'el-switch',
    trigger: 'change',
    defaultValue: false,
    props: {
      activeTxt: '开',
      inactiveTxt: '关',
      'active-color': null,
      'inactive-color': null,
      'active-value': 1,
      'inactive-value': 0,
      disabled: false,
    },
  },
})
