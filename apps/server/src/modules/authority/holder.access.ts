import { sql } from 'kysely'
import { liveOrganizations } from '../organization/organization.access.ts'
import { livePositions } from '../position/position.access.ts'
import { liveRoles } from '../role/role.access.ts'
import { membershipRows } from '../user/membership.access.ts'
import { liveGroups } from '../user-group/user-group.access.ts'

/**
 * Who holds the rights of a user, for `sql` templates: `(select object_type, object_id …)` of the user and of the enabled roles,
 * positions, organisations and groups that the user belongs to.
 */
export const holdersOf = (userId: string) => sql`(
  select 'User' as object_type, ${userId}::text as object_id
  union all
  select r.object_type, r.object_id
  from ${membershipRows} r
  left join ${liveRoles} ro on r.object_type = 'Role' and ro.id = r.object_id and ro.enabled_mark = 1
  left join ${livePositions} po on r.object_type = 'Position' and po.id = r.object_id and po.enabled_mark = 1
  left join ${liveOrganizations} og on r.object_type = 'Organize' and og.id = r.object_id and og.enabled_mark = 1
  left join ${liveGroups} gr on r.object_type = 'Group' and gr.id = r.object_id and gr.enabled_mark = 1
  where r.user_id = ${userId} and coalesce(ro.id, po.id, og.id, gr.id) is not null
)`
