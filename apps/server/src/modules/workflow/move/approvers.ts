import { sql, type RawBuilder } from 'kysely'
import {
  approverSettings,
  ASSIGNEE,
  EMPTY_RULE,
  startSettings,
  type ApproverSettings,
  type Assignee,
  type Members,
} from '@sqos/workflow-model'
import type { Approvers, Assignment, Design, FlowState, FormValues, Reason } from '@sqos/workflow-model/machine'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { liveOrganizations } from '../../organization/organization.access.ts'
import { livePositions } from '../../position/position.access.ts'
import { liveRoles } from '../../role/role.access.ts'
import { membershipRows } from '../../user/membership.access.ts'
import { allUsers, enabledUsers, liveUsers } from '../../user/user.access.ts'

interface Search {
  initiatorId: string
  values: FormValues
  state: Pick<FlowState, 'operators' | 'nodes'>
}

const NOBODY: Members = { users: [], positions: [], roles: [], organizations: [], groups: [] }

/** A chain of managers or departments longer than this is a circle. */
const MAX_LEVELS = 50

/**
 * Finds the approvers of nodes, each with the reason. With `assumed` it takes named people for enabled without reading them, and
 * adds them there: the statement that stores the result compares them (`areEnabled`).
 */
export function createApproverSearch(db: Db | Trx, assumed?: Set<string>) {
  /** The approvers of a node, or the initiators of a sub flow; a node without any follows its rule. */
  async function approversOf(design: Design, code: string, search: Search): Promise<Approvers> {
    const subFlow = design.subFlows.get(code)
    const settings = subFlow
      ? { assignee: subFlow.assignee, noApproverHandler: true }
      : (design.approvers.get(code) ?? approverSettings({}))
    const people = await within(settings.assignee, search, once(await peopleOf(settings.assignee, search)))
    return people.length > 0 ? { people } : await withoutApprover(design, { settings, code, search })
  }

  /** Who decides on a node for which nobody was found. */
  async function withoutApprover(
    design: Design,
    { settings, code, search }: { settings: Pick<ApproverSettings, 'noApproverHandler'>; code: string; search: Search },
  ): Promise<Approvers> {
    if (!settings.noApproverHandler) return { people: [] }
    const { errorRule, errorRuleUser } = startSettings(design.root.properties)
    if (errorRule === EMPTY_RULE.refuse) return { people: [] }
    if (errorRule === EMPTY_RULE.agree) return { people: [], passes: { rule: 'auto.empty' } }
    if (errorRule === EMPTY_RULE.members) {
      const people = await enabled(errorRuleUser, () => ({ rule: 'emptyMembers' }))
      if (people.length > 0) return { people }
    }
    if (errorRule === EMPTY_RULE.previousApprover) {
      const before = search.state.nodes.filter(({ next, state }) => state === 0 && next.includes(code))
      const nodeIds = new Set(before.map(({ id }) => id))
      const ids = search.state.operators.flatMap(({ nodeId, handleStatus, handlerId }) =>
        nodeIds.has(nodeId) && handleStatus === 1 ? [handlerId] : [],
      )
      const people = once(await enabled(ids, () => ({ rule: 'emptyPrevious' })))
      if (people.length > 0) return { people }
    }
    const administrator = await findAdministrator()
    return { people: administrator === undefined ? [] : [{ userId: administrator, reason: { rule: 'administrator' } }] }
  }

  async function peopleOf(assignee: Assignee, search: Search): Promise<Assignment[]> {
    const { initiatorId } = search
    switch (assignee.type) {
      case ASSIGNEE.superior: {
        return await atLevels(assignee, {
          last: assignee.managerLevel,
          rule: 'superior',
          find: managersOf,
          initiatorId,
        })
      }
      case ASSIGNEE.departmentManager: {
        const last = assignee.departmentLevel
        return await atLevels(assignee, { last, rule: 'departmentManager', find: headsOf, initiatorId })
      }
      case ASSIGNEE.initiator:
        return await enabled([initiatorId], () => ({ rule: 'initiator' }))
      case ASSIGNEE.formField:
        return await byField(assignee, search)
      case ASSIGNEE.earlierNode:
        return await byNode(assignee.nodeId, search)
      case ASSIGNEE.members:
        return await named(assignee.members)
      case ASSIGNEE.candidates:
      case ASSIGNEE.service:
        return []
    }
  }

  async function byField({ formField: field, formFieldType }: Assignee, { values }: Search): Promise<Assignment[]> {
    const ids = idsIn(Object.hasOwn(values, field) ? values[field] : undefined)
    if (formFieldType === 1) return await enabled(ids, () => ({ rule: 'formField', params: { field } }))
    if (formFieldType === 3) return await named({ ...NOBODY, positions: ids })
    if (formFieldType === 4) return await named({ ...NOBODY, roles: ids })
    const { rows } = await sql<{ id: string }>`
      select o.manager_id as id from ${liveOrganizations} o
      where o.id = any(${ids}::text[]) and o.manager_id is not null
      order by array_position(${ids}::text[], o.id)`.execute(db)
    return await enabled(
      rows.map(({ id }) => id),
      () => ({ rule: 'formFieldDepartment', params: { field } }),
    )
  }

  async function byNode(code: string, { state }: Search): Promise<Assignment[]> {
    const agreed = state.operators.filter(
      ({ nodeCode, handleStatus, parentId, state: valid }) =>
        nodeCode === code && handleStatus === 1 && parentId === null && valid !== -1,
    )
    const node = state.nodes.find((reached) => reached.code === code)?.name ?? code
    return await enabled(
      agreed.map(({ handledBy, handlerId }) => handledBy ?? handlerId),
      () => ({ rule: 'earlierNode', params: { node } }),
    )
  }

  /** Enabled users among the named people and the members of the named positions, roles, organisations and groups. */
  async function named({ users, positions, roles, organizations, groups }: Members): Promise<Assignment[]> {
    const lists = [users, positions, roles, organizations, groups]
    if (lists.every((list, at) => at === 0 || list.length === 0)) return await enabled(users, () => ({ rule: 'named' }))
    const sources = [
      sql`select one.id, 'named' as rule, '' as name, 0 as rank, array_position(${users}::text[], one.id) as place
        from ${enabledUsers(sql<boolean>`users.id = any(${users}::text[])`)} one`,
      sql`select m.user_id, 'position', p.full_name, 1, array_position(${positions}::text[], p.id)
        from ${membershipRows} m join ${livePositions} p on p.id = m.object_id
        where m.object_type = 'Position' and m.object_id = any(${positions}::text[]) and p.enabled_mark = 1`,
      sql`select m.user_id, 'role', r.full_name, 2, array_position(${roles}::text[], r.id)
        from ${membershipRows} m join ${liveRoles} r on r.id = m.object_id
        where m.object_type = 'Role' and m.object_id = any(${roles}::text[]) and r.enabled_mark = 1`,
      sql`select m.user_id, 'organization', o.full_name, 3, array_position(${organizations}::text[], o.id)
        from ${membershipRows} m join ${liveOrganizations} o on o.id = m.object_id
        where m.object_type = 'Organize' and m.object_id = any(${organizations}::text[]) and o.enabled_mark = 1`,
      sql`select m.user_id, 'group', '', 4, array_position(${groups}::text[], m.object_id)
        from ${membershipRows} m where m.object_type = 'Group' and m.object_id = any(${groups}::text[])`,
    ]
    // Planning a source costs more than reading it: only those that name somebody are read, and always the first.
    const read = sources.filter((_, at) => at === 0 || (lists[at]?.length ?? 0) > 0)
    const { rows } = await sql<{ id: string; rule: string; name: string }>`
      select found.id, found.rule, found.name from (${sql.join(read, sql` union all `)}) found
      where found.id in ${enabledUsers()}
      order by found.rank, found.place, found.id`.execute(db)
    return rows.map(({ id, rule, name }): Assignment => ({
      userId: id,
      reason: name === '' ? { rule } : { rule, params: { name } },
    }))
  }

  /** The enabled users among these, in the given order. */
  async function enabled(ids: readonly string[], reason: () => Reason): Promise<Assignment[]> {
    if (ids.length === 0) return []
    if (assumed) {
      for (const id of ids) assumed.add(id)
      return ids.map((userId) => ({ userId, reason: reason() }))
    }
    const { rows } = await sql<{ id: string }>`
      select one.id from ${enabledUsers(sql<boolean>`users.id = any(${ids}::text[])`)} one
      order by array_position(${ids}::text[], one.id)`.execute(db)
    return rows.map(({ id }) => ({ userId: id, reason: reason() }))
  }

  /** The person at a level of a chain, or those of each level up to it. */
  async function atLevels(
    { isEachLevel }: Assignee,
    {
      last,
      rule,
      find,
      initiatorId,
    }: {
      last: number
      rule: string
      find: (userId: string, level: number) => Promise<(string | null)[]>
      initiatorId: string
    },
  ): Promise<Assignment[]> {
    const chain = await find(initiatorId, Math.min(last, MAX_LEVELS))
    const found: Assignment[] = []
    for (const [at, id] of chain.entries()) {
      const level = at + 1
      if (id === null || (!isEachLevel && level !== last)) continue
      found.push(...(await enabled([id], () => ({ rule, params: { level: String(level) } }))))
    }
    return found
  }

  /** The managers above a user, the direct one first. */
  async function managersOf(userId: string, last: number) {
    const { rows } = await sql<{ id: string | null }>`
      with recursive above as (
        select u.manager_id as id, 1 as level from ${liveUsers} u where u.id = ${userId}
        union all
        select u.manager_id, above.level + 1 from above join ${liveUsers} u on u.id = above.id where above.level < ${last}
      )
      select id from above order by level`.execute(db)
    return rows.map(({ id }) => id)
  }

  /** The heads of the organisation in which a user works, and of those above it. */
  async function headsOf(userId: string, last: number) {
    const { rows } = await sql<{ id: string | null }>`
      with recursive above as (
        select o.parent_id, o.manager_id as id, 1 as level
        from ${liveUsers} u join ${liveOrganizations} o on o.id = u.organize_id where u.id = ${userId}
        union all
        select o.parent_id, o.manager_id, above.level + 1
        from above join ${liveOrganizations} o on o.id = above.parent_id where above.level < ${last}
      )
      select id from above order by level`.execute(db)
    return rows.map(({ id }) => id)
  }

  /** The people in the range that a node allows around the initiator. */
  async function within({ extraRule }: Assignee, { initiatorId }: Search, people: Assignment[]): Promise<Assignment[]> {
    const range = RANGES[extraRule]
    if (!range || people.length === 0) return people
    const ids = people.map(({ userId }) => userId)
    const { rows } = await sql<{ id: string }>`
      with recursive
        above as (
          select u.manager_id as id, 1 as level from ${liveUsers} u where u.id = ${initiatorId}
          union all
          select u.manager_id, above.level + 1 from above join ${liveUsers} u on u.id = above.id
          where above.level < ${MAX_LEVELS}
        ),
        below as (
          select u.id, 1 as level from ${liveUsers} u where u.manager_id = ${initiatorId}
          union all
          select u.id, below.level + 1 from below join ${liveUsers} u on u.manager_id = below.id
          where below.level < ${MAX_LEVELS}
        ),
        own as (
          select m.object_id, m.object_type from ${membershipRows} m where m.user_id = ${initiatorId}
          union
          select u.organize_id, 'Organize' from ${liveUsers} u where u.id = ${initiatorId} and u.organize_id is not null
        ),
        up as (
          select own.object_id as origin, o.id, o.parent_id, o.category, 1 as level
          from own join ${liveOrganizations} o on o.id = own.object_id where own.object_type = 'Organize'
          union all
          select up.origin, o.id, o.parent_id, o.category, up.level + 1
          from up join ${liveOrganizations} o on o.id = up.parent_id
          where up.category <> 'company' and up.level < ${MAX_LEVELS}
        ),
        company as (select id from up where category = 'company'),
        inside as (
          select id, 1 as level from company
          union all
          select o.id, inside.level + 1 from inside join ${liveOrganizations} o on o.parent_id = inside.id
          where o.category <> 'company' and inside.level < ${MAX_LEVELS}
        )
      select person.id from ${enabledUsers(sql<boolean>`users.id = any(${ids}::text[])`)} person where ${range}`.execute(
      db,
    )
    const inRange = new Set(rows.map(({ id }) => id))
    return people.filter(({ userId }) => inRange.has(userId))
  }

  /** The direct manager of a user. */
  const managerOf = async (userId: string): Promise<string | undefined> => {
    const [id] = await managersOf(userId, 1)
    const [found] = id ? await enabled([id], () => ({ rule: 'superior' })) : []
    return found?.userId
  }

  /** The account admin, else the first enabled administrator. */
  async function findAdministrator(): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select u.id from ${allUsers} u
      where u.is_administrator = 1 and u.enabled_mark = 1 and u.delete_mark is null
      order by u.account <> 'admin', u.id limit 1`.execute(db)
    return rows[0]?.id
  }

  /** Ids of the enabled users among these members, each once. */
  const members = async (among: Members): Promise<string[]> => once(await named(among)).map(({ userId }) => userId)

  /** Approvers that a service has named; a node without any follows its rule. */
  async function approversNamed(
    design: Design,
    code: string,
    { ids, search }: { ids: readonly string[]; search: Search },
  ) {
    const settings = design.approvers.get(code) ?? approverSettings({})
    const people = await within(settings.assignee, search, once(await enabled(ids, () => ({ rule: 'service' }))))
    return people.length > 0 ? { people } : await withoutApprover(design, { settings, code, search })
  }

  return { approversOf, approversNamed, managerOf, members, withoutApprover }
}

/** Whether all of these users are enabled. */
export const areEnabled = (ids: ReadonlySet<string>) =>
  sql<boolean>`(select count(*) from ${enabledUsers(sql<boolean>`users.id = any(${[...ids]}::text[])`)} one) = ${ids.size}`

const belongsToOne = (type: 'Organize' | 'Position', ids: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from ${membershipRows} m where m.user_id = person.id and m.object_type = ${type} and m.object_id in (${ids}))`

const worksInOne = (ids: RawBuilder<unknown>) =>
  sql<boolean>`(${belongsToOne('Organize', ids)} or exists (
    select 1 from ${liveUsers} u where u.id = person.id and u.organize_id in (${ids})))`

/** Ranges of approvers around the initiator (`extraRule`), as conditions on `person`. */
const RANGES: Readonly<Record<number, RawBuilder<boolean>>> = {
  2: worksInOne(sql`select object_id from own where object_type = 'Organize'`),
  3: belongsToOne('Position', sql`select object_id from own where object_type = 'Position'`),
  4: sql<boolean>`person.id in (select id from above)`,
  5: sql<boolean>`person.id in (select id from below)`,
  6: worksInOne(sql`select id from inside`),
}

const once = (people: readonly Assignment[]): Assignment[] =>
  people.filter(({ userId }, index) => people.findIndex((one) => one.userId === userId) === index)

/** Ids in a value of a form: one, an array, the text of an array, or ids separated by commas. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'string') return []
  if (!value.startsWith('[')) return value.split(',').flatMap((id) => id.trim() || [])
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list.flatMap(idsIn) : []
  } catch {
    return []
  }
}
