import { announce } from '../../base/announce.ts'
import type { TableText } from '../table-text.ts'
import type { CopiedCell, PasteReport } from './edits.ts'
import { hasEditor } from '../model/cell-type.ts'
import { columnIn } from '../model/column.ts'
import type { CellFault } from '../model/faults.ts'
import type { GridCursor } from '../model/grid-cursor.ts'
import type { Place } from '../model/range.ts'
import type { TableStore } from '../model/table-store.ts'
import { ACTION_COLUMNS } from '../grid/layout.ts'
import { type Move, moveFrom } from './move-from.ts'
import { TableEdits } from './table-edits.ts'

export interface ActionOptions {
  store: TableStore
  cursor: GridCursor
  t: TableText
  hasActions: boolean
  /** Number of visible rows. */
  page: number
}

/** The actions of keys, clicks and buttons in the grid. Announces changes away from the focus. */
export class GridActions {
  options: ActionOptions
  readonly #edits: TableEdits

  constructor(options: ActionOptions) {
    this.options = options
    this.#edits = new TableEdits(options.store)
  }

  configure(options: ActionOptions): void {
    this.options = options
  }

  get size() {
    const { store, hasActions, page } = this.options
    const columns = store.columns.length + (hasActions ? ACTION_COLUMNS : 0)
    return { rows: store.state.rows.length, columns, page }
  }

  /** Ends editing and accepts the entered value. */
  commit(): void {
    const { store, cursor } = this.options
    const draft = cursor.takeDraft()
    const { state } = cursor
    if (!cursor.isEditing) return
    cursor.stopEditing()
    const { active } = state
    const field = store.columns[active.column]?.field
    if (draft && field !== undefined) {
      if ('text' in draft) this.#edits.type(active, draft.text)
      else this.#edits.setValue({ row: active.row, field, value: draft.value })
    }
    this.#edits.check(active)
    this.#sayFault(active)
  }

  /** Ends editing and discards the entered value. */
  cancel(): void {
    const { cursor } = this.options
    cursor.takeDraft()
    cursor.stopEditing()
  }

  /** Moves from the active cell. Returns false at the end of the table. */
  move(move: Move, { extends: isExtending = false } = {}): boolean {
    const { cursor } = this.options
    const next = moveFrom(cursor.state.active, move, this.size)
    if (!next) return false
    this.commit()
    cursor.goTo(next, { extends: isExtending })
    return true
  }

  goTo(place: Place, options: { extends?: boolean } = {}): void {
    this.commit()
    this.options.cursor.goTo(place, options)
  }

  /** Opens the editor of the active cell, or toggles it. */
  open(): void {
    const { store, cursor, t } = this.options
    const { row, column: index } = cursor.state.active
    const shared = store.columns[index]
    const record = store.state.rows[row]?.record
    if (!shared || !record) return
    const column = columnIn(shared, record)
    if (!column.isWritable) return
    const value = record[column.field]
    if (column.type.toggle)
      this.#edits.setValue({ row, field: column.field, value: column.type.toggle(value, { column, t }) })
    else if (hasEditor(column.type)) cursor.pick()
  }

  /** Moves to the first fault of a submit and announces their number. */
  goToFault(faults: readonly CellFault[]): void {
    const { store, cursor, t } = this.options
    const [first] = faults
    if (!first) return
    cursor.goTo({ row: first.row, column: store.columns.findIndex(({ field }) => field === first.field) })
    announce(t('faults', { count: faults.length }))
  }

  add(): void {
    const { store, cursor, t } = this.options
    this.commit()
    const row = store.add()
    cursor.goTo({ row, column: 0 })
    announce(t('added', { row: row + 1 }))
  }

  copy(row: number): void {
    const { cursor, t } = this.options
    this.commit()
    this.#edits.copy(row)
    cursor.goTo({ row: row + 1, column: 0 })
    announce(t('copied', { row: row + 2 }))
  }

  remove(row: number): void {
    const { store, cursor, t } = this.options
    this.commit()
    this.#edits.remove(row)
    const last = store.state.rows.length - 1
    cursor.goTo({ row: Math.max(0, Math.min(row, last)), column: cursor.state.active.column })
    announce(t('removed', { row: row + 1 }))
  }

  undo(): void {
    this.#travel('undo')
  }

  redo(): void {
    this.#travel('redo')
  }

  fillDown(): void {
    const { cursor, t } = this.options
    this.#edits.fillDown(cursor.range)
    announce(t('filled'))
  }

  clear(): void {
    const { cursor, t } = this.options
    this.#edits.clear(cursor.range)
    announce(t('cleared'))
  }

  paste(cells: readonly (readonly CopiedCell[])[]): void {
    const { cursor, t } = this.options
    const report = this.#edits.paste(cells, cursor.range)
    cursor.choose(report.range)
    announce(describePaste(report, t))
  }

  #travel(direction: 'undo' | 'redo') {
    const { store, cursor, t } = this.options
    const isPossible = direction === 'undo' ? store.state.canUndo : store.state.canRedo
    if (!isPossible) return
    this.cancel()
    store[direction]()
    const { active } = cursor.state
    const last = Math.max(0, store.state.rows.length - 1)
    if (active.row > last) cursor.goTo({ ...active, row: last })
    announce(t(direction === 'undo' ? 'undone' : 'redone'))
  }

  #sayFault({ row, column: index }: Place) {
    const { store, t } = this.options
    const column = store.columns[index]
    const one = store.state.rows[row]
    if (!column || !one) return
    const fault = store.faults.ofRow(one).find(({ field }) => field === column.field)
    if (fault) announce(t('faultAt', { row: row + 1, label: column.label, text: fault.text }))
  }
}

/** The result of a paste as text. */
function describePaste({ taken, addedRows, refusedColumns, leftOut }: PasteReport, t: TableText): string {
  return [
    t('pasted', { count: taken }),
    addedRows > 0 && t('pastedRows', { count: addedRows }),
    refusedColumns.length > 0 && t('pasteRefused', { columns: refusedColumns.join('、') }),
    leftOut > 0 && t('pasteLeftOut', { count: leftOut }),
  ]
    .filter(Boolean)
    .join(t('comma'))
}
