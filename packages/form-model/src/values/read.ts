import { asList, asNumber, asText, isEmpty, isRecord, own } from '../json/json.ts'
import { parseMoment } from './moment.ts'

// Readers take whatever a document, the wire or a column holds and give what a field edits. What is empty is undefined; what
// cannot be understood stays as it is, so that saving loses nothing.

/** JSON text of a list or object, parsed; anything else as it is. */
function unpack(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Text, also out of a number. */
export const readText = (value: unknown): unknown => (isEmpty(value) ? undefined : (asText(value) ?? value))

/** A number, also out of text: a slider of "40". */
export const readNumber = (value: unknown): unknown => (isEmpty(value) ? undefined : (asNumber(value) ?? value))

/** Milliseconds, out of ms, a Date, or the text of a date in local time. */
export const readMoment = (value: unknown): unknown => (isEmpty(value) ? undefined : (parseMoment(value) ?? value))

/** A time as text with two digits for the hour; a full date gives its time. */
export function readTime(value: unknown): unknown {
  if (isEmpty(value)) return undefined
  if (typeof value !== 'string') return value
  const [, hour = '', rest = ''] = /(?:^|[ T])(\d{1,2})(:\d{2}(?::\d{2})?)/.exec(value) ?? []
  return hour === '' ? value : hour.padStart(2, '0') + rest
}

/** A list: JSON text, a list, the older comma-joined text, or one value. */
export function readList(value: unknown): readonly unknown[] | undefined {
  if (isEmpty(value)) return undefined
  const list = unpack(value)
  if (Array.isArray(list)) return list.length > 0 ? list : undefined
  return typeof list === 'string' ? list.split(',').filter((part) => part !== '') : [list]
}

/** Several paths; one path counts as a list of one, for fields that were made multiple later. */
export function readPaths(value: unknown): unknown {
  const list = readList(value)
  if (!list) return undefined
  return list.some(Array.isArray) ? list.map((path) => (Array.isArray(path) ? path : [path])) : [list]
}

/** The first of several paths, for fields that were made single later. */
export function readOnePath(value: unknown): unknown {
  const list = readList(value)
  const [first] = list ?? []
  return Array.isArray(first) ? first : list
}

/** Two ends. */
export const readPairOf =
  (read: (value: unknown) => unknown) =>
  (value: unknown): unknown => {
    const list = readList(value)
    return list?.length === 2 ? list.map((end) => read(end)) : list
  }

/** Files or images: records with a name; a plain address becomes a record with it. */
export const readFiles = (value: unknown): unknown => {
  const list = readList(value)
  return list?.map((file) => {
    if (typeof file === 'string') return { name: file.split('/').at(-1) ?? file, url: file }
    return isRecord(file) && !asText(own(file, 'name')) && fileName(file) ? { ...file, name: fileName(file) } : file
  })
}

/** Rows of a sub-table: objects only. */
export const readRows = (value: unknown): readonly Record<string, unknown>[] => asList(unpack(value)).filter(isRecord)

/** The ids in a value, however deep. */
export function idsIn(value: unknown): readonly string[] {
  const list = unpack(value)
  if (Array.isArray(list)) return list.flatMap(idsIn)
  const id = asText(list)
  return id === undefined || id === '' ? [] : [id]
}

/** The name of a stored file; older records of the family have `fileName`. Empty if it has none. */
export const fileName = (file: unknown): string => asText(own(file, 'name')) || asText(own(file, 'fileName')) || ''

/** The names of the stored files of a value. */
export const fileNames = (value: unknown): readonly string[] =>
  asList(readFiles(value)).flatMap((file) => fileName(file) || [])
