import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readOrganizationScope } from '../organization/organization-scope.access.ts'
import type { Holder } from './authority.repository.ts'
import type { GrantingRows } from './granting-rows.ts'
import { createGrantsRepository, type ObjectType } from './grants.repository.ts'

/** Who may change what such an object grants. */
const AUTHORIZE: Record<ObjectType, PermissionCode> = {
  User: PERMISSION.authority.authorize,
  Role: PERMISSION.role.authorize,
  Position: PERMISSION.authority.authorize,
  Organize: PERMISSION.authority.authorize,
  Group: PERMISSION.authority.authorize,
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
  deps: { db: Db; rows: GrantingRows },
  { actor, holder }: { actor: Actor; holder: Holder },
): Promise<void> {
  demandAuthorize(actor, holder.objectType)
  await openGrantingObjects(deps, { actor, holders: [holder] })
}

/** The same of several, of any type, without the buttons of their pages: who has a page for several of them has a button there. */
export async function openGrantingObjects(
  { db, rows }: { db: Db; rows: GrantingRows },
  { actor, holders }: { actor: Actor; holders: readonly Holder[] },
): Promise<void> {
  const repository = createGrantsRepository(db)
  const scope = await readOrganizationScope(db, actor)
  for (const [objectType, own] of Map.groupBy(holders, (holder) => holder.objectType)) {
    const ids = own.map(({ objectId }) => objectId)
    const objects = await repository.findObjects(objectType, ids)
    const hidden = await rows.hiddenAmong(ids, { objectType, actor })
    if (objects.length < new Set(ids).size || hidden.size > 0) throw new AppError('notFound', 'error.recordMissing')
    for (const { organizeIds } of objects) scope.demand('edit', organizeIds)
  }
}
