import { sql, type Kysely } from 'kysely'

const newId = sql`replace(gen_random_uuid()::text, '-', '')`

/**
 * Adds the page of failed deliveries at the end of the directory of the system log, where the menu contains that page
 * and not yet the new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menus (id, parent_id, type, icon, url_address, is_button_authorize, full_name, en_code, sort_code)
    select ${newId}, log.parent_id, log.type, 'icon-list', 'system/eventDelivery', 1, '失败任务', 'system.eventDelivery',
      (select max(sort_code) + 1 from menus sibling where sibling.parent_id = log.parent_id)
    from menus log where log.en_code = 'system.log' and log.category = 'Web' and log.delete_mark is null
    on conflict do nothing`.execute(db)
  await sql`
    insert into menu_items (id, menu_id, kind, en_code, full_name, sort_code)
    select ${newId}, menu.id, 'button', button.en_code, button.full_name, button.sort_code
    from menus menu cross join (values ('btn_retry', '重试', 0), ('btn_discard', '丢弃', 1)) as button (en_code, full_name, sort_code)
    where menu.en_code = 'system.eventDelivery' and menu.category = 'Web' and menu.delete_mark is null
    on conflict do nothing`.execute(db)
  // Administrators by flag have every page. Other system administrators are recognised by the permission to clear the
  // log.
  await sql`
    with page as (
      select id from menus where en_code = 'system.eventDelivery' and category = 'Web' and delete_mark is null
    )
    insert into authorities (object_type, object_id, item_type, item_id)
    select holder.object_type, holder.object_id, given.item_type, given.item_id
    from (
      select distinct a.object_type, a.object_id
      from authorities a
      join menu_items i on i.id = a.item_id and i.kind = 'button' and i.en_code = 'btn_clearAll' and i.delete_mark is null
      join menus m on m.id = i.menu_id and m.en_code = 'system.log' and m.delete_mark is null
      where a.item_type = 'button'
    ) holder
    cross join (
      select 'module' as item_type, id as item_id from page
      union all
      select 'button', i.id from menu_items i join page on page.id = i.menu_id where i.kind = 'button' and i.delete_mark is null
    ) given
    on conflict do nothing`.execute(db)
}
