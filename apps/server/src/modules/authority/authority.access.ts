import { sql, type RawBuilder } from 'kysely'
import { INSERT_BATCH, type ConfigurationTarget } from '../../platform/configuration.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { dataSchemeRows, menuItemRows } from '../menu/menu.access.ts'
import type { AuthoritiesTable } from './authority.tables.ts'
import type { GrantLevel } from './grant-level.ts'

type Grant = Pick<AuthoritiesTable, 'itemType' | 'itemId'> & { level: GrantLevel | null }

/** The grants of a role. */
export const grantsOfRole = (db: Db | Trx, roleId: string): Promise<Grant[]> =>
  db
    .selectFrom('authorities')
    .select(['itemType', 'itemId', 'level'])
    .where('objectType', '=', 'Role')
    .where('objectId', '=', roleId)
    .execute()

/** The grants of a role as a target of the configuration writer. */
export const grantTarget = (
  roleId: string,
  grants: readonly Pick<Grant, 'itemType' | 'itemId'>[],
): ConfigurationTarget => ({
  table: 'authorities',
  ids: grants.map(({ itemType, itemId }) => `Role:${roleId}:${itemType}:${itemId}`),
})

/** Adds grants to a role that has none of them yet. */
export async function addGrantsToRole(
  trx: Trx,
  { roleId, grants, userId, now }: { roleId: string; grants: readonly Grant[]; userId: string; now: Date },
): Promise<void> {
  const rows = grants.map((grant) => ({
    ...grant,
    objectType: 'Role' as const,
    objectId: roleId,
    creatorUserId: userId,
    creatorTime: now,
  }))
  for (let start = 0; start < rows.length; start += INSERT_BATCH)
    await trx
      .insertInto('authorities')
      .values(rows.slice(start, start + INSERT_BATCH))
      .execute()
}

/** Gives a user a page with its buttons, columns, fields and data schemes. */
export const grantPage = (trx: Trx, { menuId, userId, now }: { menuId: string; userId: string; now: Date }) =>
  sql`insert into authorities (item_type, item_id, object_type, object_id, creator_user_id, creator_time)
    select item_type, item_id, 'User', ${userId}, ${userId}, ${now} from (
      select 'module' as item_type, ${menuId} as item_id
      union all select kind, id from ${menuItemRows} i where i.menu_id = ${menuId}
      union all select 'resource', id from ${dataSchemeRows} s where s.menu_id = ${menuId}
    ) given on conflict do nothing`.execute(trx)

/** Deletes the grants of a user, role, position or organisation. */
export const removeGrantsOfHolder = (db: Db | Trx, holderId: string) =>
  db.deleteFrom('authorities').where('objectId', '=', holderId).execute()

/** Deletes the grants on items whose ids a sub-query selects. */
export const removeGrantsOnItems = (db: Db | Trx, itemIds: RawBuilder<unknown>) =>
  sql`delete from authorities where item_id in ${itemIds}`.execute(db)

/** The version of everything that permissions depend on (catalogue, grants, holders), as a scalar sub-query. */
export const authorityVersion = sql<string>`(select concat_ws(' ', catalogue, grants, version) from authority_version)`

/** Grants for `sql` templates: `(select item_type, item_id, object_type, object_id …)`. */
export const grantRows = sql`(select item_type, item_id, object_type, object_id from authorities)`
