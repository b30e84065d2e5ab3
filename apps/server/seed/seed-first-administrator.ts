import { randomInt } from 'node:crypto'
import type { Deps } from '../src/platform/deps.ts'
import { spellName } from '../src/platform/spell-name.ts'
import { hashPassword } from '../src/modules/auth/index.ts'
import { USER_STATE } from '../src/modules/user/user.access.ts'
import { seedDictionaries } from './dictionaries/seed-dictionaries.ts'
import { requireOwnPasswords } from './given-passwords.ts'
import { inEmptyDatabase } from './in-empty-database.ts'
import { md5 } from './md5.ts'
import { seedMenus } from './menus/index.ts'

/** The created account, for the output at the start. */
export interface FirstAdministrator {
  account: string
  /** Set when it was generated: it cannot be read again. */
  generatedPassword: string | undefined
}

/**
 * Creates the account `admin` in a database without users, with the menu and the dictionaries that pages need; returns
 * undefined when there are users already. Its password is `ADMIN_PASSWORD`, or a generated one.
 */
export async function seedFirstAdministrator({
  config,
  db,
  now,
  newId,
}: Deps): Promise<FirstAdministrator | undefined> {
  const account = 'admin'
  const generatedPassword = config.adminPassword === undefined ? generatePassword() : undefined
  return await inEmptyDatabase(db, async (trx) => {
    const stamp = { newId, created: { creatorTime: now() } }
    await seedDictionaries(trx, stamp)
    await seedMenus(trx, stamp)
    const passwordHash = await hashPassword(md5(config.adminPassword ?? generatedPassword ?? ''))
    await requireOwnPasswords(trx, { config })
    const realName = '系统管理员'
    await trx
      .insertInto('users')
      .values({
        ...stamp.created,
        id: newId(),
        account,
        realName,
        ...spellName(realName),
        passwordHash,
        passwordGiven: generatedPassword !== undefined,
        isAdministrator: 1,
        enabledMark: USER_STATE.enabled,
      })
      .execute()
    return { account, generatedPassword }
  })
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

/** 16 letters and digits that are easy to distinguish; contains both kinds. */
export function generatePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]
  const tail = Array.from({ length: 14 }, () => pick(LETTERS + DIGITS))
  return [pick(LETTERS), pick(DIGITS), ...tail].join('')
}
