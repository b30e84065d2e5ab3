import { copyCells, type CopiedCell } from './edits.ts'
import { parseTsv, toTsv } from './tsv.ts'
import type { GridActions } from './grid-actions.ts'

/** A second clipboard format that keeps values such as ids, for cells of the same kind. */
const CELLS = 'application/x-sqos-cells'

/** Handles copy, cut and paste while the grid has the focus and no cell is edited. Returns the clean-up. */
export function followClipboard(grid: () => HTMLElement | null, actions: GridActions): () => void {
  const isOurs = (event: ClipboardEvent) =>
    event.clipboardData && !actions.options.cursor.isEditing && grid()?.contains(document.activeElement)

  function copy(event: ClipboardEvent) {
    const { store, cursor, t } = actions.options
    if (!isOurs(event)) return
    const cells = copyCells(store.state.rows, cursor.range, { columns: store.columns, t })
    event.clipboardData?.setData('text/plain', toTsv(cells.map((row) => row.map(({ text }) => text))))
    event.clipboardData?.setData(CELLS, JSON.stringify(cells))
    event.preventDefault()
  }
  function cut(event: ClipboardEvent) {
    if (!isOurs(event)) return
    copy(event)
    actions.clear()
  }
  function paste(event: ClipboardEvent) {
    if (!isOurs(event) || !actions.options.store.columns.some(({ isWritable }) => isWritable)) return
    const cells = cellsOf(event.clipboardData)
    event.preventDefault()
    if (cells.length > 0) actions.paste(cells)
  }

  document.addEventListener('copy', copy)
  document.addEventListener('cut', cut)
  document.addEventListener('paste', paste)
  return () => {
    document.removeEventListener('copy', copy)
    document.removeEventListener('cut', cut)
    document.removeEventListener('paste', paste)
  }
}

function cellsOf(data: DataTransfer | null): readonly (readonly CopiedCell[])[] {
  const own = readCells(data?.getData(CELLS) ?? '')
  if (own) return own
  const text = data?.getData('text/plain') ?? ''
  return text === '' ? [] : parseTsv(text).map((row) => row.map((cell) => ({ text: cell })))
}

function readCells(json: string): CopiedCell[][] | undefined {
  if (json === '') return undefined
  try {
    const cells: unknown = JSON.parse(json)
    const isRight = Array.isArray(cells) && cells.every((row) => Array.isArray(row) && row.every(isCell))
    return isRight ? cells : undefined
  } catch {
    return undefined
  }
}

const isCell = (cell: unknown): cell is CopiedCell =>
  typeof cell === 'object' && cell !== null && 'text' in cell && typeof cell.text === 'string'
