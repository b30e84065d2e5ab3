import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { enabledUsers } from '../user/user.access.ts'

const HOUR = 3_600_000

/** SQL of the digests of unread messages. */
export function createDigestRepository(db: Db | Trx) {
  return {
    /** Enabled people who want digests and whose last one is older than their hours. */
    async due(now: Date): Promise<{ userId: string; hours: number }[]> {
      const { rows } = await sql<{ userId: string; hours: number }>`
        select user_id, (setting->'digest'->>'hours')::integer as hours from message_settings
        where (setting->'digest'->>'enabled')::boolean
          and (digest_time is null
            or digest_time <= ${now}::timestamptz - make_interval(hours => (setting->'digest'->>'hours')::integer))
          and user_id in ${enabledUsers()}`.execute(db)
      return rows
    },

    /** Adds the person's unread messages that are older than the hours to a digest; returns how many there are. */
    async claim(userId: string, { hours, now }: { hours: number; now: Date }): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('messageReceipts')
        .set({ digestTime: now })
        .where('userId', '=', userId)
        .where('readTime', 'is', null)
        .where('deleteTime', 'is', null)
        .where('digestTime', 'is', null)
        .where('sentTime', '<=', new Date(now.getTime() - hours * HOUR))
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    noteDigest: (userId: string, now: Date) =>
      db.updateTable('messageSettings').set({ digestTime: now }).where('userId', '=', userId).execute(),

    /** The messages of a digest that are still unread, the newest first; none for a person who is no longer enabled. */
    messagesOf: (userId: string, moment: Date) =>
      db
        .selectFrom('messageReceipts as receipt')
        .innerJoin('messages as message', 'message.id', 'receipt.messageId')
        .select(['message.id', 'message.title', 'message.titleKey', 'message.titleParams', 'message.link'])
        .select('receipt.sentTime')
        .where('receipt.userId', '=', userId)
        .where('receipt.digestTime', '=', moment)
        .where('receipt.readTime', 'is', null)
        .where('receipt.deleteTime', 'is', null)
        .where(sql<boolean>`receipt.user_id in ${enabledUsers()}`)
        .orderBy('receipt.sentTime', 'desc')
        .orderBy('message.id', 'desc')
        .execute(),
  }
}
