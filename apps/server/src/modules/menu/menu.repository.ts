import type { MenuType } from '@sqos/contract'
import type { Db } from '../../platform/db/database.ts'

/** Queries of menus. */
export function createMenuRepository(db: Db) {
  return {
    /** The enabled entries of one type. */
    readMenusOfType: (type: MenuType) =>
      db
        .selectFrom('menus')
        .select(['id', 'enCode', 'propertyJson'])
        .where('type', '=', type)
        .where('enabledMark', '=', 1)
        .where('deleteMark', 'is', null)
        .execute(),
  }
}
