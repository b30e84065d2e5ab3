import { expressionBuilder, sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'

/** Groups that are not deleted, for `sql` templates: `(select id, full_name, enabled_mark …)`. */
export const liveGroups = sql`(select id, full_name, enabled_mark from user_groups where delete_mark is null)`

/** Groups, deleted ones too, to explain a permission: with `enabled_mark` and `delete_mark`. */
export const allGroups = sql`(select id, full_name, enabled_mark, delete_mark from user_groups)`

/** Groups as holders of grants, joined as `o`; see `GrantingObject` of the module authority. Groups have no organisation. */
export const grantingGroups = sql`select o.id, o.full_name, o.enabled_mark, 0 as is_administrator, null as organize_id,
  array[]::text[] as organize_ids from user_groups o`

/** Groups that are not deleted, as a sub-query. */
export const groupRows = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('userGroups')
    .select(['id', 'fullName', 'sortCode'])
    .where('deleteMark', 'is', null)
    .as(alias)

/** Ids of those of these groups that exist. */
export async function findGroupIds(db: Db | Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from user_groups where id = any(${ids}::text[]) and delete_mark is null`.execute(db)
  return rows.map(({ id }) => id)
}
