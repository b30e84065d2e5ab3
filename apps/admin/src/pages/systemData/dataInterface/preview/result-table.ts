import type { DataColumn } from '@sqos/ui-kit/table'

/** A row of a result, with its index as key. */
export interface ResultRow {
  key: string
  values: Record<string, unknown>
}

/** Maximum number of rows in the table. */
const MAX_ROWS = 200
const MAX_COLUMNS = 30

/** The table of a result that is a list of records; undefined for other results. */
export function resultTable(
  data: unknown,
): { rows: ResultRow[]; columns: DataColumn<ResultRow>[]; total: number } | undefined {
  if (!Array.isArray(data) || data.length === 0 || !data.every(isRecord)) return
  const names = new Set(data.slice(0, MAX_ROWS).flatMap((row) => Object.keys(row)))
  const columns = [...names].slice(0, MAX_COLUMNS).map((name) => ({
    id: name,
    header: name,
    minWidth: 120,
    value: ({ values }: ResultRow) => textOf(values[name]),
  }))
  const rows = data.slice(0, MAX_ROWS).map((values, index) => ({ key: String(index), values }))
  return { rows, columns, total: data.length }
}

const isRecord = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
