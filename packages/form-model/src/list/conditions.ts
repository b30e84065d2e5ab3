import { parseDocument } from '../document/parse-document.ts'
import { asNumber, asText, isEmpty, isRecord } from '../json/json.ts'
import type { SearchWay } from '../kinds/kind.ts'
import type { FormItem } from '../model/form-item.ts'
import { pathOfColumn } from '../model/names.ts'
import type { FormModel } from '../model/read-form.ts'
import { parseMoment } from '../values/moment.ts'
import { idsIn, readList, readTime } from '../values/read.ts'

/** A checked and typed condition on a field, ready for SQL with bound parameters. */
export type Condition = { item: FormItem } & (
  | { test: 'contains'; value: string; key?: string | undefined }
  | { test: 'equals' | 'includes' | 'last'; value: string }
  | { test: 'path' | 'includesPath'; value: readonly string[] }
  | { test: 'between'; unit: 'number' | 'moment'; from: number | undefined; to: number | undefined }
  | { test: 'between'; unit: 'time'; from: string | undefined; to: string | undefined }
)

/** The conditions of a request, and the refused keys. */
export interface Conditions {
  conditions: readonly Condition[]
  /** Keys of fields that cannot be searched, or with an invalid value. */
  refused: readonly string[]
}

/** Restrictions of the search. */
export interface ConditionOptions {
  /** Whether the user may see a field; other fields are refused. */
  isPermitted?: ((item: FormItem) => boolean) | undefined
}

/**
 * Reads `queryJson`: model name → search value. Extends `day` ranges to whole days in local time; ignores empty values.
 */
export function readConditions(queryJson: unknown, form: FormModel, options: ConditionOptions = {}): Conditions {
  const { value } = parseDocument(queryJson)
  const conditions: Condition[] = []
  const refused: string[] = []
  for (const [key, raw] of isRecord(value) ? Object.entries(value) : []) {
    if (isOpen(raw)) continue
    const item = form.field(key) ?? form.field(pathOfColumn(key))
    const way = item?.kind.search(item.node)
    const isAllowed = item !== undefined && (options.isPermitted?.(item) ?? true)
    const condition = isAllowed && way ? readCondition(item, way, raw) : undefined
    if (condition) conditions.push(condition)
    else refused.push(key)
  }
  return { conditions, refused }
}

/** Whether a search value is empty. */
const isOpen = (raw: unknown): boolean =>
  isEmpty(raw) || (Array.isArray(raw) && raw.every((end: unknown) => isEmpty(end)))

/** Converts a value of a request to a condition; undefined if it is invalid. */
export function readCondition(item: FormItem, way: SearchWay, raw: unknown): Condition | undefined {
  if (way.test === 'between') return between(item, way, raw)
  if (way.test === 'path' || way.test === 'includesPath') {
    const value = idsIn(readList(raw))
    return value.length > 0 ? { item, test: way.test, value } : undefined
  }
  if (way.test === 'last') {
    const value = idsIn(readList(raw)).at(-1)
    return value === undefined ? undefined : { item, test: 'last', value }
  }
  const value = asText(Array.isArray(raw) && raw.length === 1 ? raw[0] : raw)
  if (value === undefined) return undefined
  if (way.test === 'contains') return { item, test: 'contains', value, ...(way.key && { key: way.key }) }
  return { item, test: way.test, value }
}

const DAY = 24 * 60 * 60 * 1000

function between(item: FormItem, { unit }: SearchWay, raw: unknown): Condition | undefined {
  if (!Array.isArray(raw) || raw.length > 2) return undefined
  const [from, to]: readonly unknown[] = raw
  if (unit === 'time') {
    // Times are compared as text, and some have no seconds: the range includes the whole last minute.
    const ends = { from: timeOf(from)?.replace(/:00$/, ''), to: timeOf(to)?.replace(/^\d{2}:\d{2}$/, '$&:59') }
    return ends.from === undefined && ends.to === undefined ? undefined : { item, test: 'between', unit, ...ends }
  }
  const read = unit === 'number' ? asNumber : parseMoment
  const ends = { from: isEmpty(from) ? undefined : read(from), to: isEmpty(to) ? undefined : read(to) }
  if (ends.from === undefined && ends.to === undefined) return undefined
  if (unit === 'number') return { item, test: 'between', unit, ...ends }
  if (unit === 'moment') return { item, test: 'between', unit, ...ends }
  return {
    item,
    test: 'between',
    unit: 'moment',
    from: ends.from === undefined ? undefined : startOfDay(ends.from),
    to: ends.to === undefined ? undefined : endOfDay(ends.to),
  }
}

const timeOf = (value: unknown): string | undefined => {
  const time = readTime(value)
  return typeof time === 'string' && /^\d{2}:\d{2}(:\d{2})?$/.test(time) ? time : undefined
}

const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)

/** The last ms of a local day. Not 24 hours later, because a day may have 23 or 25. */
const endOfDay = (ms: number): number => new Date(startOfDay(ms) + DAY + DAY / 2).setHours(0, 0, 0, 0) - 1
