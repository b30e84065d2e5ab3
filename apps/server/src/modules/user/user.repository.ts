import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { INSERT_BATCH } from '../../platform/configuration.ts'
import type { UserRelationsTable, UsersTable } from './user.tables.ts'
import { findKeepersOfOrganizations, organizationRows } from '../organization/organization.access.ts'
import { positionRows } from '../position/position.access.ts'
import { roleRows } from '../role/role.access.ts'
import { groupRows } from '../user-group/user-group.access.ts'

/** Memberships of a user. */
export type RelationType = UserRelationsTable['objectType']

/** SQL of users. Deleted rows stay in the table; queries leave them out. */
export function createUserRepository(db: Db | Trx) {
  const live = () => db.selectFrom('users').where('users.deleteMark', 'is', null)

  return {
    /** Serialises changes of users: concurrent changes could duplicate an account or create a circle of managers. */
    lock: () => sql`select pg_advisory_xact_lock(hashtext('users'))`.execute(db),

    find: (id: string) => live().selectAll().where('id', '=', id).executeTakeFirst(),

    /** Accounts ignore case. */
    findByAccounts: (accounts: readonly string[]) =>
      live()
        .selectAll()
        .where(sql<boolean>`lower(account) = any(${accounts.map((account) => account.toLowerCase())}::text[])`)
        .execute(),
    findByMobiles: (mobiles: readonly string[]) =>
      live()
        .select(['id', 'mobilePhone'])
        .where(sql<boolean>`mobile_phone = any(${mobiles}::text[])`)
        .execute(),

    isAccountTaken: async (account: string, { exceptId = '' }: { exceptId?: string } = {}) => {
      const row = await live()
        .select('id')
        .where(sql<boolean>`lower(account) = ${account.toLowerCase()}`)
        .where('id', '<>', exceptId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether another user signs in with this mobile number. */
    isMobileTaken: async (mobilePhone: string, { exceptId = '' }: { exceptId?: string } = {}) => {
      const row = await live()
        .select('id')
        .where('mobilePhone', '=', mobilePhone)
        .where('id', '<>', exceptId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether the line of managers of `managerId` leads to this user, or is this user. */
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

    /** Whether the user leads or administers an organisation. */
    keepsOrganization: async (id: string) => (await findKeepersOfOrganizations(db, [id])).has(id),

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

    /** Memberships of these users in display order. */
    readRelations: (userIds: readonly string[]) =>
      userIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('userRelations')
            .leftJoin(organizationRows('organization'), (join) =>
              join
                .onRef('organization.id', '=', 'userRelations.objectId')
                .on('userRelations.objectType', '=', 'Organize'),
            )
            .leftJoin(positionRows('position'), (join) =>
              join.onRef('position.id', '=', 'userRelations.objectId').on('userRelations.objectType', '=', 'Position'),
            )
            .leftJoin(roleRows('role'), (join) =>
              join.onRef('role.id', '=', 'userRelations.objectId').on('userRelations.objectType', '=', 'Role'),
            )
            .leftJoin(groupRows('group'), (join) =>
              join.onRef('group.id', '=', 'userRelations.objectId').on('userRelations.objectType', '=', 'Group'),
            )
            .select(['userRelations.userId', 'userRelations.objectType', 'userRelations.objectId'])
            .select((select) => [
              select.fn
                .coalesce('organization.fullName', 'position.fullName', 'role.fullName', 'group.fullName')
                .as('fullName'),
              select.fn
                .coalesce('organization.sortCode', 'position.sortCode', 'role.sortCode', 'group.sortCode')
                .as('sortCode'),
            ])
            .where('userRelations.userId', 'in', userIds)
            .where((where) =>
              where(where.fn.coalesce('organization.id', 'position.id', 'role.id', 'group.id'), 'is not', null),
            )
            .orderBy('sortCode')
            .orderBy('objectId')
            .execute(),

    /** Replaces the relations of the same types. */
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
  }
}

export type UserRepository = ReturnType<typeof createUserRepository>
/** The columns of a new user. */
export type NewPerson = Insertable<UsersTable>
export type UserRecord = NonNullable<Awaited<ReturnType<UserRepository['find']>>>
export type RelationRow = Awaited<ReturnType<UserRepository['readRelations']>>[number]
