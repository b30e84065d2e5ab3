import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { OrganizationsTable } from './organization.tables.ts'

/** SQL about where people stand in the organisation. */
export function createPlaceRepository(db: Db) {
  return {
    /** The organisation and everything above it, top first. */
    async readPath(organizeId: string) {
      const { rows } = await sql<{ id: string; fullName: string; category: OrganizationsTable['category'] }>`
        with recursive path as (
          select id, parent_id, full_name, category, 1 as depth, array[id] as seen from organizations where id = ${organizeId}
          union all
          select o.id, o.parent_id, o.full_name, o.category, path.depth + 1, path.seen || o.id
          from organizations o join path on o.id = path.parent_id where o.id <> all (path.seen)
        )
        select id, full_name, category from path order by depth desc`.execute(db)
      return rows
    },

    /** Ids of the organisation and everything below it. */
    async readSubsidiaryIds(organizeId: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with recursive below as (
          select id from organizations where id = ${organizeId} and delete_mark is null
          union
          select o.id from organizations o join below on o.parent_id = below.id where o.delete_mark is null
        )
        select id from below`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** Ids of everybody whose line of managers leads to this person. */
    async readSubordinateIds(userId: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with recursive below as (
          select id from users where manager_id = ${userId} and delete_mark is null
          union
          select u.id from users u join below on u.manager_id = below.id where u.delete_mark is null
        )
        select id from below where id <> ${userId}`.execute(db)
      return rows.map(({ id }) => id)
    },

    /** The person's enabled positions. */
    readPositions: (userId: string) =>
      db
        .selectFrom('userRelations')
        .innerJoin('positions', 'positions.id', 'userRelations.objectId')
        .select(['positions.id', 'positions.fullName', 'positions.organizeId'])
        .where('userRelations.objectType', '=', 'Position')
        .where('userRelations.userId', '=', userId)
        .where('positions.enabledMark', '=', 1)
        .where('positions.deleteMark', 'is', null)
        .orderBy('positions.sortCode')
        .orderBy('positions.id')
        .execute(),

    /** The person's enabled roles. */
    readRoles: (userId: string) =>
      db
        .selectFrom('userRelations')
        .innerJoin('roles', 'roles.id', 'userRelations.objectId')
        .select(['roles.id', 'roles.fullName'])
        .where('userRelations.objectType', '=', 'Role')
        .where('userRelations.userId', '=', userId)
        .where('roles.enabledMark', '=', 1)
        .where('roles.deleteMark', 'is', null)
        .orderBy('roles.sortCode')
        .orderBy('roles.id')
        .execute(),
  }
}
