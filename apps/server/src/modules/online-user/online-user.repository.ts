import type { Db } from '../../platform/db/database.ts'

/** SQL of who is online. */
export const createOnlineUserRepository = (db: Db) => ({
  /** Every open session with its person, newest first. */
  listSessions: (now: Date) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select([
        'sessions.userId',
        'sessions.createdAt',
        'sessions.expiresAt',
        'sessions.ip',
        'sessions.platform',
        'users.account',
        'users.realName',
      ])
      .where('sessions.endedAs', 'is', null)
      .where('sessions.expiresAt', '>', now)
      .where('users.deleteMark', 'is', null)
      .orderBy('sessions.createdAt', 'desc')
      .orderBy('sessions.id')
      .execute(),

  listAdministrators: (ids: readonly string[]) =>
    db.selectFrom('users').select('id').where('id', 'in', ids).where('isAdministrator', '=', 1).execute(),

  /** Ends the open sessions of these people; returns whose there were. */
  async endSessionsOf(userIds: readonly string[], now: Date): Promise<Set<string>> {
    const rows = await db
      .updateTable('sessions')
      .set({ endedAs: 'forcedOffline' })
      .where('userId', 'in', userIds)
      .where('endedAs', 'is', null)
      .where('expiresAt', '>', now)
      .returning('userId')
      .execute()
    return new Set(rows.map(({ userId }) => userId))
  },
})

export type OnlineUserRepository = ReturnType<typeof createOnlineUserRepository>
