import { kindOf } from '@sqos/form-model'
import { importOf, type CellLookup } from '@sqos/form-model/import'
import { COMPONENTS, LINK, MAIL, PHONE, type ColumnKind } from './column-kinds.ts'
import type { WorkbookValue } from '../../../platform/workbook/index.ts'

/** Users and organisations by name, to recognise them in cells. */
export type KnownNames = Pick<CellLookup, 'users' | 'organizations'>

/** Returns the text that the import of the field reads; undefined if the cell does not fit the kind. */
export type CellReader = (cell: string | number | boolean) => string | undefined

/** Both texts of a switch. */
export interface SwitchTexts {
  on: string
  off: string
}

/** Pairs of texts that mean yes and no. */
const SWITCHES: readonly SwitchTexts[] = [
  { on: '是', off: '否' },
  { on: '有', off: '无' },
  { on: '有', off: '無' },
  { on: '开', off: '关' },
  { on: '開', off: '關' },
  { on: '启用', off: '停用' },
  { on: '啟用', off: '停用' },
  { on: '√', off: '×' },
  { on: '✓', off: '✗' },
  { on: 'yes', off: 'no' },
  { on: 'y', off: 'n' },
  { on: 'true', off: 'false' },
]

/** The texts of columns with real booleans. */
const BOOLEANS: SwitchTexts = { on: '是', off: '否' }

/** Characters of a field of one line. */
const MAX_LINE = 500
/** Digits that a number keeps. */
const SAFE_DIGITS = 15

const ERROR = /^#(?:N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/

/** Whether a cell holds the error of a formula. */
export const isError = (cell: WorkbookValue): boolean => typeof cell === 'string' && ERROR.test(cell.trim())

/** Whether a cell is empty or blank. */
export const isBlank = (cell: WorkbookValue | undefined): cell is null | undefined | '' =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

const textOf = (cell: string | number | boolean) => String(cell).trim()

const matching =
  (pattern: RegExp): CellReader =>
  (cell) =>
    pattern.test(textOf(cell)) ? textOf(cell) : undefined

/** Part of a number text: currency, digits with or without separators of thousands, unit. */
const NUMBER =
  /^(?<sign>[-+−]?)(?:[¥￥$€£]|RMB|CNY)?\s*(?<inner>[-+−]?)(?<digits>\d{1,3}(?:,\d{3})+|\d+)?(?<rest>\.\d+)?\s*(?:元|%|％)?$/i

/** `¥1,200.50` → `1200.50`; `12%` → `12`; `(300)` → `-300`. */
export const readNumber: CellReader = (cell) => {
  if (typeof cell === 'boolean') return undefined
  // A sum of decimals has digits that its sheet does not show.
  if (typeof cell === 'number') return plainNumber(Number(cell.toPrecision(SAFE_DIGITS)))
  const text = textOf(cell)
  const negative = /^\((.+)\)$/.exec(text)?.[1]
  const { sign = '', inner = '', digits = '', rest = '' } = NUMBER.exec(negative ?? text)?.groups ?? {}
  if (digits === '' && rest === '') return undefined
  const isNegative = negative !== undefined || /[-−]/.test(sign + inner)
  return `${isNegative ? '-' : ''}${digits.replaceAll(',', '') || '0'}${rest}`
}

/** Without an exponent, which fields of numbers do not read. */
const plainNumber = (value: number) => {
  const text = String(value)
  return text.includes('e') ? value.toFixed(value < 1 && value > -1 ? 10 : 0) : text
}

/** Whether a text of digits is a code rather than a number: zeros in front, or more digits than a number keeps. */
export const isCode = (cell: string | number | boolean): boolean =>
  typeof cell === 'string' && (/^[-+]?0\d/.test(cell.trim()) || /\d{16,}/.test(cell.replaceAll(',', '')))

const MOMENT =
  /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?:[T\s]+(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})(?:\.\d+)?秒?|分)?)?Z?$/

const two = (value: number) => String(value).padStart(2, '0')

/** The day and the time of a cell; undefined for days that do not exist. */
function momentIn(cell: string | number | boolean): { day: string; time: string | undefined } | undefined {
  if (typeof cell !== 'string') return undefined
  const match = MOMENT.exec(cell.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59 || second > 59)
    return undefined
  const time = match[4] === undefined ? undefined : `${two(hour)}:${two(minute)}:${two(second)}`
  return { day: `${year}-${two(month)}-${two(day)}`, time }
}

/** `2026年3月4日` → `2026-03-04`. A time of day other than midnight does not fit. */
const readDay: CellReader = (cell) => {
  const moment = momentIn(cell)
  return moment && (moment.time ?? MIDNIGHT) === MIDNIGHT ? moment.day : undefined
}

/** `2026/3/4 9:30` → `2026-03-04 09:30:00`. */
export const readMoment: CellReader = (cell) => {
  const moment = momentIn(cell)
  return moment && `${moment.day} ${moment.time ?? MIDNIGHT}`
}

const MIDNIGHT = '00:00:00'

/** `9:30` → `09:30:00`. */
const readTime: CellReader = (cell) => {
  const [, hour, minute, second = '0'] = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(textOf(cell)) ?? []
  return hour === undefined ? undefined : `${two(Number(hour))}:${minute ?? ''}:${two(Number(second))}`
}

/** The pair of texts that all of these values belong to. */
export const switchOf = (values: Iterable<string>): SwitchTexts | undefined => {
  const used = new Set([...values].map((value) => value.toLowerCase()))
  if (used.size === 0 || used.size > 2) return undefined
  return SWITCHES.find(({ on, off }) => [...used].every((value) => value === on || value === off))
}

const switchReader =
  ({ on, off }: SwitchTexts): CellReader =>
  (cell) => {
    if (typeof cell === 'boolean') return cell ? on : off
    const text = textOf(cell).toLowerCase()
    return text === on ? on : text === off ? off : undefined
  }

/** Separators of several options in one cell. */
export const SEPARATORS = /[,，、;；]/

/** Readers that need nothing but the cell. */
const READERS: Readonly<Partial<Record<ColumnKind, CellReader>>> = {
  number: readNumber,
  date: readDay,
  dateTime: readMoment,
  time: readTime,
  phone: matching(PHONE),
  mail: matching(MAIL),
  link: matching(LINK),
  longText: textOf,
  text: (cell) => (textOf(cell).length > MAX_LINE ? undefined : textOf(cell)),
}

/** The reader of a kind, for a column whose switch texts and known names are given. */
export function readerOf(
  kind: ColumnKind,
  { switchTexts = BOOLEANS, names }: { switchTexts?: SwitchTexts | undefined; names: KnownNames },
): CellReader {
  const plain = READERS[kind]
  if (plain) return plain
  if (kind === 'person' || kind === 'department') return named(COMPONENTS[kind], names)
  const texts = switchReader(switchTexts)
  return isSwitch(kind) ? texts : (cell) => (isError(cell) ? undefined : textOf(cell))
}

const SWITCH: ColumnKind = 'switch'
const isSwitch = (column: ColumnKind) => column === SWITCH

/** Reads names as the import of this component does. */
function named(component: string, names: KnownNames): CellReader {
  const kind = kindOf(component)
  const lookup = { ...names, positions: new Map(), regions: { byId: new Map(), byName: new Map() }, options: [] }
  const read = importOf(kind).reader({ kind, node: kind.create(1), lookup: { ...lookup, records: new Map() } })
  return (cell) => {
    const imported = read(textOf(cell))
    return 'value' in imported && imported.value !== undefined ? textOf(cell) : undefined
  }
}
