import type { Db } from '../../../platform/db/database.ts'
import { readUserNames } from '../../user/user.access.ts'
import type { Names } from './why.ts'

/** Names of users as name/account, by id. */
export async function readNames(db: Db, ids: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(ids.flatMap((id) => id || []))]
  const people = known.length === 0 ? [] : await readUserNames(db, known)
  return new Map(people.map(({ id, realName, account }) => [id, `${realName}/${account}`]))
}
