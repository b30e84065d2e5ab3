import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { PeopleInSight } from '../organization/index.ts'

/** SQL of who is online. */
export const createOnlineUserRepository = (db: Db | Trx) => ({
  /** Every open session with its person, newest first; without `inSight` those of everybody. */
  listSessions: (now: Date, inSight?: PeopleInSight) =>
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
      .$if(inSight !== undefined, (query) => query.where(inSight?.(sql`users.id`) ?? sql<boolean>`true`))
      .orderBy('sessions.createdAt', 'desc')
      .orderBy('sessions.id')
      .execute(),

  /** Those of these who exist, with the organisations that each belongs to. */
  async findPeople(ids: readonly string[]): Promise<{ id: string; isAdministrator: number; organizeIds: string[] }[]> {
    const { rows } = await sql<{ id: string; isAdministrator: number; organizeIds: string[] }>`
      select u.id, u.is_administrator, array(
        select object_id from user_relations where user_id = u.id and object_type = 'Organize'
        union select u.organize_id where u.organize_id is not null
      ) as organize_ids
      from users u where u.id = any(${ids}::text[]) and u.delete_mark is null`.execute(db)
    return rows
  },

  /** Ends the open sessions of these users; returns them. */
  endSessionsOf: (userIds: readonly string[], now: Date) =>
    db
      .updateTable('sessions')
      .set({ endedAs: 'forcedOffline' })
      .where('userId', 'in', userIds)
      .where('endedAs', 'is', null)
      .where('expiresAt', '>', now)
      .returning(['id', 'userId', 'endedAs'])
      .execute(),
})

export type OnlineUserRepository = ReturnType<typeof createOnlineUserRepository>
