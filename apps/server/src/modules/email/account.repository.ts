import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { keptUsers, USER_STATE, userRows } from '../user/user.access.ts'
import type { EmailAccountsTable } from './email.tables.ts'

/** SQL of the accounts of users. */
export function createAccountRepository(db: Db | Trx) {
  return {
    find: (userId: string) =>
      db.selectFrom('emailAccounts').selectAll().where('userId', '=', userId).executeTakeFirst(),

    save: (row: Insertable<EmailAccountsTable>) =>
      db
        .insertInto('emailAccounts')
        .values(row)
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute(),

    update: (userId: string, values: Updateable<EmailAccountsTable>) =>
      db.updateTable('emailAccounts').set(values).where('userId', '=', userId).execute(),

    remove: (userId: string) => db.deleteFrom('emailAccounts').where('userId', '=', userId).execute(),

    /**
     * Users whose mail is received by itself: not after a refused sign-in, which could lock the account, and not of deleted or
     * disabled users.
     */
    async listReceiving(): Promise<string[]> {
      const rows = await db
        .selectFrom('emailAccounts')
        .innerJoin(userRows('person'), 'person.id', 'emailAccounts.userId')
        .select('userId')
        .where('person.enabledMark', '<>', USER_STATE.disabled)
        .where('problem', 'not in', ['signIn', 'secretKey', 'privateHost'])
        .where('receivedAt', 'is not', null)
        .execute()
      return rows.map(({ userId }) => userId)
    },

    /** Owners of mailboxes and mails whose account was removed, or lies in the recycle bin since before a moment. */
    async listForgotten({ before, limit }: { before: Date; limit: number }): Promise<string[]> {
      const { rows } = await sql<{ userId: string }>`
        select user_id as "userId" from (
          select user_id from email_accounts union select user_id from email_messages) owner
        where user_id not in ${keptUsers(before)} limit ${limit}`.execute(db)
      return rows.map(({ userId }) => userId)
    },
  }
}

export type AccountRepository = ReturnType<typeof createAccountRepository>
