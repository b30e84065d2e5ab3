import { sql, type RawBuilder } from 'kysely'
import { columnRef, tableRef } from '../../../platform/db/identifier.ts'
import type { ChildTable, ModelStorage, StoredTable } from '../model-storage.ts'
import { filled, insertAll, type NewColumn } from './record-insert.ts'

/** A row of a sub-table as it is stored. */
export interface StoredRow {
  id: string
  parent: string
  values: Record<string, unknown>
}

/** A row of a main table that is about to be written; a key that the database makes takes no `id`. */
export interface NewRow {
  id: string
  values: Record<string, unknown>
}

/** New rows of a child table, for one record. */
export interface NewChildren {
  table: ChildTable
  rows: readonly NewRow[]
}

/** Cells of the columns without a field, as texts in order. */
export type OtherCells = readonly (string | null)[]

type Raw = Record<string, unknown>

/** Runs statements; `write` explains a refused value at its field. */
interface Connection {
  run: <Row>(query: RawBuilder<Row>) => Promise<Row[]>
  write: <Row>(table: StoredTable, query: RawBuilder<Row>) => Promise<Row[]>
}

const WHOLE = new Set(['smallint', 'integer', 'bigint'])

/** The foreign key of child rows: the target column of the record, or its key where that is empty. */
export const targetOf = ({ main }: Pick<ModelStorage, 'main'>, { target }: ChildTable) =>
  sql`coalesce(m.${columnRef(target)}::text, m.${columnRef(main.key)}::text)`

/** SQL of secondary tables and sub-tables. */
export function createChildRows({ run, write }: Connection) {
  /** The foreign keys of child rows for several records, by the keys of the records. */
  async function targetsOf(
    storage: ModelStorage,
    { table, ids }: { table: ChildTable; ids: readonly string[] },
  ): Promise<ReadonlyMap<string, string>> {
    if (table.target === storage.main.key || ids.length === 0) return new Map(ids.map((id) => [id, id]))
    const rows = await run(
      sql<{ id: string; target: string }>`
        select m.${columnRef(storage.main.key)}::text as id, ${targetOf(storage, table)} as target
        from ${tableRef(storage.main.name)} m where m.${columnRef(storage.main.key)}::text = any(${ids}::text[])`,
    )
    return new Map(rows.map(({ id, target }) => [id, target]))
  }

  /** Condition for rows of a child table by the values of their foreign key. */
  const pointsAt = ({ foreignKey, foreignKeyType }: ChildTable, targets: readonly string[]) =>
    WHOLE.has(foreignKeyType)
      ? sql`c.${columnRef(foreignKey)} = any(${targets.filter((target) => /^-?\d{1,18}$/.test(target))}::bigint[])`
      : sql`c.${columnRef(foreignKey)}::text = any(${targets}::text[])`

  return {
    /** Rows of a sub-table of these records, in the order of entry. */
    async rowsOf(
      storage: ModelStorage,
      { table, ids }: { table: ChildTable; ids: readonly string[] },
    ): Promise<StoredRow[]> {
      if (ids.length === 0) return []
      const targets = await targetsOf(storage, { table, ids })
      const parents = Map.groupBy(targets, ([, target]) => target)
      const columns = table.fields.map(({ column }, index) => sql`c.${columnRef(column)} as ${sql.id(`c${index}`)}`)
      const rows = await run(
        sql<Raw>`select ${sql.join([
          sql`c.${columnRef(table.key)}::text as id`,
          sql`c.${columnRef(table.foreignKey)}::text as target`,
          ...columns,
        ])}
          from ${tableRef(table.name)} c
          where ${pointsAt(table, [...parents.keys()])}
          order by c.${columnRef(table.key)}`,
      )
      return rows.flatMap((row) => {
        const values = Object.fromEntries(table.fields.map(({ item }, index) => [item.name, row[`c${index}`]]))
        return (parents.get(String(row['target'])) ?? []).map(([parent]) => ({ id: String(row['id']), parent, values }))
      })
    },

    targetsOf,

    /**
     * Deletes rows by the values of their foreign key. Returns the cells of the columns without a field, by the key of
     * each deleted row. With `spareOthersOf`, rows that other records also refer to are kept.
     */
    async deleteRows(
      storage: ModelStorage,
      {
        table,
        targets,
        spareOthersOf,
      }: { table: ChildTable; targets: readonly string[]; spareOthersOf?: readonly string[] },
    ): Promise<ReadonlyMap<string, OtherCells>> {
      const others = table.others.map(({ column }) => sql`${columnRef(column)}::text`)
      const spared =
        spareOthersOf && table.target !== storage.main.key
          ? sql` and not exists (select 1 from ${tableRef(storage.main.name)} m
              where ${targetOf(storage, table)} = c.${columnRef(table.foreignKey)}::text
                and m.${columnRef(storage.main.key)}::text <> all(${spareOthersOf}::text[]))`
          : sql``
      const gone = await run(
        sql<{ id: string; others: OtherCells }>`delete from ${tableRef(table.name)} c
          where ${pointsAt(table, targets)}${spared}
          returning ${columnRef(table.key)}::text as id, array[${sql.join(others)}]::text[] as others`,
      )
      return new Map(gone.map(({ id, others: cells }) => [id, cells]))
    },

    async insertRows(
      table: ChildTable,
      rows: readonly (NewRow & { parent: string; others?: OtherCells | undefined })[],
    ): Promise<void> {
      for (const alike of runsOf(rows, ({ others = [] }) => others.length > 0))
        await write(
          table,
          insertAll(table.name, [
            { column: table.foreignKey, type: table.foreignKeyType, cells: alike.map(({ parent }) => parent) },
            ...childColumns(table, alike),
            // A new row takes the default of the column.
            ...(alike[0]?.others ? table.others : []).map(({ column, type }, index) => ({
              column,
              type,
              cells: alike.map(({ others }) => others?.[index] ?? null),
            })),
          ]),
        )
    },
  }
}

/** Columns of new rows of a child table, without the foreign key. */
export const childColumns = (table: ChildTable, rows: readonly NewRow[]): NewColumn[] => [
  ...(table.keyIsMade ? [] : [{ column: table.key, type: 'text', cells: rows.map(({ id }) => id) }]),
  ...filled(
    table.fields.filter(({ column }) => column !== table.foreignKey),
    rows,
  ),
]

/** Adjacent rows of the same kind, in runs. */
function runsOf<Row>(rows: readonly Row[], kindOf: (row: Row) => boolean): Row[][] {
  const runs: Row[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && kindOf(last[0]) === kindOf(row)) last.push(row)
    else runs.push([row])
  }
  return runs
}
