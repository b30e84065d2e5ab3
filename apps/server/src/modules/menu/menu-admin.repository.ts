import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Category } from './menu-admin.schema.ts'
import type { MenuItemsTable, MenusTable } from './menu.tables.ts'
import { userNames } from '../user/user.access.ts'
import { revisionsOf } from '../../platform/configuration.ts'
import { authorityVersion } from '../authority/authority.access.ts'

/** Arbitrary id of an advisory lock. */
const MENU_LOCK = 4_100_009
const MAX_REVISIONS = 100

/** SQL of menu administration. Deleted rows stay in the tables and are not returned. */
export function createMenuAdminRepository(db: Db | Trx) {
  const menus = () => db.selectFrom('menus').where('deleteMark', 'is', null)

  return {
    /** Serialises changes of the menu: two concurrent moves could create a cycle. */
    lock: () => sql`select pg_advisory_xact_lock(${MENU_LOCK})`.execute(db),

    /** All entries of a menu, also disabled ones, in order. */
    list: (category: Category) =>
      menus()
        .selectAll()
        .where('category', '=', category)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    /** Changes with every change of menus, roles and grants. */
    async readVersion(): Promise<string> {
      const { rows } = await sql<{ version: string }>`select ${authorityVersion} as version`.execute(db)
      return rows[0]?.version ?? ''
    },

    /** The entries of both menus with this code. */
    listByCode: (enCode: string) => menus().selectAll().where('enCode', '=', enCode).execute(),

    find: (id: string) => menus().selectAll().where('id', '=', id).executeTakeFirst(),

    insert: (rows: readonly Insertable<MenusTable>[]) => db.insertInto('menus').values(rows).execute(),

    update: (id: string, values: Updateable<MenusTable>) =>
      db.updateTable('menus').set(values).where('id', '=', id).execute(),

    /** Buttons, columns and form fields of these entries. */
    listItems: (menuIds: readonly string[]) =>
      db
        .selectFrom('menuItems')
        .selectAll()
        .where('deleteMark', 'is', null)
        .where('menuId', 'in', menuIds)
        .orderBy('sortCode')
        .orderBy('id')
        .execute(),

    insertItems: (rows: readonly Insertable<MenuItemsTable>[]) => db.insertInto('menuItems').values(rows).execute(),

    /** Revisions of a record with their authors, newest first. */
    listRevisions: (recordId: string) =>
      db
        .selectFrom(revisionsOf('menus', recordId))
        .leftJoin(userNames('author'), 'author.id', 'history.userId')
        .select([
          'history.id',
          'history.createdAt',
          'history.before',
          'history.after',
          'author.realName',
          'author.account',
        ])
        .orderBy('history.createdAt', 'desc')
        .orderBy('history.id', 'desc')
        .limit(MAX_REVISIONS)
        .execute(),
  }
}

export type MenuAdminRepository = ReturnType<typeof createMenuAdminRepository>
export type MenuEntryRow = Awaited<ReturnType<MenuAdminRepository['list']>>[number]
