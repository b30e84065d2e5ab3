import type { Language } from '@sqos/contract'
import type { JsonRecord } from '@sqos/form-model'
import { text } from '../../../platform/text.ts'
import { cellOf, hasCells, type ImportColumn, type ImportedRecord, type ImportRow } from './import-columns.ts'
import type { CellReader } from './import-values.ts'

/** An error in a cell; `row` counts from 0. */
export interface ImportFault {
  row: number
  /** Id of the column; empty for the whole row. */
  field: string
  message: string
}

interface Reading {
  columns: readonly ImportColumn[]
  rows: readonly ImportRow[]
  readers: ReadonlyMap<string, CellReader>
  language: Language
  faults: ImportFault[]
}

/** A record of a file in the format of a form, and the rows of the file behind the rows of each sub-table. */
export function sentBy(record: ImportedRecord, { columns, rows, readers, language, faults }: Reading) {
  const sent: JsonRecord = {}
  const rowsOf = new Map<string, number[]>()
  for (const [table, ofTable] of Map.groupBy(columns, ({ item }) => item.table)) {
    if (table === undefined) {
      take(sent, { row: record.rows[0] ?? 0, ofTable })
      continue
    }
    const filled = record.rows.filter((row) => hasCells(rows[row] ?? {}, ofTable))
    rowsOf.set(table, filled)
    sent[table] = filled.map((row) => take({}, { row, ofTable }))
  }
  return { sent, rowsOf }

  function take(into: JsonRecord, { row, ofTable }: { row: number; ofTable: readonly ImportColumn[] }): JsonRecord {
    for (const { id, item } of ofTable) {
      const imported = readers.get(id)?.(cellOf(rows[row] ?? {}, id)) ?? { value: undefined }
      if ('problem' in imported)
        faults.push({ row, field: id, message: text(language, imported.problem, imported.params) })
      else if (imported.value !== undefined) into[item.name] = imported.value
    }
    return into
  }
}

/** Converts the path `tableField102.0.F_Qty` of a record to the row and column of the file. */
export function placeOf(
  path: string,
  { record, rowsOf }: { record: ImportedRecord; rowsOf: ReadonlyMap<string, readonly number[]> },
) {
  const [, table = '', index = '', name = ''] = /^(.+)\.(\d+)\.(.+)$/.exec(path) ?? []
  const row = rowsOf.get(table)?.[Number(index)]
  return row === undefined ? { row: record.rows[0] ?? 0, field: path } : { row, field: `${table}.${name}` }
}
