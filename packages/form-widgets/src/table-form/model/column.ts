import type { Options } from '../../options/use-options.ts'
import type { DataRecord } from '../../services/widget-services.ts'
import type { CellType } from './cell-type.ts'

/** A rule: a regular expression, its literal text `/^\d+$/`, or anything that tests a text; and the message of a failure. */
export interface PatternRule {
  pattern: RegExp | string | { test: (text: string) => boolean }
  message: string
}

/** A column of a table form. */
export interface TableColumn {
  /** Key of the value in a row. */
  field: string
  label: string
  /** The kind of its cells: `comInput`, `numInput`, `select`, … Unknown kinds are edited as text. */
  kind: string
  /** Minimum width in px; columns share the remaining width. Default 160. */
  width?: number | undefined
  /** Stays visible when the table scrolls horizontally. */
  fixed?: boolean | undefined
  required?: boolean | undefined
  /** Checked in order when there is a value; the first that fails is shown. */
  rules?: readonly PatternRule[] | undefined
  /** The value in new rows. */
  defaultValue?: unknown
  /** Whether users cannot change it. */
  readOnly?: boolean | undefined
  /** Formula of a `calculate` column; operands are `{table}.{field}` of this row, and fields of the form. */
  expression?: unknown
  /** Props of the field of this kind: `options`, `dictionary`, `multiple`, `precision`, `maxLength`, … */
  props?: Readonly<Record<string, unknown>> | undefined
}

/** A column with its cell type and options. */
export interface ResolvedColumn extends TableColumn {
  type: CellType
  /** Whether the kind is unknown. */
  isUnknownKind: boolean
  isWritable: boolean
  patterns: readonly { test: (text: string) => boolean; message: string }[]
  options?: Options | undefined
}

/** The value of a new cell; lists are copied, so that rows do not share them. */
const defaultOf = ({ defaultValue }: TableColumn): unknown =>
  typeof defaultValue === 'object' && defaultValue !== null ? structuredClone(defaultValue) : defaultValue

/** A new row with the default values of the columns. */
export const newRecord = (columns: readonly TableColumn[]): DataRecord =>
  Object.fromEntries(
    columns.filter(({ defaultValue }) => defaultValue !== undefined).map((column) => [column.field, defaultOf(column)]),
  )
