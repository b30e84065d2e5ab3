import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { INSERT_BATCH } from '../../platform/configuration.ts'
import { likePattern } from '../../platform/db/like-pattern.ts'
import type { UsersTable } from '../auth/index.ts'
import type { UserRelationsTable } from '../organization/index.ts'
import type { UserListQuery } from './user.schema.ts'

/** What somebody belongs to. */
export type RelationType = UserRelationsTable['objectType']

/** Which people are wanted; the organisations by their ids, which the database plans for better than for a subquery. */
export type UserFilter = Omit<UserListQuery, 'organizeId'> & { organizeIds?: readonly string[] | undefined }

/** SQL of people. Deleted rows stay in the table and out of every answer. */
export function createUserRepository(db: Db | Trx) {
  const live = () => db.selectFrom('users').where('users.deleteMark', 'is', null)

  function wanted({ organizeIds, keyword = '', gender, enabledMark }: UserFilter) {
    return live()
      .$if(organizeIds !== undefined, (query) =>
        query.where(
          sql<boolean>`users.id in (
            select r.user_id from user_relations r
            where r.object_type = 'Organize' and r.object_id = any(${organizeIds ?? []}::text[])
          )`,
        ),
      )
      .$if(keyword.trim() !== '', (query) =>
        query.where('users.searchText', 'like', likePattern(keyword).toLowerCase()),
      )
      .$if(gender !== undefined, (query) => query.where('users.gender', '=', gender ?? 0))
      .$if(enabledMark === 0, (query) => query.where(sql<boolean>`coalesce(users.enabled_mark, 0) = 0`))
      .$if(enabledMark !== undefined && enabledMark !== 0, (query) =>
        query.where('users.enabledMark', '=', enabledMark ?? 0),
      )
  }

  return {
    /** Lets one change of people happen at a time: two could take one account, or make a circle of managers. */
    lock: () => sql`select pg_advisory_xact_lock(hashtext('users'))`.execute(db),

    /** What is asked of a list, with an organisation resolved into itself and everything below it. */
    async resolve({ organizeId = '', ...query }: UserListQuery): Promise<UserFilter> {
      if (organizeId === '') return query
      const { rows } = await sql<{ id: string }>`select organizations_below(${organizeId}) as id`.execute(db)
      return { ...query, organizeIds: rows.map(({ id }) => id) }
    },

    async count(query: UserFilter): Promise<number> {
      const { total } = await wanted(query)
        .select((select) => select.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    page: (query: UserFilter) => {
      const { currentPage = 1, pageSize = 20, sidx = '', sort = 'desc' } = query
      const column = isSorted(sidx) ? SORTED[sidx] : undefined
      return wanted(query)
        .select(['users.id', 'users.account', 'users.realName', 'users.gender', 'users.mobilePhone', 'users.email'])
        .select(['users.description', 'users.enabledMark', 'users.creatorTime', 'users.sortCode', 'users.headIcon'])
        .select(['users.isAdministrator', 'users.organizeId'])
        .$if(column !== undefined, (list) =>
          list.orderBy(`users.${column ?? 'sortCode'}`, sort).orderBy('users.id', sort),
        )
        .$if(column === undefined, (list) =>
          list.orderBy('users.sortCode').orderBy('users.creatorTime', 'desc').orderBy('users.id'),
        )
        .limit(pageSize)
        .offset((currentPage - 1) * pageSize)
        .execute()
    },

    find: (id: string) => live().selectAll().where('id', '=', id).executeTakeFirst(),

    findByAccounts: (accounts: readonly string[]) =>
      live()
        .selectAll()
        .where(sql<boolean>`account = any(${accounts}::text[])`)
        .execute(),
    findByMobiles: (mobiles: readonly string[]) =>
      live()
        .select(['id', 'mobilePhone'])
        .where(sql<boolean>`mobile_phone = any(${mobiles}::text[])`)
        .execute(),

    /** People of the list with everything that an export shows, in the order of the list. */
    exportPage: (query: UserFilter, { limit, offset }: { limit: number; offset: number }) => {
      const { sidx = '' } = query
      const column = isSorted(sidx) ? SORTED[sidx] : undefined
      return wanted(query)
        .select(['id', 'account', 'realName', 'gender', 'email', 'managerId', 'sortCode', 'enabledMark', 'description'])
        .select([
          'nation',
          'nativePlace',
          'entryDate',
          'certificatesType',
          'certificatesNumber',
          'education',
          'birthday',
        ])
        .select(['telePhone', 'landline', 'mobilePhone', 'urgentContacts', 'urgentTelePhone', 'postalAddress'])
        .$if(column !== undefined, (list) => list.orderBy(`users.${column ?? 'sortCode'}`, query.sort ?? 'desc'))
        .orderBy('users.sortCode')
        .orderBy('users.creatorTime', 'desc')
        .orderBy('users.id')
        .limit(limit)
        .offset(offset)
        .execute()
    },

    isAccountTaken: async (account: string, { exceptId = '' }: { exceptId?: string } = {}) => {
      const row = await live()
        .select('id')
        .where('account', '=', account)
        .where('id', '<>', exceptId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether somebody else signs in with this mobile number. */
    isMobileTaken: async (mobilePhone: string, { exceptId = '' }: { exceptId?: string } = {}) => {
      const row = await live()
        .select('id')
        .where('mobilePhone', '=', mobilePhone)
        .where('id', '<>', exceptId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether the line of managers of `managerId` leads to this person, or is this person. */
    async reportsTo(managerId: string, { personId }: { personId: string }): Promise<boolean> {
      const { rows } = await sql`
        with recursive above as (
          select id, manager_id from users where id = ${managerId}
          union
          select u.id, u.manager_id from users u join above on u.id = above.manager_id
        )
        select 1 from above where id = ${personId}`.execute(db)
      return rows.length > 0
    },

    async hasSubordinates(id: string): Promise<boolean> {
      const row = await live().select('id').where('managerId', '=', id).limit(1).executeTakeFirst()
      return row !== undefined
    },

    /** Whether the person leads an organisation or administers one. */
    async keepsOrganization(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('organizations')
        .leftJoin('organizationAdministrators', (join) =>
          join
            .onRef('organizationAdministrators.organizeId', '=', 'organizations.id')
            .on('organizationAdministrators.userId', '=', id),
        )
        .select('organizations.id')
        .where('organizations.deleteMark', 'is', null)
        .where((where) =>
          where.or([where('organizations.managerId', '=', id), where('organizationAdministrators.id', 'is not', null)]),
        )
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async hasOtherAdministrator(id: string): Promise<boolean> {
      const row = await live()
        .select('id')
        .where('isAdministrator', '=', 1)
        .where('enabledMark', '=', 1)
        .where('id', '<>', id)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    insert: async (rows: readonly Insertable<UsersTable>[]) => {
      for (let start = 0; start < rows.length; start += INSERT_BATCH)
        await db
          .insertInto('users')
          .values(rows.slice(start, start + INSERT_BATCH))
          .execute()
    },
    update: (id: string, values: Updateable<UsersTable>) =>
      db.updateTable('users').set(values).where('id', '=', id).execute(),

    /** What these people belong to, in the order in which it is shown. */
    readRelations: (userIds: readonly string[]) =>
      userIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('userRelations')
            .leftJoin('organizations', (join) =>
              join
                .onRef('organizations.id', '=', 'userRelations.objectId')
                .on('userRelations.objectType', '=', 'Organize')
                .on('organizations.deleteMark', 'is', null),
            )
            .leftJoin('positions', (join) =>
              join
                .onRef('positions.id', '=', 'userRelations.objectId')
                .on('userRelations.objectType', '=', 'Position')
                .on('positions.deleteMark', 'is', null),
            )
            .leftJoin('roles', (join) =>
              join
                .onRef('roles.id', '=', 'userRelations.objectId')
                .on('userRelations.objectType', '=', 'Role')
                .on('roles.deleteMark', 'is', null),
            )
            .select(['userRelations.userId', 'userRelations.objectType', 'userRelations.objectId'])
            .select((select) => [
              select.fn.coalesce('organizations.fullName', 'positions.fullName', 'roles.fullName').as('fullName'),
              select.fn.coalesce('organizations.sortCode', 'positions.sortCode', 'roles.sortCode').as('sortCode'),
            ])
            .where('userRelations.userId', 'in', userIds)
            .where((where) => where(where.fn.coalesce('organizations.id', 'positions.id', 'roles.id'), 'is not', null))
            .orderBy('sortCode')
            .orderBy('objectId')
            .execute(),

    /** Puts these relations in the place of those of the same type. */
    async replaceRelations(userId: string, { type, ids }: { type: RelationType; ids: readonly string[] }) {
      await db
        .deleteFrom('userRelations')
        .where('userId', '=', userId)
        .where('objectType', '=', type)
        .$if(ids.length > 0, (query) => query.where('objectId', 'not in', ids))
        .execute()
      if (ids.length === 0) return
      await db
        .insertInto('userRelations')
        .values(ids.map((objectId) => ({ userId, objectType: type, objectId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Those of these positions that exist, with the organisation that has them. */
    findPositions: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('positions')
            .select(['id', 'organizeId'])
            .where('id', 'in', ids)
            .where('deleteMark', 'is', null)
            .execute(),

    /** Those of these roles that exist, with the organisations they belong to. */
    findRoles: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
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
            .execute(),

    async readDefaultPassword(): Promise<string> {
      const row = await db
        .selectFrom('systemSettings')
        .select('value')
        .where('key', '=', 'newUserDefaultPassword')
        .executeTakeFirst()
      return row?.value ?? ''
    },
  }
}

export type UserRepository = ReturnType<typeof createUserRepository>
export type UserExportRow = Awaited<ReturnType<UserRepository['exportPage']>>[number]
export type UserRecord = NonNullable<Awaited<ReturnType<UserRepository['find']>>>
export type RelationRow = Awaited<ReturnType<UserRepository['readRelations']>>[number]

/** What the list may be sorted by beside its own order; names in the order of their spelling. */
const SORTED = {
  account: 'account',
  realName: 'pinyin',
  gender: 'gender',
  mobilePhone: 'mobilePhone',
  creatorTime: 'creatorTime',
  sortCode: 'sortCode',
  enabledMark: 'enabledMark',
} as const

const isSorted = (sidx: string): sidx is keyof typeof SORTED => Object.hasOwn(SORTED, sidx)
