import { offeredOptions } from '../../options/option.ts'
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
  /** How rules of the form change the cell of a row. Another function has the cells drawn and checked again. */
  ruleOf?: ((record: DataRecord) => CellRule | undefined) | undefined
}

/** How rules of the form change a cell. */
export interface CellRule {
  /** Shows nothing and cannot be edited. */
  isHidden?: boolean | undefined
  isRequired?: boolean | undefined
  isLocked?: boolean | undefined
  /** The values of the options that can be chosen. */
  offered?: readonly string[] | undefined
}

/** A column with its cell type and options. */
export interface ResolvedColumn extends TableColumn {
  type: CellType
  /** Whether the kind is unknown. */
  isUnknownKind: boolean
  isWritable: boolean
  /** Whether a rule hides the cell. */
  isHidden?: boolean | undefined
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

/** Columns changed by rules; the same object for the same rule, so that cells are not drawn again. */
const ruled = new WeakMap<ResolvedColumn, Map<string, ResolvedColumn>>()

/** The column as the rules of the form change it for the cell of a row. */
export function columnIn(column: ResolvedColumn, record: DataRecord): ResolvedColumn {
  const rule = column.ruleOf?.(record)
  if (!rule) return column
  const key = JSON.stringify(rule)
  const known = ruled.get(column) ?? new Map<string, ResolvedColumn>()
  const found = known.get(key) ?? withRule(column, rule)
  ruled.set(column, known.set(key, found))
  return found
}

function withRule(column: ResolvedColumn, { isHidden, isRequired, isLocked, offered }: CellRule): ResolvedColumn {
  const { options } = column
  return {
    ...column,
    isWritable: column.isWritable && !isHidden && !isLocked,
    isHidden,
    required: column.required || isRequired,
    ...(offered && { props: { ...column.props, offered } }),
    ...(offered && options && { options: { ...options, list: offeredOptions(options.list, offered) } }),
  }
}
