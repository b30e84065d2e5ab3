import type { RecordImportPreview, RecordImportResult } from '@sqos/api-client/online-dev'
import type { ImportOutcome, ImportRow } from '../import-dialog/import-work.ts'

type Faults = RecordImportPreview['faults']

/** The lines of a workbook, each with what is wrong with it. */
export function rowsOf({ dataRow, faults }: Pick<RecordImportPreview, 'dataRow' | 'faults'>): ImportRow[] {
  const byLine = byRow(faults)
  return dataRow.map((cells, index) => judged({ row: index + 1, cells }, byLine.get(index) ?? []))
}

/** What lines are after the server has looked at them again, or has refused some of them. */
export function rejudged(rows: readonly ImportRow[], { faults }: Pick<RecordImportResult, 'faults'>): ImportRow[] {
  const byPlace = byRow(faults)
  return rows.map((row, index) => judged(row, byPlace.get(index) ?? []))
}

/** Lines by what they would do. */
export function countOf(rows: readonly ImportRow[]): Record<ImportOutcome, number> {
  const counts = { unchecked: 0, new: 0, changed: 0, same: 0, faulty: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** Lines as the server takes them: texts only. */
export const textsOf = ({ cells }: ImportRow): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))

function judged({ row, cells }: Pick<ImportRow, 'row' | 'cells'>, faults: Faults): ImportRow {
  // The first that is wrong with a cell is said; the next shows when that is mended.
  const problems = Object.fromEntries(faults.toReversed().map(({ field, message }) => [field, message]))
  return { row, cells, problems, outcome: faults.length > 0 ? 'faulty' : 'new' }
}

function byRow(faults: Faults): ReadonlyMap<number, Faults> {
  const rows = new Map<number, Faults>()
  for (const fault of faults) {
    const row = rows.get(fault.row)
    if (row) row.push(fault)
    else rows.set(fault.row, [fault])
  }
  return rows
}
