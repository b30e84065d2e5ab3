import type { KeyboardEvent } from 'react'
import type { TableModel } from '../use-table-model.ts'
import { cellOf, controlsIn, keepsItsKeys, operateCell } from './cell-controls.ts'
import { type CellPosition, nextCell } from './navigation.ts'
import type { GridFocus } from './use-grid-focus.ts'

interface GridKeysOptions<Row> {
  model: TableModel<Row>
  focus: Pick<GridFocus, 'active' | 'moveTo'>
  pageRows: () => number
  onRowOpen: ((row: Row) => void) | undefined
  /** Alt+arrow and Shift+arrow in the header; true when something was done. */
  onHeaderKey: (column: number, event: KeyboardEvent) => boolean
}

/** Keyboard of a grid in the ARIA pattern: move, enter and leave a cell, select, expand and collapse. */
export function useGridKeys<Row>({ model, focus, pageRows, onRowOpen, onHeaderKey }: GridKeysOptions<Row>) {
  const { rows, columns, selection, expansion } = model
  const { active, moveTo } = focus

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { target } = event
    const cell = cellOf(target)
    if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return
    if (!cell || !event.currentTarget.contains(cell)) return
    const done = target === cell ? onCellKey(cell, event) : onControlKey(target, { cell, event })
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Inside a cell, Escape and F2 leave it, and arrows move between its controls and on to the next cell. */
  function onControlKey(control: HTMLElement, { cell, event }: { cell: HTMLElement; event: KeyboardEvent }): boolean {
    if (event.key === 'Escape' || event.key === 'F2') {
      cell.focus()
      return true
    }
    const controls = controlsIn(cell)
    const step = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : inlineStep(event)
    if (step !== 0 && (event.key === 'Tab' || !keepsItsKeys(control))) {
      const next = controls[controls.indexOf(control) + step]
      next?.focus()
      if (next || event.key === 'Tab') return next !== undefined
    }
    if (keepsItsKeys(control) || event.key === 'Enter' || event.key === ' ') return false
    return move(event)
  }

  function onCellKey(cell: HTMLElement, event: KeyboardEvent): boolean {
    const row = rows[active.row]
    if (!row && (event.altKey || event.shiftKey) && onHeaderKey(active.column, event)) return true
    if (event.altKey) return false
    switch (event.key) {
      case 'Enter':
        if (operateCell(cell)) return true
        if (row && onRowOpen) onRowOpen(row.row)
        else if (row?.canExpand) expansion.toggle(row.key, !row.expanded)
        return row !== undefined
      case 'F2': {
        const [first] = controlsIn(cell)
        first?.focus()
        return first !== undefined
      }
      case ' ':
        if (!row) return operateCell(cell)
        selection?.toggle(row.key, event.shiftKey ? 'range' : undefined)
        return selection !== undefined
      case 'a':
        if (!(event.ctrlKey || event.metaKey) || !selection) return false
        if (selection.shown !== 'all') selection.toggleAll()
        return true
      default:
        return moveInTree(event) || extendSelection(event) || move(event)
    }
  }

  function move(event: KeyboardEvent): boolean {
    const to = destination(event)
    if (to) moveTo(to)
    return to !== undefined
  }

  function destination({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent): CellPosition | undefined {
    return nextCell(
      active,
      { key, ctrlKey: ctrlKey || metaKey },
      {
        rowCount: rows.length,
        columnCount: columns.length,
        pageRows: pageRows(),
        rightToLeft: isRightToLeft(currentTarget),
      },
    )
  }

  function extendSelection(event: KeyboardEvent): boolean {
    if (!selection || !event.shiftKey || !/^Arrow(Up|Down)$/.test(event.key)) return false
    const from = rows[active.row]
    const to = destination(event)
    const reached = to && rows[to.row]
    if (!from || !to || !reached) return false
    selection.extend(from.key, reached.key)
    moveTo(to)
    return true
  }

  /** In the tree column, the forward arrow expands, and the back arrow collapses or moves to the parent. */
  function moveInTree(event: KeyboardEvent): boolean {
    const column = columns[active.column]
    const row = rows[active.row]
    if (!row || column?.kind !== 'data' || !column.holdsTree) return false
    const step = inlineStep(event)
    if (step === 1 && row.canExpand && !row.expanded) expansion.toggle(row.key, true)
    else if (step === -1 && row.expanded) expansion.toggle(row.key, false)
    else if (step === -1 && row.parentKey !== undefined) {
      moveTo({ row: rows.findIndex(({ key }) => key === row.parentKey), column: active.column })
    } else return false
    return true
  }

  return { onKeyDown }
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** 1 for the arrow in text direction, -1 for the opposite arrow, 0 for other keys. */
function inlineStep({ key, currentTarget }: KeyboardEvent): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === isRightToLeft(currentTarget) ? -1 : 1
}
