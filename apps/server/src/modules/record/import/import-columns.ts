import type { FormItem, FormModel } from '@sqos/form-model'
import { AppError } from '../../../platform/errors.ts'
import { readWorkbook } from '../../../platform/workbook/index.ts'
import { importableItems } from './import-values.ts'

/** A column of a file: a field, or a field of the rows of a sub-table. */
export interface ImportColumn {
  /** `F_Name`, or `tableField102.F_Qty`. */
  id: string
  heading: string
  item: FormItem
}

/** A row of a file: column id → text. */
export type ImportRow = Record<string, string>

/** A record in a file: its first row, and following rows that hold only rows of its sub-tables. */
export interface ImportedRecord {
  /** Counted from 0. */
  rows: number[]
}

/** The columns that a file for this form may have. */
export function importColumns(form: FormModel, mayField: (item: FormItem) => boolean): ImportColumn[] {
  const own = importableItems(form.fields.filter(mayField)).map((item) => ({ item, label: item.label }))
  const below = form.subTables
    .filter(mayField)
    .flatMap((table) =>
      importableItems(table.children.filter(mayField)).map((item) => ({ item, label: `${table.label}.${item.label}` })),
    )
  const columns = [...own, ...below]
  const count = Map.groupBy(columns, ({ label }) => label)
  // Duplicate names are distinguished by the field.
  return columns.map(({ item, label }) => ({
    id: item.path,
    heading: (count.get(label)?.length ?? 0) > 1 ? `${label}(${item.path})` : label,
    item,
  }))
}

/** Whether a row has anything in these columns. */
export const hasCells = (row: ImportRow, columns: readonly ImportColumn[]) =>
  columns.some(({ id }) => cellOf(row, id).trim() !== '')

/** The text of a cell; empty for a missing cell, whatever the name of its column. */
export const cellOf = (row: ImportRow, id: string): string => (Object.hasOwn(row, id) ? (row[id] ?? '') : '')

/** Groups rows into records: a row with values of sub-tables only belongs to the record above it. */
export function recordsOf(rows: readonly ImportRow[], columns: readonly ImportColumn[]): ImportedRecord[] {
  const own = columns.filter(({ item }) => item.table === undefined)
  const below = columns.filter(({ item }) => item.table !== undefined)
  const records: ImportedRecord[] = []
  for (const [index, row] of rows.entries()) {
    const last = records.at(-1)
    if (last && hasCells(row, below) && !hasCells(row, own)) last.rows.push(index)
    else records.push({ rows: [index] })
  }
  return records
}

/** Reads the rows of a workbook; unknown columns are left out. */
export async function readImportRows(
  content: Buffer,
  { byHeading, limit, signal }: { byHeading: ReadonlyMap<string, ImportColumn>; limit: number; signal: AbortSignal },
): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  let found: (ImportColumn | undefined)[] | undefined
  for await (const cells of readWorkbook(content, { rows: limit + 1, signal })) {
    if (!found) {
      found = cells.map((cell) => byHeading.get(String(cell ?? '').trim()))
      if (found.every((column) => column === undefined)) throw new AppError('refused', 'record.import.noColumns')
      continue
    }
    const row: ImportRow = {}
    for (const [at, cell] of cells.entries()) {
      const column = found[at]
      if (column && cell !== null) row[column.id] = String(cell)
    }
    if (Object.values(row).some((value) => value !== '')) rows.push(row)
  }
  return rows
}
