import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { userNames } from '../../user/user.access.ts'
import type { RecordChangesTable } from '../record-changes.tables.ts'
import type { Differences } from './differences.ts'

/** A record of a model. */
interface RecordKey {
  modelId: string
  recordId: string
}

/** A change to be stored. */
export type NewChange = Omit<RecordChangesTable, 'fields' | 'rows'> & Differences

/** SQL of the changes of records. */
export function createHistoryRepository(db: Db | Trx) {
  const changesOf = ({ modelId, recordId }: RecordKey) =>
    db.selectFrom('recordChanges').where('modelId', '=', modelId).where('recordId', '=', recordId)

  return {
    /** A common table expression that stores a change, for a statement that writes more. */
    inserting({ fields, rows, ...change }: NewChange) {
      const values = { ...change, fields: JSON.stringify(fields), rows: JSON.stringify(rows) }
      return sql`stored_change as (${db.insertInto('recordChanges').values(values)})`
    },

    /** The same for the changes of many records: of those whose ids `only` selects. */
    insertingMany(changes: readonly NewChange[], only: RawBuilder<unknown>) {
      const cells = [
        sql`${changes.map(({ id }) => id)}::text[]`,
        sql`${changes.map(({ modelId }) => modelId)}::text[]`,
        sql`${changes.map(({ recordId }) => recordId)}::text[]`,
        sql`${changes.map(({ actorId }) => actorId)}::text[]`,
        sql`${changes.map(({ reason }) => reason)}::text[]`,
        sql`${changes.map(({ fields }) => JSON.stringify(fields))}::jsonb[]`,
        sql`${changes.map(({ rows }) => JSON.stringify(rows))}::jsonb[]`,
        sql`${changes.map(({ createdAt }) => createdAt)}::timestamptz[]`,
      ]
      const columns = sql.raw('id, model_id, record_id, actor_id, reason, fields, rows, created_at')
      return sql`stored_changes as (
        insert into record_changes (${columns})
        select ${columns} from unnest(${sql.join(cells)}) as change (${columns}) where record_id in (${only}))`
    },

    /** Changes of a record, the newest first. */
    list: (key: RecordKey, { offset, limit }: { offset: number; limit: number }) =>
      changesOf(key)
        .leftJoin(userNames('author'), 'author.id', 'recordChanges.actorId')
        .select(['recordChanges.id', 'recordChanges.actorId', 'fields', 'rows', 'createdAt'])
        .select(['author.realName', 'author.account'])
        .orderBy('createdAt', 'desc')
        .orderBy('recordChanges.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),

    async count(key: RecordKey): Promise<number> {
      const { total } = await changesOf(key)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    delete: ({ modelId, recordId }: RecordKey) =>
      db.deleteFrom('recordChanges').where('modelId', '=', modelId).where('recordId', '=', recordId).execute(),
  }
}
