import { expressionBuilder, sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'
import { memberships } from '../user/membership.access.ts'

/** Roles that are not deleted, as a sub-query. */
export const roleRows = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('roles')
    .select(['id', 'fullName', 'enCode', 'globalMark', 'enabledMark', 'sortCode'])
    .where('deleteMark', 'is', null)
    .as(alias)

/** The same for `sql` templates: `(select id, full_name, global_mark, enabled_mark …)`. */
export const liveRoles = sql`(
  select id, full_name, global_mark, enabled_mark, sort_code from roles where delete_mark is null)`

/** Roles, deleted ones too, for the explanation of permissions: with `enabled_mark` and `delete_mark`. */
export const allRoles = sql`(select id, full_name, enabled_mark, delete_mark from roles)`

/** Organisations of roles for `sql` templates: `(select role_id, organize_id …)`. */
export const roleOrganizationRows = sql`(select role_id, organize_id from role_organizations)`

/** Whether a user has an enabled role. */
export async function hasEnabledRole(db: Db | Trx, userId: string): Promise<boolean> {
  const role = await db
    .selectFrom(memberships('held'))
    .innerJoin('roles', 'roles.id', 'held.objectId')
    .select('roles.id')
    .where('held.userId', '=', userId)
    .where('held.objectType', '=', 'Role')
    .where('roles.enabledMark', '=', 1)
    .where('roles.deleteMark', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return role !== undefined
}

/** The roles among these that exist, with their organisations. */
export const findRolesWithOrganizations = async (db: Db | Trx, ids: readonly string[]) => {
  if (ids.length === 0) return []
  return await db
    .selectFrom('roles')
    .leftJoin('roleOrganizations', 'roleOrganizations.roleId', 'roles.id')
    .select(['roles.id', 'roles.globalMark'])
    .select((select) =>
      sql<string[]>`coalesce(array_agg(${select.ref('roleOrganizations.organizeId')})
        filter (where ${select.ref('roleOrganizations.organizeId')} is not null), '{}')`.as('organizeIds'),
    )
    .where('roles.id', 'in', ids)
    .where('roles.deleteMark', 'is', null)
    .groupBy(['roles.id', 'roles.globalMark'])
    .execute()
}

/** Roles for the recycle bin. */
export const recyclableRoles = recyclable({
  table: 'roles',
  deleted: sql`
    select id, 'role' as kind, full_name, en_code, null as organize_id, null as menu_name, delete_time, delete_user_id
    from roles where delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name`,
  organizeIds: (id) => sql`array(select o.organize_id from role_organizations o where o.role_id = ${id})`,
})

/** Roles as holders of grants, joined as `o`; see `GrantingObject` of the module authority. */
export const grantingRoles = sql`select o.id, o.full_name, o.enabled_mark, 0 as is_administrator, null as organize_id,
  array(select organize_id from role_organizations where role_id = o.id) as organize_ids from roles o`

/** The enabled roles of a user. */
export const listRolesOf = (db: Db, userId: string) =>
  db
    .selectFrom(memberships('held'))
    .innerJoin('roles', 'roles.id', 'held.objectId')
    .select(['roles.id', 'roles.fullName'])
    .where('held.objectType', '=', 'Role')
    .where('held.userId', '=', userId)
    .where('roles.enabledMark', '=', 1)
    .where('roles.deleteMark', 'is', null)
    .orderBy('roles.sortCode')
    .orderBy('roles.id')
    .execute()

/** Names of all roles that are not deleted. */
export const listRoleNames = (db: Db | Trx) =>
  db.selectFrom('roles').select(['id', 'fullName']).where('deleteMark', 'is', null).execute()

/** Names of roles, deleted ones too. */
export const readRoleNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('roles').select(['id', 'fullName']).where('id', 'in', ids).execute()
