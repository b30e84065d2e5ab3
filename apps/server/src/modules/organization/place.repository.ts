import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { OrganizationsTable } from './organization.tables.ts'

/** SQL of users' places in the organisation tree. */
export function createPlaceRepository(db: Db) {
  return {
    /** The organisation and its ancestors, top first. */
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

    /** Ids of the organisation and its descendants. */
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
  }
}
