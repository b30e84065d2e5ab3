import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readOrganizationScope } from '../organization/index.ts'
import type { Holder } from './authority.repository.ts'
import type { GrantingRows } from './granting-rows.ts'
import { createGrantsRepository, type GrantingObject, type ObjectType } from './grants.repository.ts'

/** Who may change what such an object grants. */
const AUTHORIZE: Record<ObjectType, PermissionCode> = {
  User: PERMISSION.authority.authorize,
  Role: PERMISSION.role.authorize,
  Position: PERMISSION.authority.authorize,
  Organize: PERMISSION.authority.authorize,
}

/** Refuses whoever may not see or change what such objects grant. */
export function demandAuthorize(actor: Actor, objectType: ObjectType): void {
  if (!may(actor, AUTHORIZE[objectType])) throw new AppError('forbidden', 'error.forbidden')
}

/**
 * Finds an object and refuses whoever may not change what it grants: that takes the button of its page and, below the
 * administrators of the system, the right to edit every organisation that it belongs to.
 */
export async function openGrantingObject(
  { db, rows }: { db: Db; rows: GrantingRows },
  { actor, holder }: { actor: Actor; holder: Holder },
): Promise<GrantingObject> {
  demandAuthorize(actor, holder.objectType)
  const object = await createGrantsRepository(db).findObject(holder)
  if (!object) throw new AppError('notFound', 'error.recordMissing')
  await rows.demandSeen(holder, actor)
  const scope = await readOrganizationScope(db, actor)
  scope.demand('edit', object.organizeIds)
  return object
}
