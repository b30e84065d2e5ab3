import type { WorkbookValue } from '../../../platform/workbook/index.ts'
import {
  isBlank,
  isCode,
  isError,
  readerOf,
  readNumber,
  SEPARATORS,
  switchOf,
  type KnownNames,
  type SwitchTexts,
} from './cell-readers.ts'
import { COLUMN_KINDS, type ColumnKind } from './column-kinds.ts'

/** Share of the filled cells that have to fit a kind. */
const ENOUGH = 0.9
/** The most options that are guessed, and the most that a field can get. */
const [GUESSED_OPTIONS, MAX_OPTIONS] = [30, 200]
/** Characters of an option. */
const MAX_OPTION = 50
/** Characters from which a text gets several lines. */
const LONG = 100
const SAMPLES = 5

/** What the cells of a column tell about it. */
export interface ColumnFacts {
  /** The guessed kind. */
  kind: ColumnKind
  /** Number of cells that are not blank. */
  filled: number
  /** Number of cells with the error of a formula. */
  errors: number
  /** The first different texts. */
  samples: string[]
  /** Number of filled cells that do not fit, for every kind that the column can have. */
  misfits: Partial<Record<ColumnKind, number>>
  /** Different texts, in the order of their first cells; of `options`. */
  options: string[]
  /** Different texts between separators; of `manyOptions`. */
  parts: string[]
  switchTexts: SwitchTexts | undefined
  /** Decimals of the numbers; undefined when every digit has to be kept. */
  decimals: number | undefined
  /** Whether the numbers are percentages. */
  isPercent: boolean
}

/** Guesses what the column of a spreadsheet holds. */
export function guessColumn(column: readonly (WorkbookValue | undefined)[], names: KnownNames): ColumnFacts {
  const all = column.filter((cell): cell is string | number | boolean => !isBlank(cell))
  const good = all.filter((cell) => !isError(cell))
  const texts = good.map((cell) => String(cell).trim())
  const different = [...new Set(texts)]
  const parts = [...new Set(texts.flatMap(partsOf))]
  const hasBooleans = good.some((cell) => typeof cell === 'boolean')
  const switchTexts = hasBooleans ? undefined : switchOf(different.slice(0, 3))
  const maySwitch = switchTexts !== undefined || (hasBooleans && good.every((cell) => typeof cell === 'boolean'))

  const fits = new Map<ColumnKind, number>(
    COLUMN_KINDS.filter((kind) => kind !== 'skip').map((kind) => {
      const read = readerOf(kind, { switchTexts, names })
      return [kind, all.filter((cell) => read(cell) !== undefined).length] as const
    }),
  )
  const misfits: ColumnFacts['misfits'] = { skip: 0 }
  for (const [kind, fitting] of fits) misfits[kind] = all.length - fitting
  if (!maySwitch) delete misfits.switch
  if (!isOptions(different)) delete misfits.options
  if (!isOptions(parts)) delete misfits.manyOptions

  const isMost = (kind: ColumnKind) =>
    good.length > 0 && misfits[kind] !== undefined && (fits.get(kind) ?? 0) >= good.length * ENOUGH
  return {
    kind: guess(),
    filled: all.length,
    errors: all.length - good.length,
    samples: different.slice(0, SAMPLES),
    misfits,
    options: isOptions(different) ? different : [],
    parts: isOptions(parts) ? parts : [],
    switchTexts,
    decimals: decimalsOf(good),
    isPercent: texts.length > 0 && texts.every((text) => /[%％]$/.test(text)),
  }

  function guess(): ColumnKind {
    if (good.length === 0) return 'text'
    if (maySwitch && (hasBooleans || good.length > 1)) return 'switch'
    const isNumeric = isMost('number') && !good.some(isCode)
    for (const kind of ['time', 'date', 'dateTime', 'mail', 'link', 'phone'] as const) if (isMost(kind)) return kind
    if (isNumeric) return 'number'
    for (const kind of ['person', 'department'] as const) if (isMost(kind)) return kind
    if (repeats(different, good.length) && !good.every(isCode)) return 'options'
    const severals = texts.filter((text) => partsOf(text).length > 1).length
    if (severals > good.length / 5 && repeats(parts, texts.flatMap(partsOf).length)) return 'manyOptions'
    return texts.some((text) => text.length > LONG || text.includes('\n')) ? 'longText' : 'text'
  }
}

/** The texts between separators. */
export const partsOf = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Whether these texts can be the options of a field. */
const isOptions = (texts: readonly string[]) =>
  texts.length > 0 && texts.length <= MAX_OPTIONS && texts.every((text) => text.length <= MAX_OPTION)

/** Whether few different texts occur again and again. One text alone, such as a remark, is no choice. */
const repeats = (different: readonly string[], count: number) =>
  isOptions(different) &&
  different.length > 1 &&
  different.length <= GUESSED_OPTIONS &&
  count >= 4 &&
  different.length <= count / 2

/** The most decimals of these numbers; whole numbers beyond an integer column, and more than ten decimals, keep all digits. */
function decimalsOf(cells: readonly (string | number | boolean)[]): number | undefined {
  const numbers = cells.flatMap((cell) => readNumber(cell) ?? [])
  const decimals = numbers.reduce((most, number) => Math.max(most, number.split('.')[1]?.length ?? 0), 0)
  const isLarge = numbers.some((number) => Math.abs(Number(number)) > Number.MAX_SAFE_INTEGER)
  return decimals > 10 || (decimals === 0 && isLarge) ? undefined : decimals
}
