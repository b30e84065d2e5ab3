import { sql, type Kysely } from 'kysely'

const newId = sql`replace(gen_random_uuid()::text, '-', '')`

/** Adds 权限管理, a former tab of 权限查询, below that page, where the menu contains it and not yet the new page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update menus set sort_code = menus.sort_code + 1
    from menus page
    where page.en_code = 'permission.authority' and page.category = 'Web' and page.delete_mark is null
      and menus.parent_id = page.parent_id and menus.sort_code > page.sort_code
      and not exists (select 1 from menus where en_code = 'permission.authorize' and category = 'Web' and delete_mark is null)
    `.execute(db)
  await sql`
    insert into menus (id, parent_id, type, icon, url_address, is_button_authorize, full_name, en_code, sort_code)
    select ${newId}, parent_id, type, 'icon-safe', 'permission/authorize', 1, '权限管理', 'permission.authorize', sort_code + 1
    from menus where en_code = 'permission.authority' and category = 'Web' and delete_mark is null
    on conflict do nothing`.execute(db)
  await sql`
    insert into menu_items (id, menu_id, kind, en_code, full_name, sort_code)
    select ${newId}, id, 'button', 'btn_save', '确定', 0
    from menus where en_code = 'permission.authorize' and category = 'Web' and delete_mark is null
    on conflict do nothing`.execute(db)
  // Roles that could grant to users, positions and roles alike keep this permission.
  await sql`
    with page as (
      select id from menus where en_code = 'permission.authorize' and category = 'Web' and delete_mark is null
    )
    insert into authorities (object_type, object_id, item_type, item_id)
    select holder.object_type, holder.object_id, given.item_type, given.item_id
    from (
      select a.object_type, a.object_id
      from authorities a
      join menu_items i on i.id = a.item_id and i.kind = 'button' and i.en_code = 'btn_authorize' and i.delete_mark is null
      join menus m on m.id = i.menu_id and m.en_code in ('permission.authority', 'permission.role') and m.delete_mark is null
      where a.item_type = 'button'
      group by a.object_type, a.object_id having count(distinct m.id) = 2
    ) holder
    cross join (
      select 'module' as item_type, id as item_id from page
      union all
      select 'button', i.id from menu_items i join page on page.id = i.menu_id where i.kind = 'button' and i.delete_mark is null
    ) given
    on conflict do nothing`.execute(db)
}
