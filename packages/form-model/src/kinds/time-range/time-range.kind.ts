import { readPairOf } from '../../values/read.ts'
import { defineKind, LIST_COLUMN } from '../define-kind.ts'
import { pairText, readTimeOf, timeText } from '../shared/moment-kinds.ts'

/** 时间范围, of older documents: two times. */
export const kind = defineKind({
  name: 'timeRange',
  label: '时间范围',
  group: 'legacy',
  read: (value, node) => readPairOf((end) => readTimeOf(end, node))(value),
  display: (value, { node }) => pairText(value, (end) => timeText(end, node)),
  column: LIST_COLUMN,
  node: {
    tag: 'el-time-picker',
    trigger: 'change',
    defaultValue: null,
    props: {
      'is-range': true,
      'range-separator': '至',
      'start-placeholder': '开始时间',
      'end-placeholder': '结束时间',
      format: 'HH:mm:ss',
      'value-format': 'HH:mm:ss',
      clearable: true,
    },
  },
})
