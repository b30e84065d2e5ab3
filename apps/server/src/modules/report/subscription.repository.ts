import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { userNames } from '../user/user.access.ts'
import type { ReportSubscriptionsTable } from './report.tables.ts'

/** SQL of subscriptions. */
export function createSubscriptionRepository(db: Db | Trx) {
  return {
    /** Those that a user receives or has made for others. */
    listOf: (userId: string) =>
      db
        .selectFrom('reportSubscriptions as s')
        .innerJoin('reports as r', 'r.id', 's.reportId')
        .leftJoin(userNames('person'), 'person.id', 's.userId')
        .selectAll('s')
        .select(['r.fullName as reportName', 'r.content', 'person.realName'])
        .where((where) => where.or([where('s.userId', '=', userId), where('s.creatorUserId', '=', userId)]))
        .orderBy('s.creatorTime', 'desc')
        .orderBy('s.id')
        .limit(500)
        .execute(),

    async countOf(creatorUserId: string): Promise<number> {
      const { total } = await db
        .selectFrom('reportSubscriptions')
        .select((select) => select.fn.countAll<string>().as('total'))
        .where('creatorUserId', '=', creatorUserId)
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: string) => db.selectFrom('reportSubscriptions').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Due ones, locked until the transaction ends: another server skips them. */
    claim: ({ now, limit }: { now: Date; limit: number }) =>
      db
        .selectFrom('reportSubscriptions')
        .selectAll()
        .where('state', '=', 'on')
        .where('nextTime', '<=', now)
        .orderBy('nextTime')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),

    insert: (rows: readonly Insertable<ReportSubscriptionsTable>[]) =>
      db
        .insertInto('reportSubscriptions')
        .values([...rows])
        .execute(),

    update: (id: string, values: Updateable<ReportSubscriptionsTable>) =>
      db.updateTable('reportSubscriptions').set(values).where('id', '=', id).execute(),

    /** Notes that a due time is done; false when it was before, or the subscription is gone or paused. */
    async noteDone(id: string, { due, ...values }: { due: Date } & Updateable<ReportSubscriptionsTable>) {
      const { numUpdatedRows } = await db
        .updateTable('reportSubscriptions')
        .set({ ...values, lastDue: due, failures: 0 })
        .where('id', '=', id)
        .where('state', '=', 'on')
        .where((where) => where.or([where('lastDue', 'is', null), where('lastDue', '<', due)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async noteFailure(id: string): Promise<number> {
      const row = await db
        .updateTable('reportSubscriptions')
        .set({ failures: sql`failures + 1` })
        .where('id', '=', id)
        .returning('failures')
        .executeTakeFirst()
      return row?.failures ?? 0
    },

    remove: (id: string) => db.deleteFrom('reportSubscriptions').where('id', '=', id).execute(),
  }
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>
export type SubscriptionRow = NonNullable<Awaited<ReturnType<SubscriptionRepository['find']>>>
