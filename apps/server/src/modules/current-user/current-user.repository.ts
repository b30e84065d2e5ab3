import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { grantRows } from '../authority/authority.access.ts'
import { menuRows } from '../menu/menu.access.ts'
import { allOrganizations, liveOrganizations } from '../organization/organization.access.ts'
import { livePositions } from '../position/position.access.ts'
import { liveRoles } from '../role/role.access.ts'
import { liveGroups } from '../user-group/user-group.access.ts'
import { membershipRows } from '../user/membership.access.ts'
import { leadsTo, liveUsers } from '../user/user.access.ts'

/** An organisation of a user. */
export interface OwnOrganization {
  id: string
  /** Names from the root to the organisation, joined by slashes. */
  fullName: string
  /** Its id and the ids of its ancestors. */
  pathIds: string[]
}

interface SubordinateRow {
  id: string
  account: string
  realName: string
  headIcon: string
  department: string
  position: string
  isLeaf: boolean
}

/** SQL of the signed-in user. */
export function createCurrentUserRepository(db: Db) {
  return {
    /** The enabled organisations of the user, with their paths. */
    async listOrganizations(userId: string): Promise<OwnOrganization[]> {
      const { rows } = await sql<OwnOrganization>`
        with recursive own as (
          select object_id as id from ${membershipRows} m where user_id = ${userId} and object_type = 'Organize'
          union
          select organize_id from ${liveUsers} u where id = ${userId}
        ),
        path as (
          select o.id as own_id, o.sort_code as own_sort, o.id, o.parent_id, o.full_name, 1 as depth, array[o.id] as seen
          from own join ${allOrganizations} o on o.id = own.id
          where o.enabled_mark = 1 and o.delete_mark is null
          union all
          select path.own_id, path.own_sort, o.id, o.parent_id, o.full_name, path.depth + 1, path.seen || o.id
          from ${allOrganizations} o join path on o.id = path.parent_id where o.id <> all (path.seen)
        )
        select own_id as id, string_agg(full_name, ' / ' order by depth desc) as full_name, array_agg(id) as path_ids
        from path group by own_id, own_sort order by own_sort, own_id`.execute(db)
      return rows
    },

    /** Whether the user would have any menu grant with this organisation and its ancestors as the only ones. */
    async hasRightsWithin(userId: string, { pathIds }: { pathIds: readonly string[] }): Promise<boolean> {
      const { rows } = await sql`
        with holder as (
          select 'User' as object_type, ${userId}::text as object_id
          union all
          select r.object_type, r.object_id
          from ${membershipRows} r
          left join ${liveRoles} ro on r.object_type = 'Role' and ro.id = r.object_id and ro.enabled_mark = 1
          left join ${livePositions} po on r.object_type = 'Position' and po.id = r.object_id
            and po.enabled_mark = 1 and po.organize_id = any(${pathIds}::text[])
          left join ${liveOrganizations} og on r.object_type = 'Organize' and og.id = r.object_id
            and og.enabled_mark = 1 and og.id = any(${pathIds}::text[])
          left join ${liveGroups} gr on r.object_type = 'Group' and gr.id = r.object_id and gr.enabled_mark = 1
          where r.user_id = ${userId} and coalesce(ro.id, po.id, og.id, gr.id) is not null
        )
        select 1 from ${grantRows} a
        join holder h on h.object_type = a.object_type and h.object_id = a.object_id
        join ${menuRows} m on m.id = a.item_id and m.enabled_mark = 1 and m.delete_mark is null
        where a.item_type = 'module' limit 1`.execute(db)
      return rows.length > 0
    },

    leadsTo: (managerId: string, { id }: { id: string }) => leadsTo(db, { managerId, id }),

    /**
     * Users in the chart whose manager is `managerId`, or the caller alone. The caller is nobody's subordinate here,
     * which breaks a cycle of managers: everybody has one manager only.
     */
    async listSubordinates({ callerId, managerId }: { callerId: string; managerId: string | undefined }) {
      const wanted =
        managerId === undefined ? sql`u.id = ${callerId}` : sql`u.manager_id = ${managerId} and u.id <> ${callerId}`
      const { rows } = await sql<SubordinateRow>`
        select u.id, u.account, u.real_name, u.head_icon, coalesce(o.full_name, '') as department,
          coalesce(p.full_name, '') as position,
          not exists (
            select 1 from ${liveUsers} below where below.manager_id = u.id and below.id <> ${callerId}
          ) as is_leaf
        from ${liveUsers} u
        left join ${liveOrganizations} o on o.id = u.organize_id
        left join ${livePositions} p on p.id = u.position_id and p.enabled_mark = 1
        where ${wanted} order by u.sort_code, u.creator_time, u.id`.execute(db)
      return rows
    },
  }
}

export type CurrentUserRepository = ReturnType<typeof createCurrentUserRepository>
