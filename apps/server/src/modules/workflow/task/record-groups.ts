import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { liveOrganizations } from '../../organization/organization.access.ts'
import { livePositions } from '../../position/position.access.ts'
import { liveRoles } from '../../role/role.access.ts'
import { membershipRows } from '../../user/membership.access.ts'
import type { FlowRecordsTable } from '../workflow.tables.ts'

type Line = Selectable<FlowRecordsTable>

/** What a category groups by: the table of the groups and the kind of membership. */
const GROUPS = {
  1: { table: liveOrganizations, kind: 'Organize' },
  2: { table: liveRoles, kind: 'Role' },
  3: { table: livePositions, kind: 'Position' },
} as const

const categoryOf = (category: number) => (category === 2 ? GROUPS[2] : category === 3 ? GROUPS[3] : GROUPS[1])

/** Records by department (1), role (2) or position (3) of their people, each record in every group of its person. */
export async function groupRecords(
  db: Db,
  { records, category }: { records: readonly Line[]; category: number },
): Promise<{ id: string; fullName: string; records: Line[] }[]> {
  const { table, kind } = categoryOf(category)
  const people = [...new Set(records.map(({ handlerId }) => handlerId))]
  const { rows } = await sql<{ id: string; fullName: string; userId: string }>`
    select g.id, g.full_name, m.user_id from ${membershipRows} m join ${table} g on g.id = m.object_id
    where m.object_type = ${kind} and m.user_id = any(${people}::text[]) order by g.sort_code, g.id`.execute(db)
  const groups = new Map<string, { id: string; fullName: string; records: Line[] }>()
  for (const { id, fullName, userId } of rows) {
    const group = groups.get(id) ?? { id, fullName, records: [] }
    group.records.push(...records.filter(({ handlerId }) => handlerId === userId))
    groups.set(id, group)
  }
  return [...groups.values()]
}
