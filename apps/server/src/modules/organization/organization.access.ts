import type { AbleIds } from '@sqos/form-model'
import { expressionBuilder, sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'
import { memberships } from '../user/membership.access.ts'

/** Organisations that are not deleted, as a sub-query. */
export const organizationRows = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('organizations')
    .select(['id', 'parentId', 'fullName', 'enCode', 'category', 'managerId', 'enabledMark', 'sortCode'])
    .where('deleteMark', 'is', null)
    .as(alias)

/** The same for `sql` templates: `(select id, parent_id, full_name, category, enabled_mark …)`. */
export const liveOrganizations = sql`(
  select id, parent_id, full_name, category, enabled_mark, sort_code, creator_time, manager_id
  from organizations where delete_mark is null)`

/** Organisations, deleted ones too, for the explanation of permissions: with `enabled_mark` and `delete_mark`. */
export const allOrganizations = sql`(
  select id, parent_id, full_name, category, enabled_mark, delete_mark, sort_code from organizations)`

/** All organisations that are not deleted. */
export const listOrganizationNames = (db: Db) =>
  db
    .selectFrom('organizations')
    .select(['id', 'parentId', 'fullName', 'category'])
    .where('deleteMark', 'is', null)
    .execute()

/** An organisation in a path of names. */
export interface OrganizationInPath {
  id: string
  parentId: string
  fullName: string
  category: 'company' | 'department'
}

/** These organisations and their ancestors, deleted ones too. */
export async function readWithAncestors(db: Db, ids: readonly string[]): Promise<OrganizationInPath[]> {
  const { rows } = await sql<OrganizationInPath>`
    with recursive up as (
      select id, parent_id, full_name, category from organizations where id = any(${ids}::text[])
      union
      select o.id, o.parent_id, o.full_name, o.category from organizations o join up on o.id = up.parent_id
    )
    select id, parent_id, full_name, category from up`.execute(db)
  return rows
}

/** Ids of these organisations and their descendants. */
export async function listWithDescendants(db: Db | Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with recursive down as (
      select id from organizations where id = any(${ids}::text[])
      union
      select o.id from organizations o join down on o.parent_id = down.id
    )
    select id from down`.execute(db)
  return rows.map(({ id }) => id)
}

/** Converts the ids that limit a picker of users into the groups whose members it offers. */
export const memberGroups = async (db: Db | Trx, able: AbleIds) => ({
  Organize: await listWithDescendants(db, able.get('organization') ?? []),
  Position: able.get('position') ?? [],
  Role: able.get('role') ?? [],
  Group: able.get('group') ?? [],
})

/** Whether an organisation exists that is not deleted. */
export async function isOrganization(db: Db | Trx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('deleteMark', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an organisation, deleted or not, is a company or a department. */
export async function findOrganizationCategory(db: Db | Trx, id: string) {
  const row = await db.selectFrom('organizations').select('category').where('id', '=', id).executeTakeFirst()
  return row?.category
}

/** Ids of the organisations that a user, deleted or not, belongs to, in the order of the tree. */
export async function listOrganizationsOf(db: Db | Trx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(memberships('held'))
    .innerJoin('organizations', 'organizations.id', 'held.objectId')
    .select('organizations.id')
    .where('held.userId', '=', userId)
    .where('held.objectType', '=', 'Organize')
    .where('organizations.deleteMark', 'is', null)
    .orderBy('organizations.sortCode')
    .execute()
  return rows.map(({ id }) => id)
}

const SIBLINGS = sql`live.full_name = gone.full_name and live.parent_id = gone.parent_id`

/** Companies and departments for the recycle bin; each has its own kind. */
export const recyclableOrganizations = recyclable({
  table: 'organizations',
  deleted: sql`
    select id, category as kind, full_name, en_code, nullif(parent_id, '-1') as organize_id, null as menu_name,
      delete_time, delete_user_id
    from organizations where delete_mark = 1`,
  collides: SIBLINGS,
})

/** Organisations as holders of grants, joined as `o`; see `GrantingObject` of the module authority. */
export const grantingOrganizations = sql`select o.id, o.full_name, o.enabled_mark, 0 as is_administrator, o.id as organize_id,
  array[o.id] as organize_ids from organizations o`

/** The users among these that lead or administer an organisation. */
export async function findKeepersOfOrganizations(
  db: Db | Trx,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select manager_id as id from organizations where manager_id = any(${userIds}::text[]) and delete_mark is null
    union select a.user_id from organization_administrators a join organizations o on o.id = a.organize_id
      where a.user_id = any(${userIds}::text[]) and o.delete_mark is null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
