import { columnIn } from '../model/column.ts'
import type { Place, Range } from '../model/range.ts'
import { withChecked, withValues } from '../model/row.ts'
import type { TableStore } from '../model/table-store.ts'
import {
  clear,
  type CopiedCell,
  copyRow,
  type EditContext,
  fillDown,
  paste,
  type PasteReport,
  repeatOver,
  typeInto,
} from './edits.ts'

/** Edits of the rows, without user interface. */
export class TableEdits {
  readonly #store: TableStore

  constructor(store: TableStore) {
    this.#store = store
  }

  /** Sets the typed text of a cell. */
  type({ row, column: index }: Place, text: string): void {
    const { columns, t } = this.#context
    const shared = columns[index]
    const record = this.#store.state.rows[row]?.record
    const column = shared && record && columnIn(shared, record)
    if (column?.isWritable) this.#store.changeRow(row, (one) => typeInto(one, text, { column, t }))
  }

  setValue({ row, field, value }: { row: number; field: string; value: unknown }): void {
    this.#store.changeRow(row, (one) => withChecked(withValues(one, { [field]: value }), [field]))
  }

  /** Shows the fault of a cell after it was left. */
  check({ row, column }: Place): void {
    const field = this.#context.columns[column]?.field
    if (field !== undefined) this.#store.changeRow(row, (one) => withChecked(one, [field]))
  }

  remove(row: number): void {
    const { rows } = this.#store.state
    if (rows[row]) this.#store.take(rows.toSpliced(row, 1))
  }

  /** Inserts a copy below a row. */
  copy(row: number): void {
    const { rows } = this.#store.state
    const source = rows[row]
    if (source) this.#store.take(rows.toSpliced(row + 1, 0, copyRow(source, this.#context.columns)))
  }

  fillDown(range: Range): void {
    this.#store.take(fillDown(this.#store.state.rows, range, this.#context))
  }

  clear(range: Range): void {
    this.#store.take(clear(this.#store.state.rows, range, this.#context))
  }

  /** Pastes cells into a range, or from its first cell. */
  paste(cells: readonly (readonly CopiedCell[])[], range: Range): PasteReport {
    const at = { row: range.top, column: range.start }
    const report = paste(this.#store.state.rows, repeatOver(cells, range), { ...this.#context, at })
    if (report.taken > 0 || report.addedRows > 0) this.#store.take(report.rows)
    return report
  }

  get #context(): EditContext {
    const { columns, t } = this.#store
    return { columns, t }
  }
}
