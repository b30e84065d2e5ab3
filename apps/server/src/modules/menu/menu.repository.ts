import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/**
 * Common table expressions over one `caller(user_id)`: `granted(item_type, item_id)`, the union over the person and their
 * enabled roles, positions and organisations; and `live(id, en_code)`, the menu entries that are enabled up to the top.
 * Walking down from the top leaves out what hangs on a disabled or missing parent, and a cycle is never entered.
 */
export const grantsOfCaller = sql`
  holder as (
    select 'User' as object_type, user_id as object_id from caller
    union all
    select r.object_type, r.object_id from user_relations r join caller using (user_id)
    where (r.object_type = 'Role' and exists (
        select 1 from roles o where o.id = r.object_id and o.enabled_mark = 1 and o.delete_mark is null))
      or (r.object_type = 'Position' and exists (
        select 1 from positions o where o.id = r.object_id and o.enabled_mark = 1 and o.delete_mark is null))
      or (r.object_type = 'Organize' and exists (
        select 1 from organizations o where o.id = r.object_id and o.enabled_mark = 1 and o.delete_mark is null))
  ),
  granted as (
    select distinct a.item_type, a.item_id from authorities a join holder using (object_type, object_id)
  ),
  live as (
    select id, en_code from menus where parent_id = '-1' and enabled_mark = 1 and delete_mark is null
    union
    select m.id, m.en_code from menus m join live on m.parent_id = live.id
    where m.enabled_mark = 1 and m.delete_mark is null
  )`

/** Permission codes of the caller, as a text array: `menu` and `menu:button`. Needs `grantsOfCaller`. */
export const codesOfCaller = sql<string[]>`array(
  select live.en_code from live join granted g on g.item_type = 'module' and g.item_id = live.id
  union all
  select live.en_code || ':' || i.en_code
  from live
  join granted g on g.item_type = 'module' and g.item_id = live.id
  join menu_items i on i.menu_id = live.id and i.kind = 'button' and i.enabled_mark = 1 and i.delete_mark is null
  join granted b on b.item_type = 'button' and b.item_id = i.id
)`

/** SQL of the menu area. */
export function createMenuRepository(db: Db) {
  return {
    /** The enabled entries of the browser's menu. */
    readMenus: () =>
      db
        .selectFrom('menus')
        .select([
          'id',
          'parentId',
          'fullName',
          'enCode',
          'icon',
          'type',
          'urlAddress',
          'linkTarget',
          'category',
          'propertyJson',
          'sortCode',
        ])
        .where('category', '=', 'Web')
        .where('enabledMark', '=', 1)
        .where('deleteMark', 'is', null)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    /** The enabled buttons, columns and form fields of all entries. */
    readItems: () =>
      db
        .selectFrom('menuItems')
        .select(['id', 'menuId', 'kind', 'fullName', 'enCode'])
        .where('enabledMark', '=', 1)
        .where('deleteMark', 'is', null)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    /** Ids of the menu entries, buttons, columns and form fields granted to a person. */
    async readGrantedIds(userId: string): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ itemId: string }>`
        with recursive caller as (select ${userId}::text as user_id), ${grantsOfCaller}
        select item_id from granted`.execute(db)
      return new Set(rows.map(({ itemId }) => itemId))
    },
  }
}

export type MenuRepository = ReturnType<typeof createMenuRepository>
export type MenuRow = Awaited<ReturnType<MenuRepository['readMenus']>>[number]
export type MenuItemRow = Awaited<ReturnType<MenuRepository['readItems']>>[number]
