import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { OrganizationAdministratorsTable, OrganizationsTable } from './organization.tables.ts'
import { hasPositions } from '../position/position.access.ts'
import { hasUsers, readLiveUserNames } from '../user/user.access.ts'

/** SQL of organisations and their administrators. Deleted rows stay in the tables; queries leave them out. */
export function createOrganizationRepository(db: Db | Trx) {
  return {
    /**
     * Serialises changes of the tree: concurrent moves could create a circle, concurrent additions a duplicate name.
     */
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

    hasPositions: (organizeId: string) => hasPositions(db, organizeId),
    hasUsers: (organizeId: string) => hasUsers(db, organizeId),

    /** The users among `ids` that are not deleted. */
    findPeople: (ids: readonly string[]) => (ids.length === 0 ? Promise.resolve([]) : readLiveUserNames(db, ids)),

    /** The administrator rows of this user. */
    administeredBy: (userId: string) =>
      db.selectFrom('organizationAdministrators').selectAll().where('userId', '=', userId).execute(),

    /** The administrator rows of several users. */
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
