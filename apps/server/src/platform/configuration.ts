import { sql, type ColumnType } from 'kysely'
import type { Actor } from './actor.ts'
import type { Database, Trx } from './db/database.ts'
import type { Deps } from './deps.ts'

declare module './db/database.ts' {
  interface Database {
    revisions: RevisionsTable
  }
}

/** What a configuration record was before and after each write. */
export interface RevisionsTable {
  id: string
  tableName: string
  recordId: string
  userId: string
  createdAt: ColumnType<Date, Date, never>
  /** JSON of the row before; null when it was created. */
  before: ColumnType<unknown, string | null, never>
  /** JSON of the row after; null when it was deleted. */
  after: ColumnType<unknown, string | null, never>
}

interface Change {
  table: keyof Database
  id: string
  actor: Pick<Actor, 'userId'>
}

/** Writes configuration. Every menu, role, dictionary, form … goes through here, so history, undo and compare are there from the first write. */
export function createConfigurationWriter({ db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>) {
  /** Runs `apply` in a transaction and appends a revision with the row as it was and as it became. */
  async function write<Result>(change: Change, apply: (trx: Trx) => Promise<Result>): Promise<Result> {
    return await db.transaction().execute(async (trx) => {
      const before = await readRow(trx, change)
      const result = await apply(trx)
      const after = await readRow(trx, change)
      await trx
        .insertInto('revisions')
        .values({
          id: newId(),
          tableName: change.table,
          recordId: change.id,
          userId: change.actor.userId,
          createdAt: now(),
          before,
          after,
        })
        .execute()
      return result
    })
  }
  return { write }
}

export type ConfigurationWriter = ReturnType<typeof createConfigurationWriter>

async function readRow(trx: Trx, { table, id }: Change): Promise<string | null> {
  const { rows } = await sql<{
    row: string
  }>`select row_to_json(t)::text as row from ${sql.table(table)} t where id = ${id} for update`.execute(trx)
  return rows[0]?.row ?? null
}
