import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Grant, ObjectType } from './grants.repository.ts'
import type { RowSource } from './row-sources.ts'
import { columnOf, type RowCondition } from './row-scope.ts'

/** A role, position or organisation of a person, or the person; `live` when it is enabled and not deleted. */
export interface NamedHolder {
  objectType: ObjectType
  objectId: string
  fullName: string
  live: boolean
}

/** A menu entry as it is, disabled or not. */
export interface MenuState {
  id: string
  parentId: string
  fullName: string
  enabledMark: number
  deleteMark: number | null
}

/** SQL of the question why. */
export function createWhyRepository(db: Db) {
  return {
    async readHolders(userId: string): Promise<NamedHolder[]> {
      const { rows } = await sql<NamedHolder>`
        select 'User' as object_type, ${userId}::text as object_id, '' as full_name, true as live
        union all
        select r.object_type, r.object_id, coalesce(ro.full_name, po.full_name, og.full_name),
          coalesce(ro.enabled_mark, po.enabled_mark, og.enabled_mark) = 1
            and coalesce(ro.delete_mark, po.delete_mark, og.delete_mark) is null
        from user_relations r
        left join roles ro on r.object_type = 'Role' and ro.id = r.object_id
        left join positions po on r.object_type = 'Position' and po.id = r.object_id
        left join organizations og on r.object_type = 'Organize' and og.id = r.object_id
        where r.user_id = ${userId} and coalesce(ro.id, po.id, og.id) is not null
        order by object_type, full_name`.execute(db)
      return rows
    },

    /** Everybody who grants this. */
    grantersOf: ({ itemType, itemId }: Grant) =>
      db
        .selectFrom('authorities')
        .select(['objectType', 'objectId'])
        .where('itemType', '=', itemType)
        .where('itemId', '=', itemId)
        .execute(),

    /** A few enabled roles that grant this. */
    async rolesGranting({ itemType, itemId }: Grant): Promise<string[]> {
      const rows = await db
        .selectFrom('authorities')
        .innerJoin('roles', 'roles.id', 'authorities.objectId')
        .select('roles.fullName')
        .where('authorities.objectType', '=', 'Role')
        .where('authorities.itemType', '=', itemType)
        .where('authorities.itemId', '=', itemId)
        .where('roles.enabledMark', '=', 1)
        .where('roles.deleteMark', 'is', null)
        .orderBy('roles.sortCode')
        .orderBy('roles.id')
        .limit(5)
        .execute()
      return rows.map(({ fullName }) => fullName)
    },

    /** The entry and everything above it, the entry first. */
    async readMenuPath(menuId: string): Promise<MenuState[]> {
      const { rows } = await sql<MenuState>`
        with recursive path as (
          select id, parent_id, full_name, enabled_mark, delete_mark, 1 as depth, array[id] as seen from menus where id = ${menuId}
          union all
          select m.id, m.parent_id, m.full_name, m.enabled_mark, m.delete_mark, path.depth + 1, path.seen || m.id
          from menus m join path on m.id = path.parent_id where m.id <> all (path.seen)
        )
        select id, parent_id, full_name, enabled_mark, delete_mark from path order by depth`.execute(db)
      return rows
    },

    findItem: (id: string) =>
      db
        .selectFrom('menuItems')
        .select(['id', 'menuId', 'kind', 'fullName', 'enCode', 'enabledMark', 'deleteMark'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Which of the conditions a record meets; undefined when there is no such record. */
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
