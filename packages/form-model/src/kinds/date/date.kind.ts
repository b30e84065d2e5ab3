import { own } from '../../json/json.ts'
import { fixedLimits } from '../../values/date-limits.ts'
import { hasTimeOfDay, parseMoment } from '../../values/moment.ts'
import { readMoment } from '../../values/read.ts'
import { defineKind } from '../define-kind.ts'
import { formatOf, MOMENT_WIDTH, momentText, toDate } from '../shared/moment-kinds.ts'

/** 日期选择: milliseconds. */
export const kind = defineKind({
  name: 'date',
  label: '日期选择',
  group: 'basic',
  place: 9,
  aliases: ['datePicker'],
  events: ['change', 'blur'],
  listWidth: (node) => (own(node, 'type') === 'datetime' ? MOMENT_WIDTH : 128),
  search: (node) => ({ input: 'dateRange', test: 'between', unit: hasTimeOfDay(formatOf(node)) ? 'moment' : 'day' }),
  read: readMoment,
  display: (value, { node }) => momentText(value, node),
  initial: ({ now }) => now,
  check: (value, { label, node }) => {
    const ms = parseMoment(value)
    const { min, max } = fixedLimits(node)
    if (ms === undefined) return undefined
    if (min !== undefined && ms < min) return { code: 'tooEarly', params: { label, limit: momentText(min, node) } }
    return max !== undefined && ms > max
      ? { code: 'tooLate', params: { label, limit: momentText(max, node) } }
      : undefined
  },
  column: { type: 'datetime' },
  toColumn: toDate,
  node: {
    tag: 'el-date-picker',
    trigger: 'change',
    defaultValue: null,
    props: {
      type: 'date',
      format: 'yyyy-MM-dd',
      'value-format': 'timestamp',
      placeholder: '请选择',
      style: { width: '100%' },
      clearable: true,
      readonly: false,
      disabled: false,
    },
  },
})
