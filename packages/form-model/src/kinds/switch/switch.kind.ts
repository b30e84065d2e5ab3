import { asBoolean, asText, isEmpty, own } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'

const isSame = (left: unknown, right: unknown) =>
  left === right || (asText(left) !== undefined && asText(left) === asText(right))

/** 开关: its active or its inactive value; older rows hold "true". */
export const kind = defineKind({
  name: 'switch',
  label: '开关',
  group: 'basic',
  place: 4,
  events: ['change'],
  read: (value, node) => {
    if (isEmpty(value)) return undefined
    const active = own(node, 'active-value') ?? 1
    const inactive = own(node, 'inactive-value') ?? 0
    if (isSame(value, active)) return active
    if (isSame(value, inactive)) return inactive
    const isOn = asBoolean(value)
    return isOn === undefined ? value : isOn ? active : inactive
  },
  column: { type: 'varchar', length: 50 },
  display: (value, { node }) => {
    if (isEmpty(value)) return ''
    const isOn = isSame(value, own(node, 'active-value') ?? 1) || value === true || value === 'true'
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
