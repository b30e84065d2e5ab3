import { MENU_TYPE } from '@sqos/contract'
import type { Insertable, Updateable } from 'kysely'
import type { ConfigurationTarget } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { MenuDataFieldsTable, MenuDataSchemesTable, MenuItemsTable, MenusTable } from './menu.tables.ts'

type New<Row> = Omit<Insertable<Row>, 'lastModifyUserId' | 'deleteMark' | 'deleteUserId'>

const NOT_DELETED = { lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** Menu entries as a target of the configuration writer. */
export const menuTarget = (ids: readonly string[]): ConfigurationTarget => ({ table: 'menus', ids })

/** Menu entries that show a model, with their buttons, columns, fields and data schemes. */
export function createModelEntryStore(db: Db | Trx) {
  const menus = () => db.selectFrom('menus').where('deleteMark', 'is', null)

  return {
    /** Every entry that shows a model. */
    list: () =>
      menus()
        .select(['id', 'fullName', 'enCode', 'category', 'propertyJson', 'enabledMark'])
        .where('type', '=', MENU_TYPE.model)
        .execute(),

    /** The directories that may contain an entry. */
    listDirectories: (category: string) =>
      menus()
        .select(['id', 'parentId', 'fullName'])
        .where('type', '=', MENU_TYPE.directory)
        .where('category', '=', category)
        .orderBy('sortCode')
        .orderBy('id')
        .execute(),

    async isDirectory(id: string, category: string): Promise<boolean> {
      const row = await menus()
        .select('id')
        .where('id', '=', id)
        .where('category', '=', category)
        .where('type', '=', MENU_TYPE.directory)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The other entries with this code. */
    listByCode: (enCode: string, { menuId }: { menuId: string }) =>
      menus()
        .select(['category', 'type', 'propertyJson'])
        .where('enCode', '=', enCode)
        .where('id', '<>', menuId)
        .execute(),

    insert: (row: Omit<New<MenusTable>, 'type'>) =>
      db
        .insertInto('menus')
        .values({ ...NOT_DELETED, ...row, type: MENU_TYPE.model })
        .execute(),

    /** Changes entries that show a model. */
    update: (ids: readonly string[], values: Updateable<MenusTable>) =>
      db.updateTable('menus').set(values).where('id', 'in', ids).where('type', '=', MENU_TYPE.model).execute(),

    listItems: (menuId: string) =>
      db
        .selectFrom('menuItems')
        .select(['id', 'kind', 'enCode', 'fullName', 'enabledMark'])
        .where('menuId', '=', menuId)
        .where('deleteMark', 'is', null)
        .execute(),

    updateItem: (id: string, values: Updateable<MenuItemsTable>) =>
      db.updateTable('menuItems').set(values).where('id', '=', id).execute(),

    insertItems: (rows: readonly New<MenuItemsTable>[]) =>
      db
        .insertInto('menuItems')
        .values(rows.map((row) => ({ ...NOT_DELETED, ...row })))
        .execute(),

    listSchemeCodes: async (menuId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('menuDataSchemes')
        .select('enCode')
        .where('menuId', '=', menuId)
        .where('deleteMark', 'is', null)
        .execute()
      return rows.map(({ enCode }) => enCode)
    },

    listFieldCodes: async (menuId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('menuDataFields')
        .select('enCode')
        .where('menuId', '=', menuId)
        .where('deleteMark', 'is', null)
        .execute()
      return rows.map(({ enCode }) => enCode)
    },

    insertFields: (rows: readonly New<MenuDataFieldsTable>[]) =>
      db
        .insertInto('menuDataFields')
        .values(rows.map((row) => ({ ...NOT_DELETED, ...row })))
        .execute(),

    insertSchemes: (rows: readonly New<MenuDataSchemesTable>[]) =>
      db
        .insertInto('menuDataSchemes')
        .values(rows.map((row) => ({ ...NOT_DELETED, ...row })))
        .execute(),
  }
}
