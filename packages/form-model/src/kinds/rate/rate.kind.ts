import { asBoolean, own } from '../../json/json.ts'
import { readNumber } from '../../values/read.ts'
import { defineKind } from '../define-kind.ts'
import { exportNumber, toNumber } from '../shared/number-kinds.ts'

/** 评分 */
export const kind = defineKind({
  name: 'rate',
  label: '评分',
  group: 'basic',
  place: 15,
  events: ['change'],
  fitsTable: false,
  fitsList: false,
  isDrawn: true,
  // No stars means no rating.
  isBlank: (value) => value === 0,
  read: readNumber,
  column: (node) => (asBoolean(own(node, 'allow-half')) ? { type: 'decimal', scale: 1 } : { type: 'decimal' }),
  toColumn: toNumber,
  exportCell: exportNumber,
  node: {
    tag: 'el-rate',
    trigger: 'change',
    defaultValue: 0,
    props: { max: 5, 'allow-half': false, 'show-text': false, 'show-score': false, disabled: false },
  },
})
