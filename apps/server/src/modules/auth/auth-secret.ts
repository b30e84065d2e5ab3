import { createHmac } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'

/** Signs texts with the secret of the database, which all servers share. The first part names the purpose. */
export function createAuthSecret({ db }: Pick<Deps, 'db'>) {
  let secret: Promise<string> | undefined

  async function read(): Promise<string> {
    secret ??= db
      .selectFrom('authSecret')
      .select('secret')
      .executeTakeFirstOrThrow()
      .then((row) => row.secret)
    try {
      return await secret
    } catch (error) {
      secret = undefined
      throw error
    }
  }

  return async (...parts: readonly string[]): Promise<Buffer> =>
    createHmac('sha256', await read())
      .update(parts.join('|'))
      .digest()
}
