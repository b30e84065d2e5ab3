import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { found } from '../../platform/route.ts'
import { readOrganizationScope, type OrganizationScope } from '../organization/organization-scope.access.ts'
import type { Authority } from './authority.ts'
import type { Holder } from './authority.repository.ts'
import type { CompareQuery } from './authority.schema.ts'
import { grantables, isNoDirectory, keyOf, pathNames } from './editable.ts'
import type { GrantLevel } from './grant-level.ts'
import type { GrantingRows } from './granting-rows.ts'
import { createGrantsRepository } from './grants.repository.ts'

/** Compares the grants of two roles, positions, organisations or users, limited to those that the caller holds. */
export function createCompareService({ db, authority, rows }: { db: Db; authority: Authority; rows: GrantingRows }) {
  const repository = createGrantsRepository(db)

  async function side(holder: Holder, { scope, actor }: { scope: OrganizationScope; actor: Actor }) {
    const object = found(await repository.findObject(holder))
    await rows.demandSeen(holder, actor)
    // A global role is visible to every caller; others need the right to one of their organisations.
    if (object.organizeIds.length > 0) scope.demand('select', object.organizeIds)
    const grants = new Map<string, GrantLevel | ''>(
      (await repository.grantsOf(holder)).map((grant) => [keyOf(grant), grant.level ?? '']),
    )
    return { fullName: object.fullName, people: await repository.countMembers(holder), grants }
  }

  return async function compare({ leftType, leftId, rightType, rightId }: CompareQuery, actor: Actor) {
    const scope = await readOrganizationScope(db, actor)
    const left = await side({ objectType: leftType, objectId: leftId }, { scope, actor })
    const right = await side({ objectType: rightType, objectId: rightId }, { scope, actor })
    const opened = await authority.open(actor)
    const items = grantables(opened)
      .filter(isNoDirectory)
      .map((item) => {
        const key = keyOf({ itemType: item.itemType, itemId: item.id })
        return {
          item,
          left: left.grants.has(key),
          right: right.grants.has(key),
          leftLevel: left.grants.get(key) ?? ('' as const),
          rightLevel: right.grants.get(key) ?? ('' as const),
        }
      })
    const headOf = ({ fullName, people }: typeof left, count: number) => ({ fullName, people, count })
    return {
      left: headOf(left, items.filter((row) => row.left).length),
      right: headOf(right, items.filter((row) => row.right).length),
      list: items
        .filter((row) => row.left || row.right)
        .map(({ item, ...row }) => ({
          ...row,
          id: item.id,
          type: item.itemType,
          fullName: item.fullName,
          enCode: item.enCode,
          path: pathNames(opened.catalogue, item.menu),
        })),
    }
  }
}

export type CompareService = ReturnType<typeof createCompareService>
