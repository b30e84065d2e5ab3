import { formatMoment } from '../../values/moment.ts'
import { defineKind } from '../define-kind.ts'
import { readTimeOf, timeText } from '../shared/moment-kinds.ts'

/** 时间选择: text `HH:mm:ss`. */
export const kind = defineKind({
  name: 'time',
  label: '时间选择',
  group: 'basic',
  place: 11,
  aliases: ['timePicker'],
  events: ['change', 'blur'],
  search: () => ({ input: 'timeRange', test: 'between', unit: 'time' }),
  read: readTimeOf,
  display: (value, { node }) => timeText(value, node),
  column: { type: 'varchar', length: 50 },
  initial: ({ now }) => formatMoment(now, 'HH:mm:ss'),
  node: {
    tag: 'el-time-picker',
    trigger: 'change',
    defaultValue: null,
    props: {
      format: 'HH:mm:ss',
      'value-format': 'HH:mm:ss',
      'picker-options': { selectableRange: '00:00:00-23:59:59' },
      placeholder: '请选择',
      style: { width: '100%' },
      clearable: true,
      readonly: false,
      disabled: false,
    },
  },
})
