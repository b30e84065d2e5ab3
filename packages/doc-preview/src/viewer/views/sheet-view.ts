import { read, type Range, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { readEntries } from '../archive.ts'
import { findText } from '../find.ts'
import { officeParts } from '../office-parts.ts'
import { element, type Match, NotShown, type Source, type View } from '../view.ts'
import { MAX_COLUMNS, MAX_ROWS, rowHead } from './rows-view.ts'
import { zoomBy } from './text-view.ts'
import styles from './views.module.css'

/** A workbook: its visible sheets, cells as Excel writes them, values of formulas as they were last calculated. */
export function sheetView({ bytes, text }: Source): View {
  const book = readBook(bytes)
  const names = book.SheetNames.filter((_name, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
  const pages = names.map((name) => {
    const sheet = book.Sheets[name]
    const { table, notes } = sheet ? drawSheet(sheet) : { table: element('table'), notes: [] }
    return element('section', {
      className: styles.sheet,
      children: [
        element('h2', { className: styles.sheetName, text: name }),
        ...notes.map((note) => element('p', { className: styles.note, text: note })),
        table,
      ],
    })
  })
  const content = element('div', { className: styles.book, children: pages })

  function drawSheet(sheet: WorkSheet) {
    const shown = shownRange(sheet)
    if (!shown) return { table: element('table'), notes: [text('sheetEmpty')] }
    const notes: string[] = []
    const whole = utils.decode_range(String(sheet['!fullref'] ?? sheet['!ref']))
    if (whole.e.r > shown.e.r) notes.push(text('rowsCut', { rows: shown.e.r + 1 }))
    if (whole.e.c > shown.e.c) notes.push(text('columnsCut', { columns: shown.e.c + 1 }))
    return { table: tableOf(sheet, shown), notes }
  }

  return {
    element: content,
    notes: [text('sheetNote')],
    abilities: { pages: pages.length, finds: true, zooms: true, prints: true },
    pages,
    find: (wanted): Match[] => pages.flatMap((page, index) => findText(page, wanted, index + 1)),
    setZoom: (zoom) => zoomBy(content, zoom),
  }
}

function readBook(bytes: Uint8Array<ArrayBuffer>): WorkBook {
  const isZip = readEntries(bytes) !== undefined
  const safe = isZip ? zipSync(Object.fromEntries(officeParts(bytes)), { level: 0 }) : bytes
  try {
    return read(safe, {
      type: 'array',
      dense: true,
      sheetRows: MAX_ROWS,
      cellFormula: false,
      cellHTML: false,
      cellDates: false,
    })
  } catch (error) {
    throw new NotShown(error instanceof Error && /password/i.test(error.message) ? 'locked' : 'damaged')
  }
}

function shownRange(sheet: WorkSheet): Range | undefined {
  const reference = sheet['!ref']
  if (!reference) return undefined
  const { e } = utils.decode_range(reference)
  return { s: { r: 0, c: 0 }, e: { r: Math.min(e.r, MAX_ROWS - 1), c: Math.min(e.c, MAX_COLUMNS - 1) } }
}

function tableOf(sheet: WorkSheet, { e }: Range): HTMLTableElement {
  const merges = mergesOf(sheet)
  const head = element('tr', { children: [element('td')] })
  for (let column = 0; column <= e.c; column += 1) {
    const name = element('th', { text: utils.encode_col(column) })
    name.scope = 'col'
    const width = sheet['!cols']?.[column]?.wpx
    if (width) name.style.minInlineSize = `${Math.min(width, 600)}px`
    head.append(name)
  }
  const body = element('tbody')
  for (let row = 0; row <= e.r; row += 1) {
    if (sheet['!rows']?.[row]?.hidden) continue
    const line = element('tr', { children: [rowHead(row + 1)] })
    for (let column = 0; column <= e.c; column += 1) {
      const merge = merges.get(`${row} ${column}`)
      if (merge === 'covered') continue
      const cell = sheet['!data']?.[row]?.[column]
      const drawn = element('td', { text: cell?.w ?? String(cell?.v ?? '') })
      if (cell?.t === 'n') drawn.className = styles.number ?? ''
      if (merge) {
        drawn.rowSpan = merge.e.r - merge.s.r + 1
        drawn.colSpan = Math.min(merge.e.c, e.c) - merge.s.c + 1
      }
      line.append(drawn)
    }
    body.append(line)
  }
  return element('table', { className: styles.grid, children: [element('thead', { children: [head] }), body] })
}

/** Maximum number of merged cells; a malicious file may declare millions. */
const MAX_MERGED = 100_000

/** For each merged cell: the range of the first cell, or that another cell covers it. */
function mergesOf(sheet: WorkSheet): Map<string, Range | 'covered'> {
  const cells = new Map<string, Range | 'covered'>()
  for (const merge of sheet['!merges'] ?? []) {
    const last = { r: Math.min(merge.e.r, MAX_ROWS), c: Math.min(merge.e.c, MAX_COLUMNS) }
    for (let row = merge.s.r; row <= last.r; row += 1)
      for (let column = merge.s.c; column <= last.c; column += 1) {
        if (cells.size === MAX_MERGED) return cells
        cells.set(`${row} ${column}`, row === merge.s.r && column === merge.s.c ? { s: merge.s, e: last } : 'covered')
      }
  }
  return cells
}
