import { asBoolean, asNumber, asText, isEmpty, own } from '../../json/json.ts'
import { readNumber, readPairOf } from '../../values/read.ts'
import { defineKind, LIST_COLUMN } from '../define-kind.ts'
import { exportNumber } from '../shared/number-kinds.ts'

const isRange = (node: object) => asBoolean(own(node, 'range')) === true

/** 滑块: one number, or two numbers of a range. */
export const kind = defineKind({
  name: 'slider',
  label: '滑块',
  group: 'basic',
  place: 16,
  events: ['change'],
  fitsTable: false,
  fitsList: false,
  isDrawn: true,
  read: (value, node) => (isRange(node) ? readPairOf(readNumber)(value) : readNumber(value)),
  column: (node) => (isRange(node) ? LIST_COLUMN : { type: 'decimal' }),
  toColumn: (value, node) => {
    if (!isRange(node)) return asNumber(value) ?? null
    return isEmpty(value) ? null : JSON.stringify(value)
  },
  exportCell: exportNumber,
  display: (value) =>
    Array.isArray(value) ? value.map((end) => asText(end) ?? '').join(' - ') : (asText(value) ?? ''),
  node: {
    tag: 'el-slider',
    trigger: 'change',
    props: { min: 0, max: 100, step: 1, 'show-stops': false, range: false, disabled: false },
  },
})
