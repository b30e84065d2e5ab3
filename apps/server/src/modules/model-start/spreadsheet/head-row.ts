import type { WorkbookValue } from '../../../platform/workbook/index.ts'
import { isBlank, isError, readMoment, readNumber } from './cell-readers.ts'

type Cells = readonly WorkbookValue[]

/** Rows that are searched for the head. */
const SEARCHED = 10
/** Characters of a title. */
const MAX_TITLE = 50

/** Whether a cell could be a title: a text that is no number, no date and no error. */
const isTitle = (cell: WorkbookValue | undefined): boolean =>
  typeof cell === 'string' &&
  !isBlank(cell) &&
  readNumber(cell) === undefined &&
  !isError(cell) &&
  readMoment(cell) === undefined

/** Indexes of the columns with a cell in any of these rows. */
const usedColumns = (rows: readonly Cells[]): number[] => {
  const used = new Set(rows.flatMap((row) => row.flatMap((cell, index) => (isBlank(cell) ? [] : [index]))))
  return [...used].toSorted((one, other) => one - other)
}

/**
 * Finds the head of a sheet: the number of its last row, counted from 1; 0 for a sheet without a head. Rows above it that name few
 * columns, such as a title over the whole sheet, are no head. A head with merged cells can have two rows.
 */
export function findHead(rows: readonly Cells[]): number {
  const searched = rows.slice(0, SEARCHED)
  const used = usedColumns(rows.slice(0, SEARCHED * 5))
  const filled = (row: Cells | undefined) => used.filter((column) => !isBlank(row?.[column]))
  const areTitles = (row: Cells | undefined) => filled(row).every((column) => isTitle(row?.[column]))
  const found = searched.findIndex(
    (row) => filled(row).length > 0 && filled(row).length >= used.length / 2 && areTitles(row),
  )
  if (found === -1) return 0
  const [head, below, data] = rows.slice(found, found + 3)
  const gaps = used.filter((column) => isBlank(head?.[column]))
  const isBelowHead = gaps.length > 0 && gaps.every((column) => !isBlank(below?.[column])) && areTitles(below)
  const isMerged = filled(head).some((column) => isBlank(below?.[column]))
  const differsFromData = filled(data).some((column) => !isTitle(data?.[column]) && isTitle(below?.[column]))
  return found + 1 + (isBelowHead && data !== undefined && (isMerged || differsFromData) ? 1 : 0)
}

/** The letters of a column: 0 → `A`, 27 → `AB`. */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26) - 1
  return (rest >= 0 ? lettersOf(rest) : '') + String.fromCharCode(65 + (column % 26))
}

/**
 * The titles of all columns below this head. A cell that is merged over both rows of the head counts for the lower one. Equal titles
 * get the title of their group in front, or a number; a column without a title has `nameOf` its letters.
 */
export function titlesOf(
  rows: readonly Cells[],
  { headRow, width, nameOf }: { headRow: number; width: number; nameOf: (letters: string) => string },
): string[] {
  const [above, head] = [rows[headRow - 2], rows[headRow - 1]]
  const isGrouped = Boolean(above && head) && usedColumns([above ?? []]).length > 1
  const titles = Array.from({ length: width }, (_, column) => {
    const own = clean(head?.[column])
    if (own !== '') return { own, group: isGrouped ? groupAt(above ?? [], column) : '' }
    return { own: isGrouped ? clean(above?.[column]) : '', group: '' }
  })
  const count = Map.groupBy(titles, ({ own }) => own)
  const taken = new Set<string>()
  return titles.map(({ own, group }, column) => {
    const isRepeated = (count.get(own)?.length ?? 0) > 1
    const wanted =
      own === '' ? nameOf(lettersOf(column)) : isRepeated && group !== '' && group !== own ? `${group} ${own}` : own
    let title = wanted
    for (let number = 2; taken.has(title); number += 1) title = `${wanted} ${number}`
    taken.add(title)
    return title
  })
}

/** The title of the group that a column belongs to: the nearest cell at or before it. */
function groupAt(above: Cells, column: number): string {
  for (let at = column; at >= 0; at -= 1) {
    const title = clean(above[at])
    if (title !== '') return title
  }
  return ''
}

const clean = (cell: WorkbookValue | undefined) =>
  isBlank(cell) ? '' : String(cell).trim().replaceAll(/\s+/g, ' ').slice(0, MAX_TITLE)
