import { sql, type Kysely } from 'kysely'

/** Adds the button 导出 to the pages of companies, departments, positions and roles, where the menu contains them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_items (id, menu_id, kind, en_code, full_name, sort_code)
    select replace(gen_random_uuid()::text, '-', ''), menu.id, 'button', 'btn_download', '导出',
      coalesce((select max(item.sort_code) + 1 from menu_items item where item.menu_id = menu.id and item.kind = 'button'), 0)
    from menus menu
    where menu.delete_mark is null
      and menu.en_code in ('permission.organize', 'permission.department', 'permission.position', 'permission.role')
    on conflict do nothing`.execute(db)
}
