import { expressionBuilder, sql, type ColumnType } from 'kysely'
import type { NewEvent } from '@sqos/contract/events'
import type { Actor } from './actor.ts'
import type { Database, Db, Trx } from './db/database.ts'
import type { Deps } from './deps.ts'
import type { Events } from './events/index.ts'

declare module './db/database.ts' {
  interface Database {
    revisions: RevisionsTable
  }
}

/** A configuration record before and after each write. */
export interface RevisionsTable {
  id: string
  tableName: string
  recordId: string
  userId: string
  createdAt: ColumnType<Date, Date, never>
  /** JSON of the row before; null when it was created. */
  before: ColumnType<unknown, string | null, never>
  /** JSON of the row after; null after a permanent deletion. */
  after: ColumnType<unknown, string | null, never>
}

/** The records that a write is about to change. */
export interface ConfigurationTarget {
  table: keyof Database
  ids: readonly string[]
}

/** The revisions of a record, as a sub-query named `history`. */
export const revisionsOf = (table: ConfigurationTarget['table'], recordId: string) =>
  expressionBuilder<Database>()
    .selectFrom('revisions')
    .select(['id', 'userId', 'createdAt', 'before', 'after'])
    .where('tableName', '=', table)
    .where('recordId', '=', recordId)
    .as('history')

/** Time of the last change of a table. */
export async function readLastRevision(db: Db | Trx, table: ConfigurationTarget['table']): Promise<Date | null> {
  const row = await db
    .selectFrom('revisions')
    .select('createdAt')
    .where('tableName', '=', table)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt ?? null
}

/** Rows of one multi-row insert: well under PostgreSQL's 65,535 parameters. */
export const INSERT_BATCH = 500

/** A changed configuration record. */
export interface ConfigurationChange {
  table: keyof Database
  recordId: string
  change: 'created' | 'updated' | 'deleted'
  /** The row after the write, or before a permanent deletion; keys are columns. */
  row: Readonly<Record<string, unknown>>
  actorId: string
}

/** Events for changes of configuration. */
export interface Announcing {
  events: Events
  /** The event of a change; undefined for none. Equal events of one write are appended once. */
  announce: (change: ConfigurationChange) => NewEvent | undefined
}

/**
 * Writes configuration. Every menu, role, dictionary, form … is written through this function, which records revisions
 * for restore and comparison, and appends the events that `announcing` derives.
 */
export function createConfigurationWriter(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  announcing?: Announcing,
) {
  /** Runs `apply` in a transaction and records each target's row before and after it. */
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
      if (announcing) await announceChanges(trx, { revisions, announcing, actorId: actor.userId })
      return result
    })
  }
  return { write }
}

export type ConfigurationWriter = ReturnType<typeof createConfigurationWriter>

interface WrittenRow {
  tableName: keyof Database
  recordId: string
  before: string | null
  after: string | null
}

async function announceChanges(
  trx: Trx,
  { revisions, announcing, actorId }: { revisions: readonly WrittenRow[]; announcing: Announcing; actorId: string },
) {
  const wanted = new Map<string, NewEvent>()
  for (const { tableName: table, recordId, before, after } of revisions) {
    if (before === after) continue
    const [was, is] = [readRow(before), readRow(after)]
    const row = is ?? was ?? {}
    const isDeleted = is === undefined || (row['delete_mark'] === 1 && was?.['delete_mark'] !== 1)
    const change = isDeleted ? 'deleted' : was === undefined ? 'created' : 'updated'
    const event = announcing.announce({ table, recordId, change, row, actorId })
    if (event) wanted.set(JSON.stringify(event), event)
  }
  await announcing.events.append(trx, ...wanted.values())
}

function readRow(json: string | null): Readonly<Record<string, unknown>> | undefined {
  const row: unknown = json === null ? null : JSON.parse(json)
  return typeof row === 'object' && row !== null ? { ...row } : undefined
}

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
