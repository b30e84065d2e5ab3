import type { Insertable, Updateable } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import type { MenuItemsTable } from './menu.tables.ts'

type Kind = MenuItemsTable['kind']

/** SQL of the items of a menu entry. Deleted rows stay in the tables and are not returned. */
export function createMenuItemRepository(db: Db | Trx) {
  const items = (kind: Kind) => db.selectFrom('menuItems').where('kind', '=', kind).where('deleteMark', 'is', null)
  const fields = () => db.selectFrom('menuDataFields').where('deleteMark', 'is', null)
  const schemes = () => db.selectFrom('menuDataSchemes').where('deleteMark', 'is', null)

  return {
    /** The entry, locked until the end of the transaction: concurrent writers cannot use the same code. */
    findMenu: (id: string) =>
      db.selectFrom('menus').select('id').where('id', '=', id).where('deleteMark', 'is', null).executeTakeFirst(),
    holdMenu: (id: string) =>
      db
        .selectFrom('menus')
        .select(['id', 'enCode'])
        .where('id', '=', id)
        .where('deleteMark', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    listItems: (kind: Kind, menuId: string) =>
      items(kind).selectAll().where('menuId', '=', menuId).orderBy('sortCode').orderBy('id').execute(),
    findItem: (kind: Kind, id: string) => items(kind).selectAll().where('id', '=', id).executeTakeFirst(),
    insertItems: (rows: readonly Insertable<MenuItemsTable>[]) => db.insertInto('menuItems').values(rows).execute(),
    updateItem: (id: string, values: Updateable<MenuItemsTable>) =>
      db.updateTable('menuItems').set(values).where('id', '=', id).execute(),

    listFields: (menuId: string) =>
      fields().selectAll().where('menuId', '=', menuId).orderBy('sortCode').orderBy('id').execute(),
    findField: (id: string) => fields().selectAll().where('id', '=', id).executeTakeFirst(),
    insertField: (row: Insertable<Database['menuDataFields']>) => db.insertInto('menuDataFields').values(row).execute(),
    updateField: (id: string, values: Updateable<Database['menuDataFields']>) =>
      db.updateTable('menuDataFields').set(values).where('id', '=', id).execute(),

    listSchemes: (menuId: string) =>
      schemes().selectAll().where('menuId', '=', menuId).orderBy('sortCode').orderBy('id').execute(),
    findScheme: (id: string) => schemes().selectAll().where('id', '=', id).executeTakeFirst(),
    insertScheme: (row: Insertable<Database['menuDataSchemes']>) =>
      db.insertInto('menuDataSchemes').values(row).execute(),
    updateScheme: (id: string, values: Updateable<Database['menuDataSchemes']>) =>
      db.updateTable('menuDataSchemes').set(values).where('id', '=', id).execute(),
  }
}

export type MenuItemRepository = ReturnType<typeof createMenuItemRepository>
