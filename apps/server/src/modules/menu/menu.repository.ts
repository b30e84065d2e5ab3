import type { MenuType } from '@sqos/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

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

    /** The enabled entries of one type. */
    readMenusOfType: (type: MenuType) =>
      db
        .selectFrom('menus')
        .select(['enCode', 'propertyJson'])
        .where('type', '=', type)
        .where('enabledMark', '=', 1)
        .where('deleteMark', 'is', null)
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
      const { rows } = await sql<{ itemId: string }>`select item_id from granted_items(${userId})`.execute(db)
      return new Set(rows.map(({ itemId }) => itemId))
    },
  }
}

export type MenuRepository = ReturnType<typeof createMenuRepository>
export type MenuRow = Awaited<ReturnType<MenuRepository['readMenus']>>[number]
export type MenuItemRow = Awaited<ReturnType<MenuRepository['readItems']>>[number]
