import type { Insertable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
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

    /** Users whose mail is received by itself: not after a refused sign-in, which could lock the account. */
    async listReceiving(): Promise<string[]> {
      const rows = await db
        .selectFrom('emailAccounts')
        .select('userId')
        .where('problem', 'not in', ['signIn', 'secretKey', 'privateHost'])
        .where('receivedAt', 'is not', null)
        .execute()
      return rows.map(({ userId }) => userId)
    },
  }
}

export type AccountRepository = ReturnType<typeof createAccountRepository>
