import { sql, type Selectable } from 'kysely'
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { CallError, FlowDeliveriesTable } from '../workflow.tables.ts'

/** States of a delivery by their number on the wire. */
export const DELIVERY = { waiting: 0, delivered: 1, failed: 2 } as const

export type DeliveryRow = Selectable<FlowDeliveriesTable>

const DAY = 86_400_000
/** Days for which deliveries are kept. */
const KEPT = 30

/** What one attempt brought; `next` is the moment of the next one. */
interface Attempt {
  problem: CallError | undefined
  answer: string
  next: Date | undefined
}

/** What was posted to webhooks, for administrators. */
export function createDeliveries({ db, now, newId }: Pick<Deps, 'now' | 'newId'> & { db: Db | Trx }) {
  return {
    /** Notes an event for a webhook; the same event is noted once. */
    async note(
      webhookId: string,
      { eventId, ...of }: Pick<DeliveryRow, 'eventId' | 'event' | 'taskId' | 'title' | 'body'>,
    ): Promise<void> {
      await db
        .insertInto('flowDeliveries')
        .values({ ...of, eventId, webhookId, id: newId(), createdTime: now(), lastTime: null, nextTime: now() })
        .onConflict((conflict) => conflict.columns(['webhookId', 'eventId']).doNothing())
        .execute()
    },
    async noteAttempt(webhookId: string, eventId: string, { problem, answer, next }: Attempt): Promise<void> {
      const failed = next ? DELIVERY.waiting : DELIVERY.failed
      await db
        .updateTable('flowDeliveries')
        .set({
          state: problem === undefined ? DELIVERY.delivered : failed,
          attempts: sql`attempts + 1`,
          error: problem === undefined ? null : JSON.stringify(problem),
          answer,
          lastTime: now(),
          nextTime: next ?? null,
        })
        .where('webhookId', '=', webhookId)
        .where('eventId', '=', eventId)
        .execute()
    },
    /** A page of the deliveries of a webhook, latest first. */
    async page(
      webhookId: string,
      { state, offset, limit }: { state: number | undefined; offset: number; limit: number },
    ) {
      let query = db.selectFrom('flowDeliveries').where('webhookId', '=', webhookId)
      if (state !== undefined) query = query.where('state', '=', state)
      const [rows, count] = await Promise.all([
        query.selectAll().orderBy('createdTime', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute(),
        query.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(count.total) }
    },
    find: (webhookId: string, id: string) =>
      db
        .selectFrom('flowDeliveries')
        .selectAll()
        .where('webhookId', '=', webhookId)
        .where('id', '=', id)
        .executeTakeFirst(),
    /** Lets a failed delivery wait again. False if it has not failed, or somebody was faster. */
    async waitAgain(id: string): Promise<boolean> {
      const changed = await db
        .updateTable('flowDeliveries')
        .set({ state: DELIVERY.waiting, nextTime: now() })
        .where('id', '=', id)
        .where('state', '=', DELIVERY.failed)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },
  }
}

/** Deletes what was posted more than a month ago. */
export const deleteOldDeliveries = ({ db, now }: Pick<Deps, 'now'> & { db: Db }) =>
  deleteInBatches(db, {
    table: 'flowDeliveries',
    where: sql<boolean>`created_time < ${new Date(now().getTime() - KEPT * DAY)}`,
  })
