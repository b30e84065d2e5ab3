import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { listDictionaryPages } from '../menu/index.ts'

/** The actions on the values of a dictionary. */
export type DictionaryAction = 'view' | 'add' | 'edit' | 'remove'

/**
 * Whether a user may perform the action on the values of a dictionary: by the dictionary page, or by a menu entry of
 * type 4 that is a page of this one dictionary. `pageCodes` are the codes of those entries.
 */
function mayUseDictionary(
  actor: Pick<Actor, 'isAdministrator' | 'grants'>,
  use: { action: DictionaryAction; pageCodes: readonly string[] },
) {
  const permission: PermissionCode = PERMISSION.dictionary[use.action]
  if (may(actor, permission)) return true
  const [, button] = permission.split(':')
  return use.pageCodes.some((page) => actor.grants.has(button === undefined ? page : `${page}:${button}`))
}

/** Creates the check that refuses users without this right on the dictionary `typeId`. */
export function createDictionaryGuard(db: Db) {
  return async function demand(actor: Actor, action: DictionaryAction, typeId: string) {
    // Most callers have the dictionary page and need no search for other pages.
    if (mayUseDictionary(actor, { action, pageCodes: [] })) return
    const pageCodes = (await listDictionaryPages(db, typeId)).map(({ enCode }) => enCode)
    if (!mayUseDictionary(actor, { action, pageCodes })) throw new AppError('forbidden', 'error.forbidden')
  }
}

export type DictionaryGuard = ReturnType<typeof createDictionaryGuard>
