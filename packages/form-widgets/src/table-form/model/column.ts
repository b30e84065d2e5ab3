import type { Options } from '../../options/use-options.ts'
import type { DataRecord } from '../../services/widget-services.ts'
import type { CellType } from './cell-type.ts'

/** A rule: a regular expression, its literal text `/^\d+$/`, or anything that tests a text; and the message of a failure. */
export interface PatternRule {
  pattern: RegExp | string | { test: (text: string) => boolean }
  message: string
}

/** A column of a table form, as it is given. */
export interface TableColumn {
  /** Key of the value in a row. */
  field: string
  label: string
  /** Which cells it has: `comInput`, `numInput`, `select`, … A kind that nobody knows is edited as text. */
  kind: string
  /** px at least; the columns share what is left. Default 160. */
  width?: number | undefined
  /** Stays in sight when the table is scrolled sideways. */
  fixed?: boolean | undefined
  required?: boolean | undefined
  /** Checked in order when there is a value; the first that fails is shown. */
  rules?: readonly PatternRule[] | undefined
  /** What a new row starts with. */
  defaultValue?: unknown
  /** Shown, but not changed by people. */
  readOnly?: boolean | undefined
  /** Formula of a `calculate` column; operands are `{table}.{field}` of this row, and fields of the form. */
  expression?: unknown
  /** What the field of this kind takes: `options`, `dictionary`, `multiple`, `precision`, `maxLength`, … */
  props?: Readonly<Record<string, unknown>> | undefined
}

/** A column with what its kind and its options are found to be. */
export interface ResolvedColumn extends TableColumn {
  type: CellType
  /** True where nobody has said what to do with this kind. */
  isUnknownKind: boolean
  isWritable: boolean
  patterns: readonly { test: (text: string) => boolean; message: string }[]
  options?: Options | undefined
}

/** The value that a new cell starts with; lists are copied, rows do not share them. */
const defaultOf = ({ defaultValue }: TableColumn): unknown =>
  typeof defaultValue === 'object' && defaultValue !== null ? structuredClone(defaultValue) : defaultValue

/** A new row: what the columns start with, and nothing for the others. */
export const newRecord = (columns: readonly TableColumn[]): DataRecord =>
  Object.fromEntries(
    columns.filter(({ defaultValue }) => defaultValue !== undefined).map((column) => [column.field, defaultOf(column)]),
  )
