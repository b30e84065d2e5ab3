import { randomInt } from 'node:crypto'
import type { Deps } from '../src/platform/deps.ts'
import { hashPassword, USER_STATE } from '../src/modules/auth/index.ts'
import { md5 } from './md5.ts'

/** What to print once, and whether the password is news. */
export interface FirstAdministrator {
  account: string
  /** Set when it was generated: nobody can read it again. */
  generatedPassword: string | undefined
}

/**
 * Makes the account `admin` in a database without people; returns undefined when there are people already.
 * Its password is `ADMIN_PASSWORD`, else a generated one.
 */
export async function seedFirstAdministrator({
  config,
  db,
  now,
  newId,
}: Deps): Promise<FirstAdministrator | undefined> {
  const account = 'admin'
  const generatedPassword = config.adminPassword === undefined ? generatePassword() : undefined
  const passwordHash = await hashPassword(md5(config.adminPassword ?? generatedPassword ?? ''))
  return await db.transaction().execute(async (trx) => {
    const somebody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (somebody) return undefined
    const made = await trx
      .insertInto('users')
      .values({
        id: newId(),
        account,
        realName: '系统管理员',
        passwordHash,
        isAdministrator: 1,
        enabledMark: USER_STATE.enabled,
        creatorTime: now(),
      })
      // Several servers may start on one empty database; the first makes the account.
      .onConflict((conflict) => conflict.column('account').doNothing())
      .returning('id')
      .executeTakeFirst()
    return made && { account, generatedPassword }
  })
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

/** 16 letters and digits that are easy to tell apart; both kinds for sure. */
function generatePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]
  const tail = Array.from({ length: 14 }, () => pick(LETTERS + DIGITS))
  return [pick(LETTERS), pick(DIGITS), ...tail].join('')
}
