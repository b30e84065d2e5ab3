import { isEmpty, UNREADABLE } from '../../base/readers.ts'
import type { TableText } from '../table-text.ts'
import { columnIn, type ResolvedColumn } from './column.ts'
import type { Row } from './row.ts'

/** A fault of a cell. */
export interface CellFault {
  /** From 0. */
  row: number
  field: string
  /** The shown text. */
  text: string
}

/**
 * The fault of a value: missing, not of its kind, or the first failing pattern; undefined if it is valid.
 */
function faultOf(value: unknown, column: ResolvedColumn, t: TableText): string | undefined {
  if (!column.isWritable) return undefined
  if (isEmpty(value)) return column.required ? t('required') : undefined
  if (isUnreadable(value, column)) return t(column.type.unreadable ?? 'notPossible')
  const ofKind = column.type.check?.(value, { column, t })
  if (ofKind !== undefined || column.patterns.length === 0) return ofKind
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return column.patterns.find(({ test }) => !test(text))?.message
}

/** Whether the column cannot read a value; this is a fault also in untouched cells. */
const isUnreadable = (value: unknown, { type }: ResolvedColumn): boolean =>
  !isEmpty(value) && type.read?.(value) === UNREADABLE

/** Finds the faults of rows. Unchanged rows are not checked again. */
export class FaultFinder {
  readonly #columns: readonly ResolvedColumn[]
  readonly #t: TableText
  readonly #known = new WeakMap<Row, readonly Omit<CellFault, 'row'>[]>()

  constructor(columns: readonly ResolvedColumn[], t: TableText) {
    this.#columns = columns
    this.#t = t
  }

  /** All faults of a row, in the order of the columns. */
  ofRow(row: Row): readonly Omit<CellFault, 'row'>[] {
    const known = this.#known.get(row)
    if (known) return known
    const found = this.#columns
      .map((one) => columnIn(one, row.record))
      .flatMap((column) => {
        const text = faultOf(row.record[column.field], column, this.#t)
        return text === undefined ? [] : [{ field: column.field, text }]
      })
    this.#known.set(row, found)
    return found
  }

  /** The shown faults: all after a submit; before it only those of edited cells. */
  shownOfRow(row: Row, isAllChecked: boolean): readonly Omit<CellFault, 'row'>[] {
    const all = this.ofRow(row)
    if (isAllChecked || all.length === 0) return all
    return all.filter(({ field }) => row.checked.has(field) || this.#isUnreadable(row, field))
  }

  ofRows(rows: readonly Row[]): CellFault[] {
    return rows.flatMap((row, index) => this.ofRow(row).map((fault) => ({ row: index, ...fault })))
  }

  #isUnreadable(row: Row, field: string): boolean {
    const column = this.#columns.find((one) => one.field === field)
    return column !== undefined && isUnreadable(row.record[field], column)
  }
}
