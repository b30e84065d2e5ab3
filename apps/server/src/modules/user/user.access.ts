import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { recyclable } from '../../platform/db/recycle.ts'
import { livePositions } from '../position/position.access.ts'

import { USER_STATE } from './user.tables.ts'

export { USER_STATE }

/** Names of users, deleted ones too, as a sub-query for joins. */
export const userNames = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>().selectFrom('users').select(['id', 'realName', 'account']).as(alias)

/** Users, deleted ones too, for `sql` templates: names, state and organisation of an account. */
export const allUsers = sql`(
  select id, account, real_name, is_administrator, enabled_mark, delete_mark, organize_id from users)`

/** Ids of users whose personal data is kept: not deleted, or in the recycle bin only since `before`. For `sql` templates. */
export const keptUsers = (before: Date) => sql`(
  select id from users where delete_mark is null or delete_time >= ${before})`

/** Users that are not deleted, as a sub-query for joins. */
export const userRows = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>()
    .selectFrom('users')
    .select(['id', 'realName', 'account', 'headIcon', 'organizeId', 'isAdministrator', 'enabledMark', 'sortCode'])
    .where('deleteMark', 'is', null)
    .as(alias)

/** Real name and account of one user, deleted or not. */
export const findUserName = (db: Db | Trx, id: string) =>
  db.selectFrom('users').select(['id', 'realName', 'account']).where('id', '=', id).executeTakeFirst()

/** An enabled user that is not deleted. */
export const findEnabledUser = (db: Db | Trx, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'account', 'realName', 'isAdministrator'])
    .where('id', '=', id)
    .where('enabledMark', '=', 1)
    .where('deleteMark', 'is', null)
    .executeTakeFirst()

/** Whether wrong passwords, or an administrator, have locked the account at this moment. */
export async function isLocked(db: Db | Trx, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('enabledMark', '=', USER_STATE.locked)
    .where((where) => where.or([where('unlockTime', 'is', null), where('unlockTime', '>', at)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Ids, names and accounts of all users that are not deleted. */
export const listUserNames = (db: Db | Trx) =>
  db.selectFrom('users').select(['id', 'account', 'realName']).where('deleteMark', 'is', null).execute()

/** Current organisation and position of a user. */
export const findCurrentPlace = (db: Db | Trx, id: string) =>
  db.selectFrom('users').select(['organizeId', 'positionId']).where('id', '=', id).executeTakeFirst()

/** Ids, names and accounts of these users, deleted ones too. */
export async function readUserNames(db: Db | Trx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; realName: string; account: string }>`${prepared}
    select id, real_name, account from users where id = any(${ids}::text[])`.execute(db)
  return rows
}

/** Names and mobile numbers of these users, for messages over other channels. */
export const contactsOf = (db: Db | Trx, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'account', 'realName', 'mobilePhone', 'email'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('deleteMark', 'is', null)
    .orderBy('id')
    .execute()

/** The language that a user has chosen. */
export async function languageOf(db: Db | Trx, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst()
  return row?.language ?? null
}

/** Locks a user until the transaction ends. */
export const lockUser = (trx: Db | Trx, id: string) =>
  trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()

/** Names of the avatars in use, as a sub-query. */
export const avatarsInUse = sql<string>`(select head_icon from users)`

/** Ids of the users whose current organisation is one of these, as a sub-query. */
export const usersWorkingIn = (organizeIds: ReturnType<typeof sql>) =>
  sql`(select id from users where organize_id in ${organizeIds})`

/** Gives users without a valid current position another of their positions, or none. */
export async function settlePositions(trx: Db | Trx, userIds: readonly string[]): Promise<void> {
  await sql`update users u set position_id = (
      select r.object_id from user_relations r join ${livePositions} p on p.id = r.object_id
      where r.user_id = u.id and r.object_type = 'Position'
      order by p.organize_id <> coalesce(u.organize_id, ''), p.sort_code, p.id limit 1
    )
    where u.id = any(${userIds}::text[]) and (u.position_id is null or not exists (
      select 1 from user_relations r where r.user_id = u.id and r.object_type = 'Position' and r.object_id = u.position_id
    ))`.execute(trx)
}

/** Sets the current organisation of a restored user and drops a position or manager that was deleted meanwhile. */
export const settleRestoredUser = (
  trx: Db | Trx,
  { userId, organizeId }: { userId: string; organizeId: string | null },
) =>
  sql`update users u set organize_id = ${organizeId},
    position_id = (select p.id from ${livePositions} p where p.id = u.position_id),
    manager_id = (select m.id from users m where m.id = u.manager_id and m.delete_mark is null)
    where u.id = ${userId}`.execute(trx)

/** Users for the recycle bin. */
export const recyclableUsers = recyclable({
  table: 'users',
  deleted: sql`
    select id, 'user' as kind, real_name as full_name, account as en_code, organize_id, null as menu_name,
      delete_time, delete_user_id
    from users where delete_mark = 1`,
  hasCode: (enCode) => sql`lower(account) = ${enCode.toLowerCase()}`,
  collides: sql`live.mobile_phone = gone.mobile_phone and gone.mobile_phone <> ''`,
  organizeIds: (id) =>
    sql`array(select r.object_id from user_relations r where r.user_id = ${id} and r.object_type = 'Organize')`,
})

/** Users that are not deleted, for `sql` templates: `(select id, account, real_name, organize_id, position_id, manager_id …)`. */
export const liveUsers = sql`(
  select id, account, real_name, head_icon, organize_id, position_id, manager_id, enabled_mark, sort_code, creator_time
  from users where delete_mark is null)`

/** Enabled users that are not deleted and that `condition` on `users` selects, for `sql` templates: `(select id …)`. */
export const enabledUsers = (condition: RawBuilder<boolean> = sql<boolean>`true`) =>
  sql`(select users.id from users where users.enabled_mark = 1 and users.delete_mark is null and ${condition})`

/** Users as holders of grants, joined as `o`; see `GrantingObject` of the module authority. */
export const grantingUsers = sql`select o.id, o.real_name || '/' || o.account as full_name, o.enabled_mark, o.is_administrator, o.organize_id,
  array(
    select object_id from user_relations where user_id = o.id and object_type = 'Organize'
    union select o.organize_id where o.organize_id is not null
  ) as organize_ids from users o`

/** Whether the line of managers of `id` leads to `managerId`, or both are the same user. */
export async function leadsTo(db: Db, { managerId, id }: { managerId: string; id: string }): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select id, manager_id from users where id = ${id} and delete_mark is null
      union
      select u.id, u.manager_id from users u join above on u.id = above.manager_id where u.delete_mark is null
    )
    select 1 from above where id = ${managerId}`.execute(db)
  return rows.length > 0
}

/** Ids of the users whose line of managers leads to this user. */
export async function listSubordinateIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from users where manager_id = ${userId} and delete_mark is null
      union
      select u.id from users u join below on u.manager_id = below.id where u.delete_mark is null
    )
    select id from below where id <> ${userId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a user that is not deleted belongs to an organisation or works in it at the moment. */
export async function hasUsers(db: Db | Trx, organizeId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .leftJoin('userRelations', (join) =>
      join
        .onRef('userRelations.userId', '=', 'users.id')
        .on('userRelations.objectType', '=', 'Organize')
        .on('userRelations.objectId', '=', organizeId),
    )
    .select('users.id')
    .where('users.deleteMark', 'is', null)
    .where((where) =>
      where.or([where('users.organizeId', '=', organizeId), where('userRelations.objectId', '=', organizeId)]),
    )
    .limit(1)
    .executeTakeFirst()
  return user !== undefined
}

/** Names of the users among these that are not deleted. */
export const readLiveUserNames = (db: Db | Trx, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'realName', 'account'])
    .where('id', 'in', ids)
    .where('deleteMark', 'is', null)
    .execute()
