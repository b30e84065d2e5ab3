import { asList, asNumber, asText, isEmpty, isRecord, own } from '../json/json.ts'
import { parseMoment } from './moment.ts'

// Readers convert a value of a document, a request or a column to the edited value of a field. Empty values become
// undefined. Unreadable values stay unchanged, so that saving loses nothing.

/** Parses JSON text of a list or object; returns other values unchanged. */
function unpack(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Reads a text or a number as text. */
export const readText = (value: unknown): unknown => (isEmpty(value) ? undefined : (asText(value) ?? value))

/** Reads a number or a numeric text as number. */
export const readNumber = (value: unknown): unknown => (isEmpty(value) ? undefined : (asNumber(value) ?? value))

/** Reads ms, a Date, or a date text in local time as ms. */
export const readMoment = (value: unknown): unknown => (isEmpty(value) ? undefined : (parseMoment(value) ?? value))

/** Reads a time as text with a two-digit hour; a full date gives its time. */
export function readTime(value: unknown): unknown {
  if (isEmpty(value)) return undefined
  if (typeof value !== 'string') return value
  const [, hour = '', rest = ''] = /(?:^|[ T])(\d{1,2})(:\d{2}(?::\d{2})?)/.exec(value) ?? []
  return hour === '' ? value : hour.padStart(2, '0') + rest
}

/** Reads JSON text, a list, a comma-separated text or one value as list. */
export function readList(value: unknown): readonly unknown[] | undefined {
  if (isEmpty(value)) return undefined
  const list = unpack(value)
  if (Array.isArray(list)) return list.length > 0 ? list : undefined
  return typeof list === 'string' ? list.split(',').filter((part) => part !== '') : [list]
}

/** Reads several paths; one path becomes a list of one, for fields that became multiple later. */
export function readPaths(value: unknown): unknown {
  const list = readList(value)
  if (!list) return undefined
  return list.some(Array.isArray) ? list.map((path) => (Array.isArray(path) ? path : [path])) : [list]
}

/** Reads one path; the first of several, for fields that became single later. */
export function readOnePath(value: unknown): unknown {
  const list = readList(value)
  const [first] = list ?? []
  return Array.isArray(first) ? first : list
}

/** Reads a range as a list of two ends. */
export const readPairOf =
  (read: (value: unknown) => unknown) =>
  (value: unknown): unknown => {
    const list = readList(value)
    return list?.length === 2 ? list.map((end) => read(end)) : list
  }

/** Reads files as records with a name; a plain URL becomes a record. */
export const readFiles = (value: unknown): unknown => {
  const list = readList(value)
  return list?.map((file) => {
    if (typeof file === 'string') return { name: file.split('/').at(-1) ?? file, url: file }
    return isRecord(file) && !asText(own(file, 'name')) && fileName(file) ? { ...file, name: fileName(file) } : file
  })
}

/** Reads the rows of a sub-table; skips values that are not objects. */
export const readRows = (value: unknown): readonly Record<string, unknown>[] => asList(unpack(value)).filter(isRecord)

/** All ids in a value, at any depth. */
export function idsIn(value: unknown): readonly string[] {
  const list = unpack(value)
  if (Array.isArray(list)) return list.flatMap(idsIn)
  const id = asText(list)
  return id === undefined || id === '' ? [] : [id]
}

/** The name of a stored file, also under the older key `fileName`; empty if it has none. */
export const fileName = (file: unknown): string => asText(own(file, 'name')) || asText(own(file, 'fileName')) || ''

/** The names of the stored files of a value. */
export const fileNames = (value: unknown): readonly string[] =>
  asList(readFiles(value)).flatMap((file) => fileName(file) || [])
