import type { ImportOutcome, ImportRow } from '@sqos/ui-kit/import'
import type { RecordImportPreview, RecordImportResult, RecordImportRowsLeft } from '@sqos/api-client/record'

type Faults = RecordImportPreview['faults']
type Line = Pick<ImportRow, 'row' | 'cells'>

/** Rows of a workbook with their problems. */
export const rowsOf = ({ dataRow, faults }: Pick<RecordImportPreview, 'dataRow' | 'faults'>): ImportRow[] =>
  judged(
    dataRow.map((cells, index) => ({ row: index + 1, cells })),
    faults,
  )

/** The same rows with the problems of a second check. */
export const rejudged = (rows: readonly Line[], { faults }: Pick<RecordImportResult, 'faults'>): ImportRow[] =>
  judged(rows, faults)

/** Rows that the server did not import, by their numbers there. */
export const rowsLeft = (list: RecordImportRowsLeft['list']): ImportRow[] =>
  list.map(({ row, cells, isFaulty, problems }) => ({
    row,
    cells,
    outcome: isFaulty ? 'faulty' : 'new',
    // One problem per cell: the next appears when the first is corrected.
    problems: Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message])),
  }))

/** Groups rows by record: the first row of a record is followed by rows that only fill its sub-tables. */
export function recordsOf<Of extends Line>(rows: readonly Of[]): Of[][] {
  const records: Of[][] = []
  for (const row of rows) {
    const last = records.at(-1)
    if (last && isBelow(row)) last.push(row)
    else records.push([row])
  }
  return records
}

/** Number of rows by outcome. */
export function countOf(rows: readonly ImportRow[]): Record<ImportOutcome, number> {
  const counts = { unchecked: 0, new: 0, changed: 0, same: 0, faulty: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** A row as the server expects it: texts only. */
export const textsOf = ({ cells }: Line): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))

/** Columns of sub-tables are named `table.column`. */
const isBelow = ({ cells }: Line): boolean => Object.entries(cells).every(([name, text]) => name.includes('.') || !text)

/** Marks all rows of a record as faulty when one of them is: a record is imported whole. */
function judged(lines: readonly Line[], faults: Faults): ImportRow[] {
  // One problem per cell: the next appears when the first is corrected.
  const problems = lines.map((): Record<string, string> => ({}))
  for (const { row, field, message } of faults) {
    const ofLine = problems[row]
    if (ofLine) ofLine[field] ??= message
  }
  const rows = lines.map(({ row, cells }, index) => ({ row, cells, problems: problems[index] ?? {} }))
  return recordsOf(rows).flatMap((record) => {
    const isFaulty = record.some((line) => Object.keys(line.problems).length > 0)
    return record.map((line): ImportRow => ({ ...line, outcome: isFaulty ? 'faulty' : 'new' }))
  })
}
