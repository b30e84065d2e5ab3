import { sql, type Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { authorityVersion } from '../authority/authority.access.ts'
import type { SessionsTable, SignInCodesTable } from './auth.tables.ts'
import { storedSetting } from '../system-config/system-config.access.ts'
import { allUsers } from '../user/user.access.ts'

/** The owner of a token, and the viewed user, if any. */
export interface CallerRow {
  /** Hash of the token, in hexadecimal digits. */
  tokenHash: string
  sessionId: string
  endedAs: SessionsTable['endedAs']
  expiresAt: Date
  mustChangePassword: boolean
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
    /**
     * Session, user and version of the permissions of each token, in one statement: every authenticated request starts
     * with it.
     */
    async findCallers(tokenHashes: readonly string[]): Promise<ReadonlyMap<string, CallerRow>> {
      const { rows } = await sql<CallerRow>`${prepared}
        select encode(s.token_hash, 'hex') as token_hash, s.id as session_id, s.ended_as, s.expires_at, s.must_change_password, u.id as user_id, u.account, u.real_name,
          u.is_administrator, u.enabled_mark, u.delete_mark, u.organize_id,
          ${storedSetting('tokenTimeout')} as token_timeout,
          ${authorityVersion} as authority_version,
          case when v.id is not null then json_build_object('userId', v.id, 'account', v.account, 'realName', v.real_name,
            'isAdministrator', v.is_administrator, 'organizeId', v.organize_id) end as view_as
        from sessions s join ${allUsers} u on u.id = s.user_id left join ${allUsers} v on v.id = s.view_as_user_id
        where s.token_hash = any(array(select decode(hash, 'hex') from unnest(${tokenHashes}::text[]) as given (hash)))`.execute(
        db,
      )
      return new Map(rows.map((row) => [row.tokenHash, row]))
    },

    /** A ticket with the token hash of its session. */
    findTicket: (ticketHash: Buffer) =>
      db
        .selectFrom('linkTickets as ticket')
        .innerJoin('sessions as session', 'session.id', 'ticket.sessionId')
        .select(['ticket.host', 'ticket.expiresAt', 'session.tokenHash'])
        .where('ticket.ticketHash', '=', ticketHash)
        .executeTakeFirst(),

    /** Stores the code of a number unless one was sent after `pauseEnd`; false in that case. */
    async insertCode(code: Insertable<SignInCodesTable>, pauseEnd: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('signInCodes')
        .values(code)
        .onConflict((conflict) =>
          conflict
            .column('mobile')
            .doUpdateSet({ codeHash: code.codeHash, sentAt: code.sentAt, expiresAt: code.expiresAt, guesses: 0 })
            .where('signInCodes.sentAt', '<=', pauseEnd),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    /** When the last code was sent to a number. */
    findCodeTime: async (mobile: string): Promise<Date | undefined> =>
      (await db.selectFrom('signInCodes').select('sentAt').where('mobile', '=', mobile).executeTakeFirst())?.sentAt,

    /** Counts a guess against the code of a number; its hash, unless it expired or has no guesses left. */
    async countGuess(mobile: string, now: Date, limit: number): Promise<Buffer | undefined> {
      const row = await db
        .updateTable('signInCodes')
        .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
        .where('mobile', '=', mobile)
        .where('expiresAt', '>', now)
        .where('guesses', '<', limit)
        .returning('codeHash')
        .executeTakeFirst()
      return row && Buffer.from(row.codeHash)
    },

    /** Uses up a code; false when another call did so before. */
    async useCode(mobile: string, codeHash: Buffer): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('signInCodes')
        .set({ expiresAt: sql<Date>`sent_at` })
        .where('mobile', '=', mobile)
        .where('codeHash', '=', codeHash)
        .where((eb) => eb('expiresAt', '>', eb.ref('sentAt')))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    findSession: (id: string) => db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),

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

    /** Lets a session go on whose user has changed the given password. */
    acceptPassword: (sessionId: string) =>
      db.updateTable('sessions').set({ mustChangePassword: false }).where('id', '=', sessionId).execute(),

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

    endSession: (id: string, endedAs: NonNullable<SessionsTable['endedAs']>) =>
      db
        .updateTable('sessions')
        .set({ endedAs })
        .where('id', '=', id)
        .where('endedAs', 'is', null)
        .returning(['id', 'userId', 'endedAs'])
        .execute(),

    /** Moves the ends of sessions, without those that another transaction changes: the next call extends them. */
    extendSessions: (ends: ReadonlyMap<string, Date>) =>
      sql`
        with given as (
          select s.id, given.expires_at from sessions s
          join unnest(${[...ends.keys()]}::text[], ${[...ends.values()]}::timestamptz[]) given (id, expires_at) on given.id = s.id
          for update of s skip locked
        )
        update sessions set expires_at = given.expires_at from given where sessions.id = given.id`.execute(db),

    /** Marks the sessions that were open until their end as expired; returns them. */
    expireSessions: (now: Date) =>
      db
        .updateTable('sessions')
        .set({ endedAs: 'expired' })
        .where('endedAs', 'is', null)
        .where('expiresAt', '<=', now)
        .returning(['id', 'userId', 'endedAs'])
        .execute(),
  }
}
