import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import type { UserRelationsTable } from './user.tables.ts'

/** What a user belongs to. */
export type MemberOf = UserRelationsTable['objectType']

interface Group {
  objectType: MemberOf
  objectId: string
}

/** Memberships of organisations, positions and roles, as a sub-query. */
export const memberships = <Alias extends string>(alias: Alias) =>
  expressionBuilder<Database>().selectFrom('userRelations').select(['userId', 'objectType', 'objectId']).as(alias)

/** The same for `sql` templates: `(select user_id, object_type, object_id …)`. */
export const membershipRows = sql`(select user_id, object_type, object_id from user_relations)`

/** Ids of the users that belong to one of these organisations, as a sub-query. */
export const membersOfAny = (organizeIds: readonly string[]) => sql<string>`(
  select r.user_id from user_relations r where r.object_type = 'Organize' and r.object_id = any(${organizeIds}::text[]))`

/** The number of users that are not deleted and hold a position or role, or belong to a group. */
export const memberCount = (objectType: 'Position' | 'Role' | 'Group', objectId: Expression<string>) => sql<number>`(
  select count(*)::integer from user_relations r join users u on u.id = r.user_id and u.delete_mark is null
  where r.object_type = ${objectType} and r.object_id = ${objectId})`

/** Whether a user that is not deleted holds a position or role. */
export async function hasMembers(db: Db | Trx, { objectType, objectId }: Group): Promise<boolean> {
  const member = await db
    .selectFrom('userRelations')
    .innerJoin('users', 'users.id', 'userRelations.userId')
    .select('users.id')
    .where('objectType', '=', objectType)
    .where('objectId', '=', objectId)
    .where('users.deleteMark', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}

/** Users by their ids, and by what they belong to. */
export interface Among {
  userIds: readonly string[]
  groups: Readonly<Partial<Record<MemberOf, readonly string[]>>>
}

/** Whether a row of `users` is among these users and members. */
export const isAmong = ({ userIds, groups }: Among) => sql<boolean>`(users.id = any(${userIds}::text[]) or exists (
  select 1 from user_relations r where r.user_id = users.id and (${sql.join(
    [
      sql`false`,
      ...Object.entries(groups).map(
        ([objectType, ids]) => sql`(r.object_type = ${objectType} and r.object_id = any(${ids}::text[]))`,
      ),
    ],
    sql` or `,
  )})))`

/** Ids of those of these users that are among others. */
export async function findUsersAmong(db: Db | Trx, ids: readonly string[], among: Among): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select users.id from users where users.id = any(${ids}::text[]) and ${isAmong(among)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Members of positions and roles. */
export function createMembershipStore(db: Db | Trx) {
  return {
    lock: (objectId: string) => sql`select pg_advisory_xact_lock(hashtext(${`members:${objectId}`}))`.execute(db),

    /** Ids of the members; `visible` limits them to the users that the caller may choose from. */
    async listMembers({ objectType, objectId }: Group, visible?: RawBuilder<SqlBool>): Promise<string[]> {
      const rows = await db
        .selectFrom('userRelations')
        .innerJoin('users', 'users.id', 'userRelations.userId')
        .select('users.id')
        .where('userRelations.objectType', '=', objectType)
        .where('userRelations.objectId', '=', objectId)
        .where('users.deleteMark', 'is', null)
        .$if(visible !== undefined, (query) => query.where(visible ?? sql<boolean>`true`))
        .orderBy('users.sortCode')
        .orderBy('users.id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The users among these that exist and may be chosen, with their organisations. */
    async findUsers(
      ids: readonly string[],
      visible: RawBuilder<SqlBool> = sql`true`,
    ): Promise<{ id: string; isAdministrator: number; organizeIds: string[] }[]> {
      const { rows } = await sql<{ id: string; isAdministrator: number; organizeIds: string[] }>`
        select users.id, users.is_administrator, array(
          select object_id from user_relations where user_id = users.id and object_type = 'Organize'
          union select users.organize_id where users.organize_id is not null
        ) as organize_ids
        from users where users.id = any(${ids}::text[]) and users.delete_mark is null and ${visible}`.execute(db)
      return rows
    },

    add: ({ objectType, objectId }: Group, userIds: readonly string[]) =>
      sql`insert into user_relations (user_id, object_type, object_id)
        select unnest(${userIds}::text[]), ${objectType}, ${objectId} on conflict do nothing`.execute(db),

    remove: ({ objectType, objectId }: Group, userIds: readonly string[]) =>
      sql`delete from user_relations where object_type = ${objectType} and object_id = ${objectId}
        and user_id = any(${userIds}::text[])`.execute(db),

    /** Deletes every membership of a user, or in an organisation, position or role. */
    removeAllOf: (id: string, { column }: { column: 'userId' | 'objectId' }) =>
      db.deleteFrom('userRelations').where(column, '=', id).execute(),

    /** What a user holds: the user and every membership. */
    async listHolders(userId: string) {
      const relations = await db
        .selectFrom('userRelations')
        .select(['objectType', 'objectId'])
        .where('userId', '=', userId)
        .execute()
      return [{ objectType: 'User' as const, objectId: userId }, ...relations]
    },
  }
}

/** The number of users that are not deleted and belong to an organisation, position or role. */
export async function countMembers(db: Db | Trx, { objectType, objectId }: Group): Promise<number> {
  const { people } = await db
    .selectFrom('userRelations')
    .innerJoin('users', 'users.id', 'userRelations.userId')
    .select((select) => select.fn.countAll().as('people'))
    .where('userRelations.objectType', '=', objectType)
    .where('userRelations.objectId', '=', objectId)
    .where('users.deleteMark', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(people)
}
