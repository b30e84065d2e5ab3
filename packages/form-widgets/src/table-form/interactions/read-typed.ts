import { UNREADABLE } from '../../base/readers.ts'
import { parseTypedDate, parseTypedTime } from '../../moment/typed-moment.ts'
import { roundedTo } from '../../number/decimals.ts'
import { parseDigits } from '../../number/typed-number.ts'
import type { FieldOption, OptionValue } from '../../options/option.ts'
import { numberProp, textProp } from '../cells/column-props.ts'
import { isMultiple } from '../cells/option-cells.ts'
import { readSwitch, switchCell, valuesOf } from '../cells/switch-cell.ts'
import { dateTypeOf } from '../cells/text-cells.ts'
import type { CellContext, CellType, TypedAs } from '../model/cell-type.ts'
import type { ResolvedColumn } from '../model/column.ts'

type Parse = NonNullable<CellType['parse']>

const readDate: Parse = (text, { column }) => parseTypedDate(text, dateTypeOf(column)) ?? UNREADABLE
const readTime: Parse = (text, { column }) =>
  parseTypedTime(text, textProp(column, 'format') ?? 'HH:mm:ss') ?? UNREADABLE

/** Readers of typed or pasted text. */
const READERS: Record<TypedAs, Parse> = {
  number: readNumber,
  date: readDate,
  time: readTime,
  dateRange: rangeOf(readDate),
  timeRange: rangeOf(readTime),
  option: readOption,
  path: readPath,
  switch: readOnOff,
}

/** The reader of text in a column; undefined if it accepts no text. */
export const parserOf = ({ type }: ResolvedColumn): Parse | undefined =>
  type.parse ?? (type.typedAs && READERS[type.typedAs])

/** 1,234 and 1,234,567. Other commas may be decimal points: 1,5 is not 15. */
const GROUPED = /^[^,，]*$|^\D*\d{1,3}(?:[,，]\d{3})+(?!\d|[,，])/

/** Reads numbers with thousands separators, currency signs and full-width digits. */
function readNumber(text: string, { column }: CellContext): unknown {
  const unit = textProp(column, 'unit')
  const given = unit && text.trim().endsWith(unit) ? text.trim().slice(0, -unit.length) : text
  // If the cell shows separators, users edit digits between them.
  const hasCommas = column.type.hasThousands === true || column.props?.['thousands'] === true
  if (!hasCommas && !GROUPED.test(given)) return UNREADABLE
  const digits = parseDigits(given)
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(digits)) return UNREADABLE
  const number = Number(digits)
  const precision = numberProp(column, 'precision')
  if (!Number.isFinite(number)) return UNREADABLE
  return precision === undefined ? number + 0 : roundedTo(number, precision)
}

/** Reads a range separated by 至, ~, to, or a dash with spaces. */
function rangeOf(readEnd: Parse): Parse {
  return (text, context) => {
    const ends = text.split(/\s*(?:至|~|～|\bto\b)\s*|\s[-–—]\s/).map((one) => readEnd(one, context))
    return ends.length === 2 && !ends.includes(UNREADABLE) ? ends : UNREADABLE
  }
}

/** Labels or values. */
function readOption(text: string, { column }: CellContext): unknown {
  const found = isMultiple(column)
    ? text.split(/[,，、;；]/).map((part) => findOption(part, column))
    : [findOption(text, column)]
  const values = found.flatMap((option) => (option ? [option.value] : []))
  if (values.length !== found.length) return UNREADABLE
  return isMultiple(column) ? values : values[0]
}

function findOption(text: string, { options }: ResolvedColumn): FieldOption | undefined {
  const wanted = text.trim()
  if (!options) return undefined
  return labelIndexOf(options.list).get(wanted) ?? options.index.get(wanted)
}

const labelIndexes = new WeakMap<readonly FieldOption[], Map<string, FieldOption>>()

/** Options of all levels by label, cached per list for large pastes. */
function labelIndexOf(list: readonly FieldOption[]): Map<string, FieldOption> {
  const known = labelIndexes.get(list)
  if (known) return known
  const index = new Map<string, FieldOption>()
  const add = (level: readonly FieldOption[]) => {
    for (const option of level) {
      if (!index.has(option.label)) index.set(option.label, option)
      if (option.children) add(option.children)
    }
  }
  add(list)
  labelIndexes.set(list, index)
  return index
}

/** Reads the path of a leaf: labels with separators. */
function readPath(text: string, { column }: CellContext): unknown {
  const separator = textProp(column, 'separator') ?? '/'
  const paths = (isMultiple(column) ? text.split(/[,，;；]/) : [text]).map((path) =>
    findPath(path.split(separator), column.options?.list ?? []),
  )
  if (paths.includes(undefined)) return UNREADABLE
  return isMultiple(column) ? paths : paths[0]
}

function findPath([label, ...rest]: readonly string[], level: readonly FieldOption[]): OptionValue[] | undefined {
  const found = level.find((option) => option.label === label?.trim() || String(option.value) === label?.trim())
  if (!found) return undefined
  if (rest.length === 0) return found.children?.length ? undefined : [found.value]
  const below = findPath(rest, found.children ?? [])
  return below && [found.value, ...below]
}

const ON = new Set(['true', 'yes', 'y', '是', '√', '✓'])
const OFF = new Set(['false', 'no', 'n', '否', '×'])

function readOnOff(text: string, context: CellContext): unknown {
  const wanted = text.trim()
  const { on, off } = valuesOf(context)
  const isOn = readSwitch(wanted, context)
  if (isOn === true || switchCell.format(on, context) === wanted || ON.has(wanted.toLowerCase())) return on
  if (isOn === false || switchCell.format(off, context) === wanted || OFF.has(wanted.toLowerCase())) return off
  return UNREADABLE
}
