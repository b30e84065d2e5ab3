import { expressionBuilder, sql } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { recyclable } from '../../platform/db/recycle.ts'
import { memberships } from '../user/membership.access.ts'

/** Positions that are not deleted, as a sub-query. */
export const positionRows = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('positions')
    .select(['id', 'organizeId', 'fullName', 'enCode', 'enabledMark', 'sortCode'])
    .where('deleteMark', 'is', null)
    .as(alias)

/** The same for `sql` templates: `(select id, organize_id, full_name, en_code, enabled_mark, sort_code …)`. */
export const livePositions = sql`(
  select id, organize_id, full_name, en_code, enabled_mark, sort_code from positions where delete_mark is null)`

/** Positions, deleted ones too, for the explanation of permissions: with `enabled_mark` and `delete_mark`. */
export const allPositions = sql`(select id, organize_id, full_name, enabled_mark, delete_mark from positions)`

/** All positions that are not deleted. */
export const listPositionNames = (db: Db) =>
  db.selectFrom('positions').select(['id', 'fullName', 'enCode']).where('deleteMark', 'is', null).execute()

/** Names of positions, deleted ones too. */
export const readPositionNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('positions').select(['id', 'fullName']).where('id', 'in', ids).execute()

/** Positions for the recycle bin. */
export const recyclablePositions = recyclable({
  table: 'positions',
  deleted: sql`
    select id, 'position' as kind, full_name, en_code, organize_id, null as menu_name, delete_time, delete_user_id
    from positions where delete_mark = 1`,
  collides: sql`live.full_name = gone.full_name and live.organize_id = gone.organize_id`,
})

/** Positions as holders of grants, joined as `o`; see `GrantingObject` of the module authority. */
export const grantingPositions = sql`select o.id, o.full_name, o.enabled_mark, 0 as is_administrator, o.organize_id,
  array[o.organize_id] as organize_ids from positions o`

/** The enabled positions of a user. */
export const listPositionsOf = (db: Db, userId: string) =>
  db
    .selectFrom(memberships('held'))
    .innerJoin('positions', 'positions.id', 'held.objectId')
    .select(['positions.id', 'positions.fullName', 'positions.organizeId'])
    .where('held.objectType', '=', 'Position')
    .where('held.userId', '=', userId)
    .where('positions.enabledMark', '=', 1)
    .where('positions.deleteMark', 'is', null)
    .orderBy('positions.sortCode')
    .orderBy('positions.id')
    .execute()

/** Whether an organisation has positions that are not deleted. */
export async function hasPositions(db: Db | Trx, organizeId: string): Promise<boolean> {
  const position = await db
    .selectFrom('positions')
    .select('id')
    .where('organizeId', '=', organizeId)
    .where('deleteMark', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return position !== undefined
}

/** The positions among these that are not deleted, with their organisations. */
export const findPositions = (db: Db | Trx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('positions')
        .select(['id', 'organizeId'])
        .where('id', 'in', ids)
        .where('deleteMark', 'is', null)
        .execute()

/** All enabled positions. */
export const listEnabledPositions = (db: Db | Trx) =>
  db
    .selectFrom('positions')
    .select(['id', 'fullName', 'enCode', 'organizeId'])
    .where('deleteMark', 'is', null)
    .where('enabledMark', '=', 1)
    .execute()
