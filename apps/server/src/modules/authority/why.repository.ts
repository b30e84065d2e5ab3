import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Grant, ObjectType } from './grants.repository.ts'
import type { RowSource } from './row-sources.ts'
import { columnOf, type RowCondition } from './row-scope.ts'
import { allOrganizations } from '../organization/organization.access.ts'
import { allPositions } from '../position/position.access.ts'
import { allRoles, roleRows } from '../role/role.access.ts'
import { allGroups } from '../user-group/user-group.access.ts'
import { membershipRows } from '../user/membership.access.ts'
import { findMenuItem, readMenuPath } from '../menu/menu.access.ts'

/** A user, or a role, position, organisation or group of the user; `live` when it is enabled and not deleted. */
export interface NamedHolder {
  objectType: ObjectType
  objectId: string
  fullName: string
  live: boolean
}

/** SQL of the explanations. */
export function createWhyRepository(db: Db) {
  return {
    async readHolders(userId: string): Promise<NamedHolder[]> {
      const { rows } = await sql<NamedHolder>`
        select 'User' as object_type, ${userId}::text as object_id, '' as full_name, true as live
        union all
        select r.object_type, r.object_id, coalesce(ro.full_name, po.full_name, og.full_name, gr.full_name),
          coalesce(ro.enabled_mark, po.enabled_mark, og.enabled_mark, gr.enabled_mark) = 1
            and coalesce(ro.delete_mark, po.delete_mark, og.delete_mark, gr.delete_mark) is null
        from ${membershipRows} r
        left join ${allRoles} ro on r.object_type = 'Role' and ro.id = r.object_id
        left join ${allPositions} po on r.object_type = 'Position' and po.id = r.object_id
        left join ${allOrganizations} og on r.object_type = 'Organize' and og.id = r.object_id
        left join ${allGroups} gr on r.object_type = 'Group' and gr.id = r.object_id
        where r.user_id = ${userId} and coalesce(ro.id, po.id, og.id, gr.id) is not null
        order by object_type, full_name`.execute(db)
      return rows
    },

    /** All objects that grant this item. */
    grantersOf: ({ itemType, itemId }: Grant) =>
      db
        .selectFrom('authorities')
        .select(['objectType', 'objectId'])
        .where('itemType', '=', itemType)
        .where('itemId', '=', itemId)
        .execute(),

    /** Up to a few enabled roles that grant this item. */
    async rolesGranting({ itemType, itemId }: Grant): Promise<string[]> {
      const rows = await db
        .selectFrom('authorities')
        .innerJoin(roleRows('role'), 'role.id', 'authorities.objectId')
        .select('role.fullName')
        .where('authorities.objectType', '=', 'Role')
        .where('authorities.itemType', '=', itemType)
        .where('authorities.itemId', '=', itemId)
        .where('role.enabledMark', '=', 1)
        .orderBy('role.sortCode')
        .orderBy('role.id')
        .limit(5)
        .execute()
      return rows.map(({ fullName }) => fullName)
    },

    readMenuPath: (menuId: string) => readMenuPath(db, menuId),

    findItem: (id: string) => findMenuItem(db, id),

    /** The conditions that a record matches; undefined for a missing record. */
    async testRecord(
      { table, id }: RowSource,
      { recordId, conditions }: { recordId: string; conditions: readonly RowCondition[] },
    ): Promise<boolean[] | undefined> {
      const tests = conditions.map((condition) => sql`coalesce(${condition}, false)`)
      const { rows } = await sql<{ met: boolean[] }>`
        select array[${sql.join(tests)}]::boolean[] as met from ${columnOf(table)}
        where ${columnOf(id)}::text = ${recordId}`.execute(db)
      return rows[0]?.met
    },
  }
}
