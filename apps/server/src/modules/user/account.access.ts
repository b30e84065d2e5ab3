import { sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { USER_STATE, type UsersTable } from './user.tables.ts'

/** Accounts for sign-in and for the signed-in user's own data. */
export function createAccountStore(db: Db | Trx) {
  return {
    /**
     * The user with this account (case-insensitive) or mobile number. Undefined when several match and none exactly. A deleted
     * user is found only when no other user matches.
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

    /** Users with this mobile number who are not deleted; at most two, because only one may sign in by it. */
    findByMobile: (mobilePhone: string) =>
      db
        .selectFrom('users')
        .selectAll()
        .where('mobilePhone', '=', mobilePhone)
        .where('deleteMark', 'is', null)
        .limit(2)
        .execute(),

    find: (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    update: (id: string, values: Updateable<UsersTable>) =>
      db.updateTable('users').set(values).where('id', '=', id).execute(),

    /** Whether another user signs in with this mobile number. */
    async isMobileTaken(mobilePhone: string, { userId }: { userId: string }): Promise<boolean> {
      const other = await db
        .selectFrom('users')
        .select('id')
        .where('mobilePhone', '=', mobilePhone)
        .where('id', '<>', userId)
        .where('deleteMark', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    },

    /** Records a successful sign-in; the row stays locked until the transaction ends, so two sign-ins cannot overlap. */
    recordSignIn: (id: string, { now, ip }: { now: Date; ip: string }) =>
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

    /** Locks an enabled account; false when it was not enabled. */
    async lock(id: string, unlockTime: Date | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ enabledMark: USER_STATE.locked, unlockTime })
        .where('id', '=', id)
        .where('enabledMark', '=', USER_STATE.enabled)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Enables a locked account; false when it was not locked. */
    async unlock(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ enabledMark: USER_STATE.enabled, unlockTime: null })
        .where('id', '=', id)
        .where('enabledMark', '=', USER_STATE.locked)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Replaces the password hash `before` by `after`, which the user chose; false when it was changed in between. */
    async replacePassword(id: string, { before, after, now }: { before: string; after: string; now: Date }) {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ passwordHash: after, passwordChangeTime: now, passwordGiven: false })
        .where('id', '=', id)
        .where('passwordHash', '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

export type AccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createAccountStore>['find']>>>
