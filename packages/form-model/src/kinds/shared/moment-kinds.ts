import type { FormNode } from '../../document/form.schema.ts'
import { asText, own } from '../../json/json.ts'
import { dateFormat, formatMoment, parseMoment } from '../../values/moment.ts'
import { readTime } from '../../values/read.ts'
import type { Kind } from '../kind.ts'

/** Width of a list column with date and time, in px. */
export const MOMENT_WIDTH = 180

/** The format in which a date field shows its value. */
export const formatOf = (node: FormNode): string => dateFormat(own(node, 'type'), own(node, 'format'))

/** A moment as text. */
export const momentText = (value: unknown, node: FormNode): string => {
  const ms = parseMoment(value)
  return ms === undefined ? (asText(value) ?? '') : formatMoment(ms, formatOf(node))
}

/** A moment as Date, or null. */
export const toDate: Kind['toColumn'] = (value) => {
  const ms = parseMoment(value)
  return ms === undefined ? null : new Date(ms)
}

/** A time with seconds if the field has them: `9:05` becomes `09:05:00`. Stored seconds are kept. */
export const readTimeOf = (value: unknown, node: FormNode): unknown => {
  const time = readTime(value)
  const format = asText(own(node, 'value-format')) || asText(own(node, 'format')) || 'HH:mm:ss'
  return typeof time === 'string' && /^\d{2}:\d{2}$/.test(time) && format.includes('ss') ? `${time}:00` : time
}

/** A time as text, without seconds if the field shows none. */
export const timeText = (value: unknown, node: FormNode): string => {
  const time = asText(readTimeOf(value, node)) ?? ''
  return own(node, 'format') === 'HH:mm' ? time.split(':').slice(0, 2).join(':') : time
}

/** A range as text. */
export const pairText = (value: unknown, toText: (end: unknown) => string): string =>
  Array.isArray(value) && value.length === 2
    ? value.map((end: unknown) => toText(end)).join('至')
    : (asText(value) ?? '')
