import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'

/** Menu entries for the recycle bin. */
export const recyclableMenus = recyclable({
  table: 'menus',
  deleted: sql`
    select m.id, 'menu' as kind, m.full_name, m.en_code, null as organize_id, above.full_name as menu_name,
      m.delete_time, m.delete_user_id
    from menus m left join menus above on above.id = m.parent_id where m.delete_mark = 1`,
  hasPlace: (id) => sql`exists (
    select 1 from menus m where m.id = ${id} and (m.parent_id = '-1' or exists (
      select 1 from menus p where p.id = m.parent_id and p.delete_mark is null)))`,
})

/** Ids of a menu entry and of all its grantable items, as a sub-query. */
export const grantableItemsOf = (menuId: string) => sql`(
  select ${menuId}::text union all
  select i.id from menu_items i where i.menu_id = ${menuId} union all
  select s.id from menu_data_schemes s where s.menu_id = ${menuId})`

/** Deletes the buttons, columns, fields and data schemes of a menu entry. */
export async function removeItemsOfMenu(trx: Db | Trx, menuId: string): Promise<void> {
  for (const table of ['menuItems', 'menuDataFields', 'menuDataSchemes'] as const)
    await trx.deleteFrom(table).where('menuId', '=', menuId).execute()
}

/** All enabled grantable items: menu entries; buttons, columns and fields; data schemes. */
export const readGrantable = (db: Db) =>
  Promise.all([
    db
      .selectFrom('menus')
      .select(['id', 'parentId', 'fullName', 'enCode', 'icon', 'type', 'urlAddress', 'linkTarget', 'category'])
      .select(['propertyJson', 'sortCode'])
      .select(['isButtonAuthorize', 'isColumnAuthorize', 'isFormAuthorize', 'isDataAuthorize'])
      .where('enabledMark', '=', 1)
      .where('deleteMark', 'is', null)
      .orderBy('sortCode')
      .orderBy('creatorTime', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('menuItems')
      .select(['id', 'menuId', 'kind', 'fullName', 'enCode'])
      .where('enabledMark', '=', 1)
      .where('deleteMark', 'is', null)
      .orderBy('sortCode')
      .orderBy('creatorTime', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('menuDataSchemes')
      .select(['id', 'menuId', 'fullName', 'enCode', 'matchLogic', 'conditionJson', 'conditionText'])
      .where('enabledMark', '=', 1)
      .where('deleteMark', 'is', null)
      .orderBy('sortCode')
      .orderBy('creatorTime', 'desc')
      .orderBy('id')
      .execute(),
  ])

/** A menu entry, enabled or disabled. */
export interface MenuState {
  id: string
  parentId: string
  fullName: string
  enabledMark: number
  deleteMark: number | null
}

/** A menu entry and its ancestors, the entry first. */
export async function readMenuPath(db: Db, menuId: string): Promise<MenuState[]> {
  const { rows } = await sql<MenuState>`
    with recursive path as (
      select id, parent_id, full_name, enabled_mark, delete_mark, 1 as depth, array[id] as seen from menus where id = ${menuId}
      union all
      select m.id, m.parent_id, m.full_name, m.enabled_mark, m.delete_mark, path.depth + 1, path.seen || m.id
      from menus m join path on m.id = path.parent_id where m.id <> all (path.seen)
    )
    select id, parent_id, full_name, enabled_mark, delete_mark from path order by depth`.execute(db)
  return rows
}

/** A button, column or field, enabled or disabled. */
export const findMenuItem = (db: Db, id: string) =>
  db
    .selectFrom('menuItems')
    .select(['id', 'menuId', 'kind', 'fullName', 'enCode', 'enabledMark', 'deleteMark'])
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Menu entries for `sql` templates, including deleted ones: `(select id, full_name, type, sort_code, enabled_mark,
 * delete_mark …)`.
 */
export const menuRows = sql`(select id, full_name, type, sort_code, enabled_mark, delete_mark from menus)`

/** Buttons, columns and fields for `sql` templates: `(select id, menu_id, kind, full_name, sort_code …)`. */
export const menuItemRows = sql`(select id, menu_id, kind, full_name, sort_code from menu_items)`

/** Data schemes for `sql` templates: `(select id, menu_id, full_name, sort_code …)`. */
export const dataSchemeRows = sql`(select id, menu_id, full_name, sort_code from menu_data_schemes)`
