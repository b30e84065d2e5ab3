import { parseDocument } from '../document/parse-document.ts'
import { asNumber, asText, isEmpty, isRecord } from '../json/json.ts'
import type { SearchWay } from '../kinds/kind.ts'
import type { FormItem } from '../model/form-item.ts'
import { pathOfColumn } from '../model/names.ts'
import type { FormModel } from '../model/read-form.ts'
import { parseMoment } from '../values/moment.ts'
import { idsIn, readList, readTime } from '../values/read.ts'

/** One condition on one field, checked and typed: ready to become SQL with bound parameters. */
export type Condition = { item: FormItem } & (
  | { test: 'contains'; value: string; key?: string | undefined }
  | { test: 'equals' | 'includes' | 'last'; value: string }
  | { test: 'path' | 'includesPath'; value: readonly string[] }
  | { test: 'between'; unit: 'number' | 'moment'; from: number | undefined; to: number | undefined }
  | { test: 'between'; unit: 'time'; from: string | undefined; to: string | undefined }
)

/** The conditions of a request, and the keys that were refused. */
export interface Conditions {
  conditions: readonly Condition[]
  /** Keys that are no searchable field, or whose value is no condition. */
  refused: readonly string[]
}

/** What may be searched. */
export interface ConditionOptions {
  /** Fields that the person may see; others are refused. */
  isPermitted?: ((item: FormItem) => boolean) | undefined
}

/**
 * Reads `queryJson`: model name → search value. `day` ranges are widened to whole days of local time; empty values are no
 * conditions. Source: contract of the platform, 7.2.
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

/** Nothing to compare with. */
const isOpen = (raw: unknown): boolean =>
  isEmpty(raw) || (Array.isArray(raw) && raw.every((end: unknown) => isEmpty(end)))

/** One value of a request as a condition; nothing when it cannot be one. */
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
    // Texts are compared, and some have no seconds: from the first moment of a minute, to its last.
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

/** Not plus 24 hours: a day may have 23 or 25. */
const endOfDay = (ms: number): number => new Date(startOfDay(ms) + DAY + DAY / 2).setHours(0, 0, 0, 0) - 1
