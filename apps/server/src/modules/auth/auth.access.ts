import { expressionBuilder, sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
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

/** Ends the sessions of these users that are open at a moment; returns them. */
export const endOpenSessions = (trx: Trx, { userIds, now }: { userIds: readonly string[]; now: Date }) =>
  trx
    .updateTable('sessions')
    .set({ endedAs: 'forcedOffline' })
    .where('userId', 'in', userIds)
    .where('endedAs', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'userId', 'endedAs'])
    .execute()

/** Deletes the sessions of a user. */
export const removeSessionsOf = (db: Db | Trx, userId: string) =>
  db.deleteFrom('sessions').where('userId', '=', userId).execute()

/** Lets a session view the application as another user; null ends the view. */
export const setViewAs = (db: Db, { sessionId, viewAsUserId }: { sessionId: string; viewAsUserId: string | null }) =>
  db.updateTable('sessions').set({ viewAsUserId }).where('id', '=', sessionId).execute()

/** Sessions that are open at a moment, as a sub-query named `open`. */
export const openSessions = (now: Date) =>
  expressionBuilder<Database>()
    .selectFrom('sessions')
    .select(['id', 'userId', 'viewAsUserId', 'mustChangePassword', 'createdAt', 'expiresAt', 'ip', 'platform'])
    .where('endedAs', 'is', null)
    .where('expiresAt', '>', now)
    .as('open')

/** Resets the counted wrong passwords of these users. */
export const forgetFailures = (trx: Trx, ...userIds: readonly string[]) =>
  trx
    .deleteFrom('signInFailures')
    .where(sql<boolean>`subject = any(${userIds.map((id) => `user:${id}`)}::text[])`)
    .execute()
