import { sql } from 'kysely'
import { idsAt, numberAt, textAt, type Approvers, type Assignment, type DesignNode, type FlowState, type Reason } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../platform/db/database.ts'
import { liveOrganizations } from '../organization/organization.access.ts'
import { livePositions } from '../position/position.access.ts'
import { liveRoles } from '../role/role.access.ts'
import { membershipRows } from '../user/membership.access.ts'
import { allUsers, enabledUsers, liveUsers } from '../user/user.access.ts'

/** Numbers of the ways to find approvers. */
export const ASSIGNEE = {
  manager: 1,
  departmentHead: 2,
  initiator: 3,
  formField: 4,
  earlierNode: 5,
  named: 6,
  candidates: 7,
  service: 9,
} as const

interface Search {
  initiatorId: string
  values: Readonly<Record<string, unknown>>
  state: Pick<FlowState, 'operators' | 'nodes'>
}

/** Finds the approvers of nodes, each with the reason. */
export function createApproverSearch(db: Db | Trx) {
  /** The approvers of a node; the administrator receives the duty of a node without any, unless the node stops then. */
  async function approversOf(node: DesignNode, search: Search): Promise<Approvers> {
    const found = await peopleOf(node, search)
    const people = found.filter(
      ({ userId }, index) => found.findIndex((one) => one.userId === userId) === index,
    )
    if (people.length > 0 || node.properties?.['noApproverHandler'] === false) return { people }
    const administrator = await findAdministrator()
    return { people: administrator === undefined ? [] : [{ userId: administrator, reason: { rule: 'administrator' } }] }
  }

  async function peopleOf(node: DesignNode, search: Search): Promise<Assignment[]> {
    const at = node.properties ?? {}
    switch (numberAt(at['assigneeType'], ASSIGNEE.named)) {
      case ASSIGNEE.manager: {
        const level = Math.max(1, numberAt(at['managerLevel'], 1))
        return await one(managerOf(search.initiatorId, level), { rule: 'manager', params: { level: String(level) } })
      }
      case ASSIGNEE.departmentHead:
        return await one(headOf(search.initiatorId), { rule: 'departmentHead' })
      case ASSIGNEE.initiator:
        return await enabled([search.initiatorId], () => ({ rule: 'initiator' }))
      case ASSIGNEE.formField:
        return await byField(at, search)
      case ASSIGNEE.earlierNode:
        return await byNode(textAt(at['nodeId']), search)
      case ASSIGNEE.named:
        return await named({
          users: idsAt(at['approvers']),
          positions: idsAt(at['approverPos']),
          roles: idsAt(at['approverRole']),
        })
      default:
        return []
    }
  }

  async function byField(at: Readonly<Record<string, unknown>>, { values }: Search): Promise<Assignment[]> {
    const field = textAt(at['formField'])
    const ids = idsIn(Object.hasOwn(values, field) ? values[field] : undefined)
    const reason: Reason = { rule: 'formField', params: { field } }
    if (numberAt(at['formFieldType'], 1) !== 2) return await enabled(ids, () => reason)
    const { rows } = await sql<{ id: string }>`
      select o.manager_id as id from ${liveOrganizations} o
      where o.id = any(${ids}::text[]) and o.manager_id is not null`.execute(db)
    return await enabled(
      rows.map(({ id }) => id),
      () => ({ rule: 'formFieldDepartment', params: { field } }),
    )
  }

  async function byNode(code: string, { state }: Search): Promise<Assignment[]> {
    const agreed = state.operators.filter(
      (one) => one.nodeCode === code && one.handleStatus === 1 && one.parentId === null && one.state !== -1,
    )
    const node = state.nodes.find((one) => one.code === code)?.name ?? code
    return await enabled(
      agreed.map(({ handledBy, handlerId }) => handledBy ?? handlerId),
      () => ({ rule: 'earlierNode', params: { node } }),
    )
  }

  /** Enabled users among these and the members of these positions and roles. */
  async function named({ users, positions, roles }: { users: string[]; positions: string[]; roles: string[] }) {
    const { rows } = await sql<{ id: string; rule: string; name: string }>`
      select found.id, found.rule, found.name from (
        select users.id, 'named' as rule, '' as name, 0 as rank, array_position(${users}::text[], users.id) as place
        from ${enabledUsers(sql<boolean>`users.id = any(${users}::text[])`)} users
        union all
        select m.user_id, 'position', p.full_name, 1, array_position(${positions}::text[], p.id)
        from ${membershipRows} m join ${livePositions} p on p.id = m.object_id
        where m.object_type = 'Position' and m.object_id = any(${positions}::text[]) and p.enabled_mark = 1
          and m.user_id in ${enabledUsers()}
        union all
        select m.user_id, 'role', r.full_name, 2, array_position(${roles}::text[], r.id)
        from ${membershipRows} m join ${liveRoles} r on r.id = m.object_id
        where m.object_type = 'Role' and m.object_id = any(${roles}::text[]) and r.enabled_mark = 1
          and m.user_id in ${enabledUsers()}
      ) found order by found.rank, found.place, found.id`.execute(db)
    return rows.map(({ id, rule, name }): Assignment => ({
      userId: id,
      reason: name === '' ? { rule } : { rule, params: { name } },
    }))
  }

  /** The enabled users among these, in the given order. */
  async function enabled(ids: readonly string[], reason: (id: string) => Reason): Promise<Assignment[]> {
    if (ids.length === 0) return []
    const { rows } = await sql<{ id: string }>`
      select users.id from ${enabledUsers(sql<boolean>`users.id = any(${ids}::text[])`)} users
      order by array_position(${ids}::text[], users.id)`.execute(db)
    return rows.map(({ id }) => ({ userId: id, reason: reason(id) }))
  }

  async function one(id: Promise<string | undefined>, reason: Reason): Promise<Assignment[]> {
    const found = await id
    return found === undefined ? [] : await enabled([found], () => reason)
  }

  /** The manager `level` steps above a user. */
  async function managerOf(userId: string, level: number): Promise<string | undefined> {
    const { rows } = await sql<{ id: string | null }>`
      with recursive above as (
        select u.manager_id as id, 1 as level from ${liveUsers} u where u.id = ${userId}
        union all
        select u.manager_id, above.level + 1 from above join ${liveUsers} u on u.id = above.id
        where above.level < ${Math.min(level, 50)}
      )
      select id from above where level = ${Math.min(level, 50)}`.execute(db)
    return rows[0]?.id ?? undefined
  }

  /** The head of the organisation in which a user works. */
  async function headOf(userId: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string | null }>`
      select o.manager_id as id from ${liveUsers} u join ${liveOrganizations} o on o.id = u.organize_id
      where u.id = ${userId}`.execute(db)
    return rows[0]?.id ?? undefined
  }

  /** The account admin, else the first enabled administrator. */
  async function findAdministrator(): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select u.id from ${allUsers} u
      where u.is_administrator = 1 and u.enabled_mark = 1 and u.delete_mark is null
      order by u.account <> 'admin', u.id limit 1`.execute(db)
    return rows[0]?.id
  }

  /** Enabled users among these and the members of these groups. */
  const members = async (among: { users: string[]; positions: string[]; roles: string[] }) => [
    ...new Set((await named(among)).map(({ userId }) => userId)),
  ]

  return { approversOf, members, enabled }
}

export type ApproverSearch = ReturnType<typeof createApproverSearch>

/** Ids in a value of a form: one, an array, the text of an array, or ids separated by commas. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string' && value.startsWith('[')) {
    try {
      return idsAt(JSON.parse(value))
    } catch {
      return []
    }
  }
  return idsAt(value)
}
