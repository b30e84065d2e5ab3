import { sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { ImportRow } from './import-columns.ts'
import type { RecordImportsTable, RecordImportStatus, RowOutcome, RowProblem } from '../record-import.tables.ts'

/** Number of imports that a person may have staged without starting them. */
const MAX_STAGED = 3

/** What became of a row. */
export interface RowResult {
  rowNumber: number
  outcome: RowOutcome
  problems: readonly RowProblem[] | null
  recordId: string | null
  recordVersion: string | null
}

/** SQL of the imports of files. */
export function createImportFileRepository(db: Db | Trx) {
  const rows = (importId: string) => db.selectFrom('recordImportRows').where('importId', '=', importId)

  return {
    /** Adds an import and drops the oldest ones that the person staged and did not start. */
    async insert(
      row: Pick<RecordImportsTable, 'id' | 'modelId' | 'ownerId' | 'fileName' | 'createdAt'> & {
        startsModel?: boolean
      },
    ) {
      await db.insertInto('recordImports').values(row).execute()
      const kept = db
        .selectFrom('recordImports')
        .select('id')
        .where('ownerId', '=', row.ownerId)
        .where('status', '=', 'staged')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_STAGED)
      await db
        .deleteFrom('recordImports')
        .where('ownerId', '=', row.ownerId)
        .where('status', '=', 'staged')
        .where('id', 'not in', kept)
        .execute()
    },
    find: (id: string) => db.selectFrom('recordImports').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Whether the model was made from a file of this person. */
    hasStart: async (modelId: string, ownerId: string) =>
      (await db
        .selectFrom('recordImports')
        .select('id')
        .where('modelId', '=', modelId)
        .where('ownerId', '=', ownerId)
        .where('startsModel', '=', true)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    lock: (id: string) =>
      db.selectFrom('recordImports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    update: (id: string, values: Updateable<RecordImportsTable>) =>
      db.updateTable('recordImports').set(values).where('id', '=', id).execute(),
    /** Ends a step; a cancelled one has ended already. */
    finish: (id: string, { from, to }: { from: RecordImportStatus; to: RecordImportStatus }) =>
      db
        .updateTable('recordImports')
        .set({ status: to })
        .where('id', '=', id)
        .where('status', '=', from)
        .returning(['ownerId', 'fileName', 'imported', 'faulty'])
        .executeTakeFirst(),
    listOf: (ownerId: string, modelId: string) =>
      db
        .selectFrom('recordImports')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('modelId', '=', modelId)
        .where('status', '<>', 'staged')
        .orderBy('createdAt', 'desc')
        .limit(20)
        .execute(),
    async dropBefore({ staged, all }: { staged: Date; all: Date }) {
      await db.deleteFrom('recordImports').where('createdAt', '<', all).execute()
      await db.deleteFrom('recordImports').where('createdAt', '<', staged).where('status', '=', 'staged').execute()
      await db.deleteFrom('recordImportCalls').where('createdAt', '<', all).execute()
    },

    /** Adds rows or replaces those with the same numbers. Returns the number of staged rows and their bytes. */
    async stage(importId: string, { from, list }: { from: number; list: readonly ImportRow[] }) {
      const lines = list.map((cells, index) => ({ rowNumber: from + index, cells }))
      await sql`
        insert into record_import_rows (import_id, row_number, cells)
        select ${importId}, f."rowNumber", f.cells
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as f ("rowNumber" integer, cells jsonb)
        on conflict (import_id, row_number) do update set cells = excluded.cells`.execute(db)
      const staged = await rows(importId)
        .select([
          (select) => select.fn.countAll<string>().as('total'),
          sql<string>`coalesce(sum(pg_column_size(cells)), 0)`.as('bytes'),
        ])
        .executeTakeFirstOrThrow()
      return { total: Number(staged.total), bytes: Number(staged.bytes) }
    },
    rowsAfter: (importId: string, { after, limit }: { after: number; limit: number }) =>
      rows(importId)
        .select(['rowNumber', 'cells'])
        .where('rowNumber', '>', after)
        .orderBy('rowNumber')
        .limit(limit)
        .execute(),
    /** Rows that were not imported, in pages. */
    left: (importId: string, { limit, offset }: { limit: number; offset: number }) =>
      rows(importId)
        .select(['rowNumber', 'cells', 'outcome', 'problems'])
        .where('outcome', 'in', ['waiting', 'faulty'])
        .orderBy('rowNumber')
        .limit(limit)
        .offset(offset)
        .execute(),
    toUndo: (importId: string, limit: number) =>
      rows(importId)
        .select(['rowNumber', 'recordId', 'recordVersion'])
        .where('outcome', '=', 'imported')
        .orderBy('rowNumber', 'desc')
        .limit(limit)
        .execute(),
    /** Stores what became of rows. Cells of imported rows are emptied: they are in the records. */
    async save(importId: string, results: readonly RowResult[]) {
      await sql`
        update record_import_rows r set outcome = f.outcome, problems = f.problems,
          record_id = coalesce(f."recordId", r.record_id), record_version = coalesce(f."recordVersion", r.record_version),
          cells = case when f.outcome = 'imported' then '{}' else r.cells end
        from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
          as f ("rowNumber" integer, outcome text, problems jsonb, "recordId" text, "recordVersion" text)
        where r.import_id = ${importId} and r.row_number = f."rowNumber"`.execute(db)
    },
    /** Drops the rows that were not imported, since another import has them. */
    async dropLeft({ id, imported }: { id: string; imported: number }) {
      await db
        .deleteFrom('recordImportRows')
        .where('importId', '=', id)
        .where('outcome', 'in', ['waiting', 'faulty'])
        .execute()
      await db.updateTable('recordImports').set({ total: imported, faulty: 0 }).where('id', '=', id).execute()
    },
  }
}
