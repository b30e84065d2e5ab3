import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import { userNames } from '../user/user.access.ts'
import type { MailFailure } from './mail-problem.ts'
import type { MailDeliveriesTable, MailReturnPositionsTable, MailState } from './mail.tables.ts'

/** The filter of the list of deliveries. */
export interface DeliveryFilter {
  keyword?: string | undefined
  state?: MailState | undefined
}

/** Sent mails are not sent again, nor returned ones whose files are removed. */
const canRetry = sql<boolean>`(state in ('queued', 'failed') or state = 'returned' and attachments = '[]'::jsonb)`

/** SQL of mails of the system. */
export function createDeliveryRepository(db: Db | Trx) {
  const matching = ({ keyword = '', state }: DeliveryFilter) =>
    db
      .selectFrom('mailDeliveries')
      .leftJoin(userNames('person'), 'person.id', 'mailDeliveries.userId')
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'queued'))
      .$if(keyword.trim() !== '', (query) =>
        query.where((where) =>
          where.or([
            where('address', 'ilike', likePattern(keyword)),
            where('subject', 'ilike', likePattern(keyword)),
            where('person.realName', 'ilike', likePattern(keyword)),
          ]),
        ),
      )

  return {
    list: (filter: DeliveryFilter, { offset, limit }: { offset: number; limit: number }) =>
      matching(filter)
        .select(['mailDeliveries.id', 'kind', 'address', 'subject', 'state', 'attempts', 'problem', 'answer'])
        .select(['createdAt', 'sentAt', 'nextTryAt'])
        .select(canRetry.as('canRetry'))
        .select((select) => select.fn.coalesce('person.realName', select.val('')).as('realName'))
        .orderBy('createdAt', 'desc')
        .orderBy('mailDeliveries.id')
        .offset(offset)
        .limit(limit)
        .execute(),

    async count(filter: DeliveryFilter): Promise<number> {
      const { total } = await matching(filter)
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Queues mails; one of the same source to the same person is not queued again. */
    insert: (rows: readonly Insertable<MailDeliveriesTable>[]) =>
      db
        .insertInto('mailDeliveries')
        .values([...rows])
        .onConflict((conflict) => conflict.columns(['sourceId', 'userId']).doNothing())
        .execute(),

    /** Takes due mails for an attempt. If this server dies meanwhile, they are due again at `until`. */
    claim: ({ now, until, limit }: { now: Date; until: Date; limit: number }) =>
      db
        .updateTable('mailDeliveries')
        .set({ nextTryAt: until, attempts: sql<number>`attempts + 1` })
        .where('id', 'in', (query) =>
          query
            .selectFrom('mailDeliveries')
            .select('id')
            .where('nextTryAt', '<=', now)
            .orderBy('nextTryAt')
            .orderBy('id')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'address', 'subject', 'bodyText', 'links', 'attachments', 'replyTo', 'senderId', 'attempts'])
        .execute(),

    noteSent: (id: string, now: Date) =>
      db
        .updateTable('mailDeliveries')
        .set({ state: 'sent', sentAt: now, nextTryAt: null, problem: '', answer: '' })
        .where('id', '=', id)
        .execute(),

    /** Notes a failed attempt; without `nextTryAt` it was the last one. */
    noteFailure: (id: string, { problem, answer }: MailFailure, nextTryAt: Date | null) =>
      db
        .updateTable('mailDeliveries')
        .set({ state: nextTryAt === null ? 'failed' : 'queued', problem, answer, nextTryAt })
        .where('id', '=', id)
        .execute(),

    /** Queues failed mails again, and waiting ones at once; returns how many. */
    async retry(ids: readonly string[], now: Date): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('mailDeliveries')
        .set({ state: 'queued', attempts: 0, nextTryAt: now })
        .where('id', 'in', ids)
        .where(canRetry)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    /** Whether a mail that is not sent yet has this file. */
    async needsFile(fileId: string): Promise<boolean> {
      const row = await db
        .selectFrom('mailDeliveries')
        .select('id')
        .where('state', 'not in', ['sent', 'returned'])
        .where(sql<boolean>`attachments @> ${JSON.stringify([{ fileId }])}::jsonb`)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Notes that a sent mail came back; returns it, or undefined for unknown mails and those that are noted already. */
    noteReturned: (id: string, answer: string) =>
      db
        .updateTable('mailDeliveries')
        .set({ state: 'returned', problem: 'returned', answer })
        .where('id', '=', id)
        .where('state', '=', 'sent')
        .returning(['senderId', 'address', 'subject'])
        .executeTakeFirst(),

    findPosition: (mailbox: string) =>
      db.selectFrom('mailReturnPositions').selectAll().where('mailbox', '=', mailbox).executeTakeFirst(),

    savePosition: (row: Insertable<MailReturnPositionsTable>) =>
      db
        .insertInto('mailReturnPositions')
        .values(row)
        .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(row))
        .execute(),

    /** Removes old records; returns their files. */
    async removeBefore(time: Date): Promise<string[]> {
      const rows = await db
        .deleteFrom('mailDeliveries')
        .where('createdAt', '<', time)
        .where('nextTryAt', 'is', null)
        .returning('attachments')
        .execute()
      return rows.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId))
    },
  }
}
