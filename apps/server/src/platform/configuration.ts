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
  /** JSON of the row after; null when it was removed for good. */
  after: ColumnType<unknown, string | null, never>
}

/** The records that a write is about to change. */
export interface ConfigurationTarget {
  table: keyof Database
  ids: readonly string[]
}

/** Rows of one multi-row insert: well under PostgreSQL's 65,535 parameters. */
export const INSERT_BATCH = 500

/**
 * Writes configuration. Every menu, role, dictionary, form … goes through here,
 * so history, undo and compare are there from the first write.
 */
export function createConfigurationWriter({ db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>) {
  /** Runs `apply` in a transaction and keeps each target's row as it was and as it became. */
  async function write<Result>(
    actor: Pick<Actor, 'userId'>,
    targets: readonly ConfigurationTarget[],
    apply: (trx: Trx) => Promise<Result>,
  ): Promise<Result> {
    return await db.transaction().execute(async (trx) => {
      const before = await readRows(trx, targets)
      const result = await apply(trx)
      const after = await readRows(trx, targets)
      const revisions = targets.flatMap(({ table, ids }) =>
        ids.map((recordId) => ({
          id: newId(),
          tableName: table,
          recordId,
          userId: actor.userId,
          createdAt: now(),
          before: before.get(`${table}/${recordId}`) ?? null,
          after: after.get(`${table}/${recordId}`) ?? null,
        })),
      )
      for (let start = 0; start < revisions.length; start += INSERT_BATCH) {
        await trx
          .insertInto('revisions')
          .values(revisions.slice(start, start + INSERT_BATCH))
          .execute()
      }
      return result
    })
  }
  return { write }
}

export type ConfigurationWriter = ReturnType<typeof createConfigurationWriter>

async function readRows(trx: Trx, targets: readonly ConfigurationTarget[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { table, ids } of targets) {
    const { rows } = await sql<{ id: string; row: string }>`
      select id, row_to_json(t)::text as row from ${sql.table(table)} t
      where id = any(${ids}::text[]) order by id for update`.execute(trx)
    for (const { id, row } of rows) found.set(`${table}/${id}`, row)
  }
  return found
}
