import { PERMISSION, type Language } from '@sqos/contract'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/database.ts'
import { text } from '../../../platform/text.ts'
import { ALL_ROWS } from '../../authority/index.ts'
import { everyGrant } from './record-grant.ts'
import type { Opened } from './record-reach.ts'
import { createRecordRepository } from '../write/record.repository.ts'

/** Why a list has no rows for this user. */
interface EmptyReason {
  hint: string
  /** Number of all rows; only for users who may query permissions. */
  all?: number
}

/**
 * Why a user with data schemes sees no rows: names the schemes that were granted to the user, not their conditions. Undefined for
 * users who see every row.
 */
export async function emptyReason(
  db: Db,
  { grants, storage }: Opened,
  { actor, language }: { actor: Actor; language: Language },
): Promise<EmptyReason | undefined> {
  const scope = everyGrant(grants.demand('list')).scope()
  if (scope === 'all') return undefined
  const names = scope === 'none' ? [] : [...new Set(scope.map(({ fullName }) => fullName))]
  const hint =
    names.length === 0
      ? text(language, 'record.noRows')
      : text(language, 'record.noRowsOf', { schemes: names.join(text(language, 'comma')) })
  if (!may(actor, PERMISSION.authority.view)) return { hint }
  const slice = { order: undefined, limit: 1, offset: 0 }
  const { total } = await createRecordRepository(db).page(storage, { fields: [], where: ALL_ROWS, slice })
  return { hint, all: total }
}
