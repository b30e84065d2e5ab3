import type { PushMessage } from '@sqos/contract/realtime'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { RealtimeMessagesTable, RealtimePushesTable } from './realtime.tables.ts'

/** A push to be stored. */
export interface NewPush {
  /** Id of the stored message. */
  id: string
  userIds: readonly string[]
  message: PushMessage
  createdAt: Date
}

/** A stored push of one person. */
export interface StoredPush extends Pick<RealtimePushesTable, 'userId' | 'messageId'> {
  /** Number of the push among those of the person. */
  id: number
}

/** A push that a client missed. */
export interface MissedPush extends Pick<RealtimeMessagesTable, 'message'> {
  id: number
}

/** SQL of the stored pushes. */
export function createPushRepository(db: Db | Trx) {
  return {
    /**
     * Stores pushes with one statement. The row of a person in `realtime_cursors` stays locked until the end of the transaction, so
     * the numbers of one person follow the order of the commits: a reader who sees a number can read all smaller ones.
     */
    async store(pushes: readonly NewPush[]): Promise<StoredPush[]> {
      const recipients = pushes.flatMap(({ id, userIds }) => [...new Set(userIds)].map((userId) => ({ id, userId })))
      const { rows } = await sql<{ userId: string; id: string; messageId: string }>`
        with stored as (
          insert into realtime_messages (id, message, created_at)
          select * from unnest(
            ${pushes.map(({ id }) => id)}::text[],
            ${pushes.map(({ message }) => JSON.stringify(message))}::text[],
            ${pushes.map(({ createdAt }) => createdAt)}::timestamptz[])
        ), recipients as (
          select message_id, user_id, row_number() over (partition by user_id order by place) as place
          from unnest(${recipients.map(({ id }) => id)}::text[], ${recipients.map(({ userId }) => userId)}::text[])
            with ordinality as given (message_id, user_id, place)
        ), cursors as (
          insert into realtime_cursors as cursor (user_id, last_id)
          select user_id, count(*) from recipients group by user_id order by user_id collate "C"
          on conflict (user_id) do update set last_id = cursor.last_id + excluded.last_id
          returning user_id, last_id
        )
        insert into realtime_pushes (user_id, id, message_id)
        select user_id, last_id - count(*) over (partition by user_id) + place, message_id
        from recipients join cursors using (user_id)
        returning user_id, id, message_id`.execute(db)
      return rows.map(({ userId, id, messageId }) => ({ userId, id: Number(id), messageId }))
    },

    /** The last numbers of these people; people without pushes are absent. */
    async lastIds(userIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('realtimeCursors')
        .select(['userId', 'lastId'])
        .where(sql<boolean>`user_id = any(${userIds}::text[])`)
        .execute()
      return new Map(rows.map(({ userId, lastId }) => [userId, Number(lastId)]))
    },

    /** The stored pushes of a person after a number, oldest first. */
    async missed(userId: string, { after, limit }: { after: number; limit: number }): Promise<MissedPush[]> {
      const { rows } = await sql<{ id: string; message: string }>`
        select push.id, stored.message from realtime_pushes push join realtime_messages stored on stored.id = push.message_id
        where push.user_id = ${userId} and push.id > ${after} order by push.id limit ${limit}`.execute(db)
      return rows.map(({ id, message }) => ({ id: Number(id), message }))
    },

    /** Name of the channel between the servers of this database. */
    async channel(): Promise<string> {
      const { rows } = await sql<{ name: string }>`
        select 'sqos_' || md5(id || current_database()) as name from realtime_installation`.execute(db)
      return rows[0]?.name ?? 'sqos'
    },
  }
}
