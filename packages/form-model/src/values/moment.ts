const FORMATS = { date: 'yyyy-MM-dd', datetime: 'yyyy-MM-dd HH:mm:ss', month: 'yyyy-MM', year: 'yyyy' } as const

/** The format of system times. */
export const SYSTEM_TIME_FORMAT = FORMATS.datetime

/** The precision of a date field: by its format, or by its type if it has no format. */
export function dateFormat(type: unknown, format: unknown): string {
  if (typeof format === 'string' && format !== '') return format
  return type === 'datetime' || type === 'month' || type === 'year' ? FORMATS[type] : FORMATS.date
}

/** Whether a format shows a time of day. Conditions on such fields are not extended to whole days. */
export const hasTimeOfDay = (format: string): boolean => /[hH]/.test(format)

/** Formats a moment (ms) in local time: `yyyy MM dd HH mm ss`, in upper or lower case. */
export function formatMoment(ms: number, format: string): string {
  const date = new Date(ms)
  if (Number.isNaN(date.getTime())) return ''
  let text = ''
  for (const piece of piecesOf(format))
    text += typeof piece === 'string' ? piece : String(piece.read(date)).padStart(piece.length, '0')
  return text
}

/** A part of a moment, with the digits of its text. */
interface MomentPart {
  length: number
  read: (date: Date) => number
}

const PARTS: ReadonlyMap<string, MomentPart> = new Map([
  ['yyyy', { length: 4, read: (date: Date) => date.getFullYear() }],
  ['MM', { length: 2, read: (date: Date) => date.getMonth() + 1 }],
  ['dd', { length: 2, read: (date: Date) => date.getDate() }],
  ['HH', { length: 2, read: (date: Date) => date.getHours() }],
  ['mm', { length: 2, read: (date: Date) => date.getMinutes() }],
  ['ss', { length: 2, read: (date: Date) => date.getSeconds() }],
])

/** Formats that are kept in pieces: lists show the same few in each cell, and designers can write any. */
const KEPT_FORMATS = 100
const kept = new Map<string, readonly (string | MomentPart)[]>()

function piecesOf(format: string): readonly (string | MomentPart)[] {
  const known = kept.get(format)
  if (known) return known
  const pieces = format
    .replaceAll('Y', 'y')
    .replaceAll('D', 'd')
    .split(/(yyyy|MM|dd|HH|mm|ss)/)
    .map((piece) => PARTS.get(piece) ?? piece)
  if (kept.size < KEPT_FORMATS) kept.set(format, pieces)
  return pieces
}

/** Reads ms, digits, a Date, `yyyy-MM-dd HH:mm:ss` in local time, or ISO text as ms; undefined for other values. */
export function parseMoment(value: unknown): number | undefined {
  if (value instanceof Date) return finite(value.getTime())
  if (typeof value === 'number') return finite(new Date(value).getTime())
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^-?\d{9,}$/.test(text)) return finite(new Date(Number(text)).getTime())
  const local = /^(\d{4})(?:[-/](\d{1,2}))?(?:[-/](\d{1,2}))?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(
    text,
  )
  if (!local) return /^\d{4}-\d{2}-\d{2}T/.test(text) ? finite(Date.parse(text)) : undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = local
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)))
  const date = new Date(year, month - 1, day, hour, minute, second)
  return date.getMonth() === month - 1 && date.getDate() === day ? finite(date.getTime()) : undefined
}

/** Reads a text in the format of a field as ms: `2026年03月04日` for `yyyy年MM月dd日`. Falls back to `parseMoment`. */
export function parseMomentAs(text: string, format: string): number | undefined {
  const known = parseMoment(text)
  if (known !== undefined) return known
  const names: string[] = []
  const literal = format
    .replaceAll('Y', 'y')
    .replaceAll('D', 'd')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = literal.replaceAll(/yyyy|MM|dd|HH|mm|ss/g, (name) => {
    names.push(name)
    return name === 'yyyy' ? '(\\d{4})' : '(\\d{1,2})'
  })
  const match = names.includes('yyyy') ? new RegExp(`^${pattern}$`).exec(text.trim()) : null
  if (!match) return undefined
  const of = (name: string, otherwise = '00') => (names.includes(name) ? match[names.indexOf(name) + 1] : otherwise)
  return parseMoment(`${of('yyyy')}-${of('MM', '01')}-${of('dd', '01')} ${of('HH')}:${of('mm')}:${of('ss')}`)
}

const finite = (ms: number): number | undefined => (Number.isFinite(ms) ? ms : undefined)
