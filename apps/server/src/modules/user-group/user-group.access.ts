import { expressionBuilder, sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'
import { memberships } from '../user/membership.access.ts'

/** Groups that are not deleted, for `sql` templates: `(select id, full_name, enabled_mark …)`. */
export const liveGroups = sql`(select id, full_name, enabled_mark from user_groups where delete_mark is null)`

/** Groups, deleted ones too, to explain a permission: with `enabled_mark` and `delete_mark`. */
export const allGroups = sql`(select id, full_name, enabled_mark, delete_mark from user_groups)`

/** Groups as holders of grants, joined as `o`; see `GrantingObject` of the module authority. Groups have no organisation. */
export const grantingGroups = sql`select o.id, o.full_name, o.enabled_mark, 0 as is_administrator, null as organize_id,
  array[]::text[] as organize_ids from user_groups o`

/** Groups for the recycle bin. They have no organisation, so only administrators of the system see and restore them. */
export const recyclableGroups = recyclable({
  table: 'userGroups',
  deleted: sql`
    select id, 'userGroup' as kind, full_name, en_code, null as organize_id, null as menu_name, delete_time, delete_user_id
    from user_groups where delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name`,
})

/** Groups that are not deleted, as a sub-query. */
export const groupRows = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('userGroups')
    .select(['id', 'fullName', 'sortCode'])
    .where('deleteMark', 'is', null)
    .as(alias)

/** Ids of the enabled groups of a user. */
export async function listGroupIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(memberships('held'))
    .innerJoin('userGroups', 'userGroups.id', 'held.objectId')
    .select('userGroups.id')
    .where('held.objectType', '=', 'Group')
    .where('held.userId', '=', userId)
    .where('userGroups.enabledMark', '=', 1)
    .where('userGroups.deleteMark', 'is', null)
    .orderBy('userGroups.sortCode')
    .orderBy('userGroups.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Names of groups, deleted ones too. */
export const readGroupNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('userGroups').select(['id', 'fullName']).where('id', 'in', ids).execute()

/** The ids in the list that are groups. */
export async function findGroupIds(db: Db | Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from user_groups where id = any(${ids}::text[]) and delete_mark is null`.execute(db)
  return rows.map(({ id }) => id)
}
