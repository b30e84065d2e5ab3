import type { FormNode } from '../document/form.schema.ts'
import { asText, own } from '../json/json.ts'
import { dateFormat, formatMoment, hasTimeOfDay, parseMoment } from '../values/moment.ts'
import { readMoment, readPairOf, readTime } from '../values/read.ts'
import { defineKind, LIST_COLUMN } from './define-kind.ts'

const formatOf = (node: FormNode): string => dateFormat(own(node, 'type'), own(node, 'format'))

const momentText = (value: unknown, node: FormNode): string => {
  const ms = parseMoment(value)
  return ms === undefined ? (asText(value) ?? '') : formatMoment(ms, formatOf(node))
}

/** As exact as the field says: `9:05` of a field with seconds is `09:05:00`. Seconds that are there stay. */
const readTimeOf = (value: unknown, node: FormNode): unknown => {
  const time = readTime(value)
  const format = asText(own(node, 'value-format')) || asText(own(node, 'format')) || 'HH:mm:ss'
  return typeof time === 'string' && /^\d{2}:\d{2}$/.test(time) && format.includes('ss') ? `${time}:00` : time
}

const timeText = (value: unknown, node: FormNode): string => {
  const time = asText(readTimeOf(value, node)) ?? ''
  return own(node, 'format') === 'HH:mm' ? time.split(':').slice(0, 2).join(':') : time
}

const pairText = (value: unknown, toText: (end: unknown) => string): string =>
  Array.isArray(value) && value.length === 2
    ? value.map((end: unknown) => toText(end)).join('至')
    : (asText(value) ?? '')

/** 日期选择: milliseconds. */
export const date = defineKind({
  name: 'date',
  label: '日期选择',
  group: 'basic',
  events: ['change', 'blur'],
  search: (node) => ({ input: 'dateRange', test: 'between', unit: hasTimeOfDay(formatOf(node)) ? 'moment' : 'day' }),
  read: readMoment,
  display: (value, { node }) => momentText(value, node),
  column: { type: 'datetime' },
  toColumn: (value) => {
    const ms = parseMoment(value)
    return ms === undefined ? null : new Date(ms)
  },
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

/** 时间选择: text `HH:mm:ss`. */
export const time = defineKind({
  name: 'time',
  label: '时间选择',
  group: 'basic',
  events: ['change', 'blur'],
  search: () => ({ input: 'timeRange', test: 'between', unit: 'time' }),
  read: readTimeOf,
  display: (value, { node }) => timeText(value, node),
  column: { type: 'varchar', length: 50 },
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

/** 日期范围, of older documents: two moments. */
export const dateRange = defineKind({
  name: 'dateRange',
  label: '日期范围',
  group: 'legacy',
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
      clearable: true,
    },
  },
})

/** 时间范围, of older documents: two times. */
export const timeRange = defineKind({
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
