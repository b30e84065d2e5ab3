import type { FormNode } from '../document/form.schema.ts'
import { asNumber, isEmpty } from '../json/json.ts'
import type { Kind } from '../kinds/kind.ts'
import type { ModelOption } from '../values/options.ts'
import type { PlaceTree } from './places.ts'

/** The value of a cell of a workbook. */
export type CellValue = string | number | boolean | null

/** The reason why a cell cannot be imported. */
export type CellFault = 'unknown' | 'several' | 'number' | 'date' | 'time' | 'range' | 'place'

/** An imported value, or the fault of the cell with its text. */
export type ImportedCell = { value: unknown } | { fault: CellFault; text?: string | undefined }

/** Reads one cell. */
export type CellReader = (cell: CellValue) => ImportedCell

/** Lookups of ids by names in cells. */
export interface CellLookup {
  users: ReadonlyMap<string, readonly string[]>
  positions: ReadonlyMap<string, readonly string[]>
  organizations: PlaceTree
  regions: PlaceTree
  /** Options of the field. */
  options: readonly ModelOption[]
  /** Ids of records that the field can choose. */
  records: ReadonlyMap<string, readonly string[]>
}

/** Input of the import of a field. */
export interface ImportOptions {
  kind: Kind
  node: FormNode
  lookup: CellLookup
}

/** How the cells of one kind are imported: `kinds/<kind>/<kind>.import.ts`. */
export interface ImportCell {
  /** The lookups that the kind needs; options and records are loaded for every field that has them. */
  needs?: 'users' | 'positions' | 'organizations' | 'regions' | undefined
  reader: (options: ImportOptions) => CellReader
}

const SEPARATOR = /[,，、;；]/

/** Whether a text is a list. */
export const isListText = (text: string): boolean => SEPARATOR.test(text)

/** The text of a cell. */
export const cellText = (cell: CellValue): string => String(cell ?? '').trim()

/** An imported value. */
export const found = (value: unknown): ImportedCell => ({ value })

/** The fault of a name without an id. */
export const unknownName = (text: string): ImportedCell => ({ fault: 'unknown', text })

/** The value of a name if exactly one entry has it. */
export function only(values: readonly unknown[] | undefined, text: string): ImportedCell {
  if (values?.length === 1) return found(values[0])
  return values && values.length > 1 ? { fault: 'several', text } : unknownName(text)
}

/** Reads all texts; returns the first fault. */
export function readAll(texts: readonly string[], read: CellReader): ImportedCell {
  const values: unknown[] = []
  for (const text of texts.map((one) => one.trim()).filter((one) => one !== '')) {
    const one = read(text)
    if ('fault' in one) return one
    values.push(one.value)
  }
  return found(values)
}

/** Reads one value, or a list of values if the component is multiple. A name may contain a separator itself. */
export function readEach({ kind, node }: ImportOptions, read: CellReader): CellReader {
  if (!kind.isMultiple(node)) return read
  return (cell) => {
    const text = cellText(cell)
    const whole = readAll([text], read)
    return 'value' in whole ? whole : readAll(text.split(SEPARATOR), read)
  }
}

/** Reads a number, also with thousands separators. */
export const readNumberCell: CellReader = (cell) => {
  const number = asNumber(typeof cell === 'string' ? cell.replaceAll(',', '') : cell)
  return number === undefined ? { fault: 'number' } : found(number)
}

/** Reads a range in the format of the field. */
export const readPairCell =
  (between: string | RegExp, read: CellReader): CellReader =>
  (cell) => {
    const ends = cellText(cell).split(between)
    return ends.length === 2 ? readAll(ends, read) : { fault: 'range' }
  }

/** Whether a cell is empty or blank. */
export const withEmpty =
  (read: CellReader): CellReader =>
  (cell) =>
    isEmpty(cell) || cellText(cell) === '' ? found(undefined) : read(cell)

/** Reads the text of the cell as a stored value. */
export const textImport: ImportCell = {
  reader:
    ({ kind, node }) =>
    (cell) =>
      found(kind.read(cellText(cell), node)),
}
