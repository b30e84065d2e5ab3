import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'

/** A delegation in force: a person may act for another one in a flow. */
export interface Delegation {
  flowId: string
  ownerId: string
  delegateId: string
}

const inForce = (db: Db | Trx, now: Date) =>
  db
    .selectFrom('flowEntrusts')
    .select(['flowId', 'creatorUserId as ownerId', 'toUserId as delegateId'])
    .where('startTime', '<=', now)
    .where('endTime', '>=', now)

/** Delegations to a person. */
export const delegationsTo = (db: Db | Trx, { userId, now }: { userId: string; now: Date }): Promise<Delegation[]> =>
  inForce(db, now).where('toUserId', '=', userId).execute()

/** Delegations to a person as one JSON value. */
export const delegationList = ({ userId, now }: { userId: string; now: Date }) => sql`(
  select coalesce(json_agg(json_build_object(
    'flowId', flow_id, 'ownerId', creator_user_id, 'delegateId', to_user_id)), '[]'::json)
  from flow_entrusts
  where to_user_id = ${userId} and start_time <= ${now}::timestamptz and end_time >= ${now}::timestamptz)`

/** Who may act for whom in a flow, as rows of `owner_id` and `deputy_id`. */
export const deputiesIn = ({ flowId, now }: { flowId: string; now: Date }) => sql`
  select creator_user_id as owner_id, to_user_id as deputy_id from flow_entrusts
  where flow_id = ${flowId} and start_time <= ${now}::timestamptz and end_time >= ${now}::timestamptz`

/** Delegations of these people in a flow. */
const delegationsOf = (
  db: Db | Trx,
  { ownerIds, flowId, now }: { ownerIds: readonly string[]; flowId: string; now: Date },
): Promise<Delegation[]> =>
  inForce(db, now)
    .where('flowId', '=', flowId)
    .where(sql<boolean>`creator_user_id = any(${ownerIds}::text[])`)
    .execute()

/** Whether a person may act for another one in a flow. */
export async function actsFor(
  db: Db | Trx,
  { ownerId, userId, flowId, now }: { ownerId: string; userId: string; flowId: string; now: Date },
): Promise<boolean> {
  if (ownerId === userId) return true
  const found = await delegationsOf(db, { ownerIds: [ownerId], flowId, now })
  return found.some(({ delegateId }) => delegateId === userId)
}
