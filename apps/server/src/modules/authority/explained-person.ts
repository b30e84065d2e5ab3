import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { found } from '../../platform/route.ts'
import { readOrganizationScope } from '../organization/organization-scope.access.ts'
import type { Person } from './authority.ts'
import type { GrantingRows } from './granting-rows.ts'
import { createGrantsRepository } from './grants.repository.ts'

/** Opens users whose permissions are explained: within the organisations and rows that the caller may see. */
export function createPersonOpener({ db, rows }: { db: Db; rows: GrantingRows }) {
  return async function openPerson(userId: string, actor: Actor) {
    const holder = { objectType: 'User' as const, objectId: userId }
    const object = found(await createGrantsRepository(db).findObject(holder))
    await rows.demandSeen(holder, actor)
    const scope = await readOrganizationScope(db, actor)
    scope.demand('select', object.organizeIds)
    const person: Person = {
      userId,
      isAdministrator: object.isAdministrator === 1,
      organizeId: object.organizeId,
      authorityVersion: actor.authorityVersion,
    }
    return { object, person }
  }
}
