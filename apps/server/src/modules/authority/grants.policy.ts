import { PERMISSION, type PermissionCode } from '@sqos/contract'
import { may, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readOrganizationScope } from '../organization/organization-scope.access.ts'
import type { Holder } from './authority.repository.ts'
import type { GrantingRows } from './granting-rows.ts'
import { createGrantsRepository, type ObjectType } from './grants.repository.ts'

/** Permission to change the grants of each type of object. */
const AUTHORIZE: Record<ObjectType, PermissionCode> = {
  User: PERMISSION.authority.authorize,
  Role: PERMISSION.role.authorize,
  Position: PERMISSION.authority.authorize,
  Organize: PERMISSION.authority.authorize,
  Group: PERMISSION.authority.authorize,
}

/** Whether the caller has the button to change the grants of such objects. */
export const mayAuthorize = (actor: Actor, objectType: ObjectType) => may(actor, AUTHORIZE[objectType])

/** Refuses callers who may not see or change the grants of such objects. */
export function demandAuthorize(actor: Actor, objectType: ObjectType): void {
  if (!mayAuthorize(actor, objectType)) throw new AppError('forbidden', 'error.forbidden')
}

/**
 * Finds an object and refuses callers who may not change its grants. Required are the button of its page and, for
 * callers who are no system administrators, the right to edit every organisation of the object.
 */
export async function openGrantingObject(
  deps: { db: Db; rows: GrantingRows },
  { actor, holder }: { actor: Actor; holder: Holder },
): Promise<void> {
  demandAuthorize(actor, holder.objectType)
  await openGrantingObjects(deps, { actor, holders: [holder] })
}

/**
 * The same for several objects of any type, without the buttons of their pages: the page for batch grants has its own
 * button.
 */
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
    if (objects.length < new Set(ids).size || hidden.size > 0) throw new AppError('notFound', 'authority.objectGone')
    for (const { organizeIds } of objects) scope.demand('edit', organizeIds)
  }
}
