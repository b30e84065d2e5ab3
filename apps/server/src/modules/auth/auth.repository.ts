import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { USER_STATE } from '../user/user.access.ts'
import type { SessionsTable } from './auth.tables.ts'

/** Whose token it is, and through whose eyes that person looks, if so. */
export interface CallerRow {
  /** Hash of the token, in hexadecimal digits. */
  tokenHash: string
  sessionId: string
  endedAs: SessionsTable['endedAs']
  expiresAt: Date
  tokenTimeout: string | null
  userId: string
  account: string
  realName: string
  isAdministrator: number
  enabledMark: number | null
  deleteMark: number | null
  organizeId: string | null
  authorityVersion: string
  viewAs: {
    userId: string
    account: string
    realName: string
    isAdministrator: number
    organizeId: string | null
  } | null
}

/** SQL of sign-in and sessions. */
export function createAuthRepository(db: Db | Trx) {
  return {
    /** Session, person and version of the rules of each token, in one statement: every guarded call begins with it. */
    async findCallers(tokenHashes: readonly string[]): Promise<ReadonlyMap<string, CallerRow>> {
      const hashes = tokenHashes.map((hash) => Buffer.from(hash, 'hex'))
      const { rows } = await sql<CallerRow>`
        select encode(s.token_hash, 'hex') as token_hash, s.id as session_id, s.ended_as, s.expires_at, u.id as user_id, u.account, u.real_name,
          u.is_administrator, u.enabled_mark, u.delete_mark, u.organize_id,
          (select value from system_settings where key = 'tokenTimeout') as token_timeout,
          (select concat_ws(' ', catalogue, grants, version) from authority_version) as authority_version,
          case when v.id is not null then json_build_object('userId', v.id, 'account', v.account, 'realName', v.real_name,
            'isAdministrator', v.is_administrator, 'organizeId', v.organize_id) end as view_as
        from sessions s join users u on u.id = s.user_id left join users v on v.id = s.view_as_user_id
        where s.token_hash in (${sql.join(hashes)})`.execute(db)
      return new Map(rows.map((row) => [row.tokenHash, row]))
    },

    /**
     * The person who signs in with this account, in capitals or not, or mobile number; nobody when several go by it and none
     * writes it exactly so. Who was deleted is found when nobody else goes by this name.
     */
    async findByName(name: string) {
      const rows = await db
        .selectFrom('users')
        .selectAll()
        .where((eb) => eb.or([sql<boolean>`lower(account) = ${name.toLowerCase()}`, eb('mobilePhone', '=', name)]))
        .orderBy((eb) => eb('deleteMark', 'is', null), 'desc')
        .orderBy((eb) => eb('account', '=', name), 'desc')
        .orderBy('deleteTime', 'desc')
        .limit(2)
        .execute()
      const [first, second] = rows
      const isOnlyOne = second === undefined || (first?.deleteMark === null && second.deleteMark !== null)
      return first?.account === name || isOnlyOne ? first : undefined
    },

    findUser: (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    findSession: (id: string) => db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether the person has an enabled role at all. */
    async hasRole(userId: string): Promise<boolean> {
      const role = await db
        .selectFrom('userRelations')
        .innerJoin('roles', 'roles.id', 'userRelations.objectId')
        .select('roles.id')
        .where('userRelations.userId', '=', userId)
        .where('userRelations.objectType', '=', 'Role')
        .where('roles.enabledMark', '=', 1)
        .where('roles.deleteMark', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return role !== undefined
    },

    /** Notes a successful sign-in; the row stays locked until the transaction ends, so two sign-ins cannot overlap. */
    noteSignIn: (id: string, { now, ip }: { now: Date; ip: string }) =>
      db
        .updateTable('users')
        .set((eb) => ({
          enabledMark: USER_STATE.enabled,
          unlockTime: null,
          firstLogTime: eb.fn.coalesce('firstLogTime', eb.val(now)),
          firstLogIp: eb.fn.coalesce('firstLogIp', eb.val(ip)),
          prevLogTime: eb.ref('lastLogTime'),
          prevLogIp: eb.ref('lastLogIp'),
          lastLogTime: now,
          lastLogIp: ip,
        }))
        .where('id', '=', id)
        .execute(),

    lockUser: (id: string, unlockTime: Date | null) =>
      db
        .updateTable('users')
        .set({ enabledMark: USER_STATE.locked, unlockTime })
        .where('id', '=', id)
        .where('enabledMark', '=', USER_STATE.enabled)
        .execute(),

    unlockUser: (id: string) =>
      db
        .updateTable('users')
        .set({ enabledMark: USER_STATE.enabled, unlockTime: null })
        .where('id', '=', id)
        .where('enabledMark', '=', USER_STATE.locked)
        .execute(),

    insertSession: (session: Insertable<SessionsTable>) => db.insertInto('sessions').values(session).execute(),

    /** Ends the user's open sessions; returns them. */
    endSessionsOf: (userId: string, endedAs: NonNullable<SessionsTable['endedAs']>) =>
      db
        .updateTable('sessions')
        .set({ endedAs })
        .where('userId', '=', userId)
        .where('endedAs', 'is', null)
        .returning(['id', 'userId', 'endedAs'])
        .execute(),

    /** Ends the user's open sessions but this one; returns them. */
    endOtherSessions: ({ userId, sessionId }: { userId: string; sessionId: string }) =>
      db
        .updateTable('sessions')
        .set({ endedAs: 'forcedOffline' })
        .where('userId', '=', userId)
        .where('id', '<>', sessionId)
        .where('endedAs', 'is', null)
        .returning(['id', 'userId', 'endedAs'])
        .execute(),

    /** Puts a new hash in the place of `before`; false when somebody else was faster. */
    async replacePassword(id: string, { before, after, now }: { before: string; after: string; now: Date }) {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ passwordHash: after, passwordChangeTime: now })
        .where('id', '=', id)
        .where('passwordHash', '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    endSession: (id: string, endedAs: NonNullable<SessionsTable['endedAs']>) =>
      db
        .updateTable('sessions')
        .set({ endedAs })
        .where('id', '=', id)
        .where('endedAs', 'is', null)
        .returning(['id', 'userId', 'endedAs'])
        .execute(),

    extendSession: (id: string, expiresAt: Date) =>
      db.updateTable('sessions').set({ expiresAt }).where('id', '=', id).execute(),

    deleteSessionsExpiredBefore: (moment: Date) => db.deleteFrom('sessions').where('expiresAt', '<', moment).execute(),
  }
}

export type AuthRepository = ReturnType<typeof createAuthRepository>
export type UserRow = NonNullable<Awaited<ReturnType<AuthRepository['findUser']>>>
