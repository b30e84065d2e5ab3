import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { OrganizationAdministratorsTable, OrganizationsTable } from './organization.tables.ts'

/** SQL of organisations and their administrators. Deleted rows stay in the tables and out of every answer. */
export function createOrganizationRepository(db: Db | Trx) {
  return {
    /** Lets one change of the tree happen at a time: two moves at once could make a circle, two additions one name. */
    lockTree: () => sql`select pg_advisory_xact_lock(hashtext('organizations'))`.execute(db),

    list: () =>
      db
        .selectFrom('organizations')
        .selectAll()
        .where('deleteMark', 'is', null)
        .orderBy('sortCode')
        .orderBy('creatorTime', 'desc')
        .orderBy('id')
        .execute(),

    insert: (row: Insertable<OrganizationsTable>) => db.insertInto('organizations').values(row).execute(),
    update: (id: string, values: Updateable<OrganizationsTable>) =>
      db.updateTable('organizations').set(values).where('id', '=', id).execute(),

    hasPositions: async (organizeId: string) => {
      const position = await db
        .selectFrom('positions')
        .select('id')
        .where('organizeId', '=', organizeId)
        .where('deleteMark', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return position !== undefined
    },

    hasPeople: async (organizeId: string) => {
      const person = await db
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
      return person !== undefined
    },

    /** Those of `ids` who exist. */
    findPeople: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('users')
            .select(['id', 'realName', 'account'])
            .where('id', 'in', ids)
            .where('deleteMark', 'is', null)
            .execute(),

    /** What this person administers. */
    administeredBy: (userId: string) =>
      db.selectFrom('organizationAdministrators').selectAll().where('userId', '=', userId).execute(),

    /** The same of several people. */
    administeredByAny: (userIds: readonly string[]) =>
      db
        .selectFrom('organizationAdministrators')
        .selectAll()
        .where(sql<boolean>`user_id = any(${userIds}::text[])`)
        .execute(),

    listAdministrators: (organizeId: string) =>
      db
        .selectFrom('organizationAdministrators')
        .selectAll()
        .where('organizeId', '=', organizeId)
        .orderBy('creatorTime')
        .orderBy('id')
        .execute(),
    insertAdministrators: async (rows: readonly Insertable<OrganizationAdministratorsTable>[]) => {
      if (rows.length > 0) await db.insertInto('organizationAdministrators').values(rows).execute()
    },
    deleteAdministrators: (organizeId: string) =>
      db.deleteFrom('organizationAdministrators').where('organizeId', '=', organizeId).execute(),
  }
}

export type OrganizationRepository = ReturnType<typeof createOrganizationRepository>
export type OrganizationRow = Awaited<ReturnType<OrganizationRepository['list']>>[number]
