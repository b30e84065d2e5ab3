import { sql } from 'kysely'
import type { Trx } from '../../platform/db/database.ts'
import type { Events } from '../../platform/events/index.ts'
import type { SessionsTable } from './auth.tables.ts'

interface EndedSession {
  id: string
  userId: string
  endedAs: SessionsTable['endedAs']
}

/** Appends `session.ended` for each of these sessions. */
export const announceEnded = (
  trx: Trx,
  { sessions, actorId, events }: { sessions: readonly EndedSession[]; actorId: string | null; events: Events },
) =>
  events.append(
    trx,
    ...sessions.flatMap(({ id, userId, endedAs }) =>
      endedAs === null
        ? []
        : [{ type: 'session.ended' as const, actorId, payload: { sessionId: id, userId, reason: endedAs } }],
    ),
  )

/** Ends every open session of these users by force; their next call is refused. */
export async function forceOffline(
  trx: Trx,
  { userIds, actorId, events }: { userIds: readonly string[]; actorId: string | null; events: Events },
) {
  const sessions = await trx
    .updateTable('sessions')
    .set({ endedAs: 'forcedOffline' })
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .where('endedAs', 'is', null)
    .returning(['id', 'userId', 'endedAs'])
    .execute()
  await announceEnded(trx, { sessions, actorId, events })
}

/** Ends the sessions of users who were disabled or deleted. */
export const endSessionsOnEvents = (events: Events) =>
  events.on(['user.disabled', 'user.deleted'], {
    name: 'auth.close-sessions',
    apply: ({ payload, actorId }, trx) => forceOffline(trx, { userIds: [payload.userId], actorId, events }),
  })

/** Forgets the wrong passwords that were counted for these users. */
export const forgetFailures = (trx: Trx, ...userIds: readonly string[]) =>
  trx
    .deleteFrom('signInFailures')
    .where(sql<boolean>`subject = any(${userIds.map((id) => `user:${id}`)}::text[])`)
    .execute()
