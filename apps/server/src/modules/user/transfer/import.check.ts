import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import { USER_STATE } from '../user.tables.ts'
import { gainsSight, readStrongerPeople } from '../user.checks.ts'
import { createUserRepository, type RelationType, type UserRecord } from '../user.repository.ts'
import { createImportRepository, type Finding, type ImportRow } from './import.repository.ts'
import type { Problems } from './import.tables.ts'
import type { Names } from './names.ts'
import { POSITION_OUTSIDE, resolveCells, type Resolved } from './resolve.ts'

/** The planned change of one line. */
export interface Plan {
  rowNumber: number
  outcome: 'new' | 'changed' | 'same' | 'faulty'
  problems: Problems | null
  resolved: Resolved
  /** The existing user. */
  person: UserRecord | undefined
  belongs: Record<'Organize' | 'Position' | 'Role', string[]>
  /** Id of the manager; undefined when the line names none or a user of the same list. */
  managerId: string | undefined
}

/** The data that lines are checked against. */
export interface CheckContext {
  importId: string
  actor: Actor
  now: Date
  names: Names
  /**
   * Accounts and mobile numbers that occur more than once in the list, with their first line. Later lines are faulty.
   */
  repeated: { accounts: ReadonlyMap<string, number>; mobiles: ReadonlyMap<string, number> }
  /** Older clients only add users: an existing account is a problem. */
  addsOnly: boolean
}

type Row = Pick<ImportRow, 'rowNumber' | 'cells'>

/** Plans the changes of these lines and reports their problems, based on the current data. */
export async function planRows(db: Db | Trx, rows: readonly Row[], context: CheckContext): Promise<Plan[]> {
  const users = createUserRepository(db)
  const accountsOf = rows.map(({ cells }) => cells.account ?? '').filter((account) => account !== '')
  const people = await users.findByAccounts(accountsOf)
  const accounts = byAccount(people)
  const relations = Map.groupBy(await users.readRelations(people.map(({ id }) => id)), ({ userId }) => userId)
  const belongsOf = (id: string | undefined) => {
    const own = relations.get(id ?? '') ?? []
    const ids = (type: RelationType) => own.filter((one) => one.objectType === type).map(({ objectId }) => objectId)
    return { Organize: ids('Organize'), Position: ids('Position'), Role: ids('Role') }
  }

  const plans = rows.map(({ rowNumber, cells }): Plan => {
    const person = accounts.find(cells.account ?? '')
    const belongs = belongsOf(person?.id)
    const present = person && {
      organizeIds: belongs.Organize,
      positionIds: belongs.Position,
      roleIds: belongs.Role,
    }
    const { resolved, problems } = resolveCells(cells, { ...context, present })
    const { accounts: firstByAccount, mobiles: firstByMobile } = context.repeated
    if (rowNumber > (firstByAccount.get((cells.account ?? '').toLowerCase()) ?? rowNumber))
      problems['account'] ??= 'user.import.repeated'
    if (rowNumber > (firstByMobile.get((cells.mobilePhone ?? '').toLowerCase()) ?? rowNumber))
      problems['mobilePhone'] ??= 'user.import.repeated'
    if (!person && accounts.isKnown(cells.account ?? '')) problems['account'] ??= 'user.accountTaken'
    if (person) blamePerson({ person, belongs, problems, resolved, context })
    return { rowNumber, outcome: 'faulty', problems, resolved, person, belongs, managerId: undefined }
  })
  await findManagers(db, plans, context)
  await findMobiles(db, plans)
  await findStronger(db, plans, context)
  for (const plan of plans) {
    const found = Object.values(plan.problems ?? {})
    if (found.some((key) => key !== POSITION_OUTSIDE)) continue
    if (found.length === 0) plan.problems = null
    plan.outcome = plan.person ? (isChange(plan, plan.person) ? 'changed' : 'same') : 'new'
  }
  return plans
}

/** Users by account, ignoring case. Existing accounts that differ only in case need an exact match. */
function byAccount<Person extends { account: string }>(people: readonly Person[]) {
  const exact = new Map(people.map((person) => [person.account, person]))
  const alike = Map.groupBy(people, ({ account }) => account.toLowerCase())
  return {
    find(account: string): Person | undefined {
      const [only, another] = alike.get(account.toLowerCase()) ?? []
      return exact.get(account) ?? (another ? undefined : only)
    },
    isKnown: (account: string) => alike.has(account.toLowerCase()),
  }
}

/** The stored part of a plan. */
export const findingOf = ({ rowNumber, outcome, problems, person }: Plan): Finding => ({
  rowNumber,
  outcome,
  problems,
  userId: person?.id ?? null,
})

interface Blaming {
  person: UserRecord
  belongs: Plan['belongs']
  problems: Problems
  resolved: Resolved
  context: CheckContext
}

function blamePerson({ person, belongs, problems, resolved, context }: Blaming) {
  const { actor, names, addsOnly } = context
  if (addsOnly) problems['account'] ??= 'user.accountTaken'
  const isKept = belongs.Organize.length > 0 && belongs.Organize.every((id) => names.scope.mayDo('edit', id))
  if (!actor.isAdministrator && (person.isAdministrator === 1 || !isKept))
    problems['account'] ??= 'organization.outOfScope'
  const state = resolved.columns['enabledMark']
  const isShutOut = state !== undefined && state !== USER_STATE.enabled && state !== person.enabledMark
  if (isShutOut && person.isAdministrator === 1) problems['enabledMark'] ??= 'user.administratorState'
  if (isShutOut && person.id === actor.userId) problems['enabledMark'] ??= 'user.disableSelf'
}

async function findManagers(db: Db | Trx, plans: readonly Plan[], { importId, actor }: CheckContext) {
  const users = createUserRepository(db)
  const asked = [...new Set(plans.flatMap(({ resolved }) => resolved.managerAccount ?? []))]
  if (asked.length === 0) return
  const managers = byAccount(await users.findByAccounts(asked))
  const brought = await createImportRepository(db).readBrought(
    importId,
    asked.filter((account) => !managers.find(account)),
  )
  for (const plan of plans) {
    const account = plan.resolved.managerAccount
    if (account === undefined || plan.problems === null) continue
    plan.managerId = managers.find(account)?.id
    if (plan.managerId === undefined) {
      if (!brought.has(account.toLowerCase())) plan.problems['managerId'] ??= 'user.managerMissing'
      // The manager of a new account is not known yet.
      else if (plan.person && !actor.isAdministrator) plan.problems['managerId'] ??= 'user.managerGainsSight'
      continue
    }
    const { person, managerId } = plan
    if (!person || person.managerId === managerId) continue
    if (await users.reportsTo(managerId, { personId: person.id })) plan.problems['managerId'] ??= 'user.managerIsBelow'
    if (await gainsSight(users, { managerId, person, actor })) plan.problems['managerId'] ??= 'user.managerGainsSight'
  }
}

async function findMobiles(db: Db | Trx, plans: readonly Plan[]) {
  const mobiles = plans.flatMap(({ resolved }) => {
    const mobile = resolved.columns['mobilePhone']
    return typeof mobile === 'string' ? mobile : []
  })
  if (mobiles.length === 0) return
  const holders = Map.groupBy(await createUserRepository(db).findByMobiles(mobiles), ({ mobilePhone }) => mobilePhone)
  for (const { resolved, problems, person } of plans) {
    const mobile = resolved.columns['mobilePhone']
    if (typeof mobile !== 'string' || problems === null) continue
    if (holders.get(mobile)?.some(({ id }) => id !== person?.id)) problems['mobilePhone'] ??= 'user.mobileTaken'
  }
}

/** A caller with fewer permissions must not change the mobile number or lock of a user. */
async function findStronger(db: Db | Trx, plans: readonly Plan[], { actor, names: { scope } }: CheckContext) {
  const asked = plans.flatMap(({ resolved: { columns }, problems, person }) => {
    if (!person || problems === null) return []
    const { mobilePhone, enabledMark } = columns
    const field =
      mobilePhone !== undefined && mobilePhone !== person.mobilePhone
        ? ('mobilePhone' as const)
        : enabledMark === USER_STATE.enabled && person.enabledMark !== USER_STATE.enabled && ('enabledMark' as const)
    return field ? [{ field, problems, id: person.id }] : []
  })
  const stronger = await readStrongerPeople(db, { scope, actor, userIds: asked.map(({ id }) => id) })
  for (const { field, problems, id } of asked) if (stronger.has(id)) problems[field] ??= 'user.import.stronger'
}

function isChange({ resolved, belongs, managerId }: Plan, person: UserRecord): boolean {
  const before: Record<string, unknown> = { ...person }
  const { account: _account, ...columns } = resolved.columns
  const differs = Object.entries(columns).some(([name, value]) => {
    const was = before[name]
    return value instanceof Date ? !(was instanceof Date) || was.getTime() !== value.getTime() : was !== value
  })
  const moved = (wanted: readonly string[] | undefined, had: readonly string[]) =>
    wanted !== undefined && (wanted.length !== had.length || wanted.some((id) => !had.includes(id)))
  return (
    differs ||
    moved(resolved.organizeIds, belongs.Organize) ||
    moved(resolved.positionIds, belongs.Position) ||
    moved(resolved.roleIds, belongs.Role) ||
    (managerId !== undefined && managerId !== person.managerId)
  )
}
