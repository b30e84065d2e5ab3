import { asNumber, own } from '../../json/json.ts'
import { readNumber } from '../../values/read.ts'
import { defineKind } from '../define-kind.ts'
import { limitOf } from '../shared/limits.ts'
import { betweenNumbers, exportNumber, numberText, toNumber } from '../shared/number-kinds.ts'

/** 数字输入 */
export const kind = defineKind({
  name: 'numInput',
  label: '数字输入',
  group: 'basic',
  place: 3,
  presets: [
    { name: 'percent', label: '百分比', props: { precision: 2, unit: '%' } },
    { name: 'currency', label: '金额', props: { precision: 2, thousands: true, unit: '元' } },
  ],
  aliases: ['inputNumber'],
  events: ['change', 'blur'],
  hasOwnCell: true,
  listAlign: 'right',
  isOperand: true,
  search: betweenNumbers,
  read: readNumber,
  // An integer column only if the field accepts no decimals; otherwise every digit is kept.
  column: (node) => {
    const scale = asNumber(own(node, 'precision'))
    return scale === 0 ? { type: 'integer' } : { type: 'decimal', scale }
  },
  display: (value, { node }) => numberText(value, node),
  toColumn: toNumber,
  exportCell: exportNumber,
  check: (value, { label, node }) => {
    const number = Number(value)
    if (!Number.isFinite(number)) return { code: 'notANumber', params: { label } }
    const [min, max] = [limitOf(node, 'min'), limitOf(node, 'max')]
    if (min !== undefined && number < min) return { code: 'tooSmall', params: { label, limit: min } }
    return max !== undefined && number > max ? { code: 'tooLarge', params: { label, limit: max } } : undefined
  },
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
