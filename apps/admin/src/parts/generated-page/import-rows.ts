import type { ImportOutcome, ImportRow } from '@sqos/ui-kit/import'
import type { RecordImportPreview, RecordImportResult } from '@sqos/api-client/record'

type Faults = RecordImportPreview['faults']
type Line = Pick<ImportRow, 'row' | 'cells'>

/** The lines of a workbook, each with what is wrong with it. */
export const rowsOf = ({ dataRow, faults }: Pick<RecordImportPreview, 'dataRow' | 'faults'>): ImportRow[] =>
  judged(
    dataRow.map((cells, index) => ({ row: index + 1, cells })),
    faults,
  )

/** What lines are after the server has looked at them again, or has refused some of them. */
export const rejudged = (rows: readonly Line[], { faults }: Pick<RecordImportResult, 'faults'>): ImportRow[] =>
  judged(rows, faults)

/** Lines by the record that they make: below its own line stand those that only have rows of its tables. */
export function recordsOf<Of extends Line>(rows: readonly Of[]): Of[][] {
  const records: Of[][] = []
  for (const row of rows) {
    const last = records.at(-1)
    if (last && isBelow(row)) last.push(row)
    else records.push([row])
  }
  return records
}

/** Lines by what they would do. */
export function countOf(rows: readonly ImportRow[]): Record<ImportOutcome, number> {
  const counts = { unchecked: 0, new: 0, changed: 0, same: 0, faulty: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** Lines as the server takes them: texts only. */
export const textsOf = ({ cells }: Line): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))

/** Columns of tables are `table.column`. */
const isBelow = ({ cells }: Line): boolean => Object.entries(cells).every(([name, text]) => name.includes('.') || !text)

/** A record comes in with all of its lines, or with none. */
function judged(lines: readonly Line[], faults: Faults): ImportRow[] {
  // The first that is wrong with a cell is said; the next shows when that is mended.
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
