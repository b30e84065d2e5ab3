import { readMoment, readPairOf } from '../../values/read.ts'
import { defineKind, LIST_COLUMN } from '../define-kind.ts'
import { momentText, pairText } from '../shared/moment-kinds.ts'

/** 日期范围: two moments. */
export const kind = defineKind({
  name: 'dateRange',
  label: '日期范围',
  group: 'basic',
  place: 10,
  events: ['change'],
  read: readPairOf(readMoment),
  display: (value, { node }) => pairText(value, (end) => momentText(end, node)),
  column: LIST_COLUMN,
  node: {
    tag: 'el-date-picker',
    trigger: 'change',
    defaultValue: null,
    props: {
      type: 'daterange',
      'range-separator': '至',
      'start-placeholder': '开始日期',
      'end-placeholder': '结束日期',
      format: 'yyyy-MM-dd',
      'value-format': 'timestamp',
      style: { width: '100%' },
      clearable: true,
      disabled: false,
    },
  },
})
