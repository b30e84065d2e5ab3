import { asText, isRecord, own, asList } from '../json/json.ts'
import type { TablesDocument } from './list.schema.ts'
import { parseList } from './parse-document.ts'
import type { Problem } from './problem.ts'

/** A column of a table of a model. */
export interface TableColumnInfo {
  name: string
  comment: string
  dataType: string
  isPrimaryKey: boolean
}

/** A table of a model; a child table points with `foreignKey` to `targetColumn` of the main table. */
export interface ModelTable {
  name: string
  comment: string
  isMain: boolean
  /** The name in the document; empty if it has none. */
  primaryKey: string
  foreignKey: string
  targetColumn: string
  columns: readonly TableColumnInfo[]
}

/** The tables of a model. An empty list means that the platform creates them on release. */
export interface ModelTables {
  document: TablesDocument
  main: ModelTable | undefined
  children: readonly ModelTable[]
  problems: readonly Problem[]
}

/** Reads `tables`, as text or parsed. */
export function readTables(source: unknown): ModelTables {
  const { value = [], problems: parsed } = parseList(source)
  const problems: Problem[] = [...parsed]
  const tables = value.flatMap((entry, index) => {
    const table = readTable(entry)
    if (!table) {
      problems.push({ code: 'wrongType', severity: 'error', place: [String(index + 1)], pointer: `/${index}` })
      return []
    }
    return [{ table, pointer: `/${index}` }]
  })
  const mains = tables.filter(({ table }) => table.isMain)
  const [main] = mains
  if (tables.length > 0 && !main) problems.push({ code: 'noMainTable', severity: 'error', place: [], pointer: '' })
  for (const { table, pointer } of mains.slice(1)) {
    problems.push({ code: 'twoMainTables', severity: 'error', place: [table.name], pointer })
  }
  const children = tables.filter(({ table }) => !table.isMain)
  for (const { table, pointer } of children) {
    if (table.foreignKey && table.targetColumn) continue
    problems.push({ code: 'noForeignKey', severity: 'error', place: [table.name], pointer })
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its errors are in the problems
    document: value as TablesDocument,
    main: main?.table,
    children: children.map(({ table }) => table),
    problems,
  }
}

function readTable(entry: unknown): ModelTable | undefined {
  const name = asText(own(entry, 'table'))
  if (!isRecord(entry) || !name) return undefined
  const columns = asList(own(entry, 'fields')).flatMap((field): TableColumnInfo[] => {
    const column = asText(own(field, 'field'))
    if (!column) return []
    return [
      {
        name: column,
        comment: asText(own(field, 'fieldName')) ?? '',
        dataType: asText(own(field, 'dataType')) ?? '',
        isPrimaryKey: Number(own(field, 'primaryKey')) === 1,
      },
    ]
  })
  return {
    name,
    comment: asText(own(entry, 'tableName')) ?? '',
    isMain: asText(own(entry, 'typeId')) === '1',
    primaryKey: asText(own(entry, 'tableKey')) || (columns.find(({ isPrimaryKey }) => isPrimaryKey)?.name ?? ''),
    foreignKey: asText(own(entry, 'tableField')) ?? '',
    targetColumn: asText(own(entry, 'relationField')) ?? '',
    columns,
  }
}
