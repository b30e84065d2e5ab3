import type { Trx } from '../src/platform/db/database.ts'
import type { Deps } from '../src/platform/deps.ts'
import { isLoopback } from '../src/platform/ip-address.ts'

/** Sets `changeGivenPassword` in a new database of a server that other machines can reach. */
export async function requireOwnPasswords(trx: Trx, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (isLoopback(config.host)) return
  await trx
    .insertInto('systemSettings')
    .values({ key: 'changeGivenPassword', value: '1' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
