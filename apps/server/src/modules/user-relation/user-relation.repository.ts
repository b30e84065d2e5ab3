import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import { livePositions } from '../position/position.access.ts'
import { liveRoles, roleOrganizationRows } from '../role/role.access.ts'
import { liveGroups } from '../user-group/user-group.access.ts'

/** The kinds of groups whose members are edited as a list. */
export type GroupType = 'Position' | 'Role' | 'Group'

/** A position, role or user group with its organisations; user groups have none. */
export interface GroupRow {
  objectType: GroupType
  organizeIds: string[]
}

/** The position, role or user group with this id. */
export async function findGroup(db: Db | Trx, id: string): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select 'Position' as object_type, array[p.organize_id] as organize_ids from ${livePositions} p where p.id = ${id}
    union all
    select 'Role', array(select o.organize_id from ${roleOrganizationRows} o where o.role_id = r.id)
    from ${liveRoles} r where r.id = ${id}
    union all
    select 'Group', array[]::text[] from ${liveGroups} g where g.id = ${id}`.execute(db)
  return rows[0]
}
