import { checkAccount, checkEmail, checkName, checkPhone } from '@sqos/validators'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { demandHeld, isRoleInScope, readStronger, type PageRows } from '../authority/index.ts'
import {
  holdOrganizations,
  readOrganizationScope,
  type OrganizationScope,
} from '../organization/organization-scope.access.ts'
import { createUserRepository, type UserRecord, type UserRepository } from './user.repository.ts'
import type { UserBody } from './user.schema.ts'
import { findPositions } from '../position/position.access.ts'
import { findRolesWithOrganizations } from '../role/role.access.ts'
import { findGroupIds } from '../user-group/user-group.access.ts'

/** The data that a change of users is checked against, locked until the transaction ends. */
export async function openPeople(trx: Trx, actor: Actor) {
  const repository = await lockPeople(trx)
  return { trx, repository, scope: await readOrganizationScope(trx, actor) }
}

/** Locks users and the organisation tree until the transaction ends. */
export async function lockPeople(trx: Trx): Promise<UserRepository> {
  await holdOrganizations(trx)
  const repository = createUserRepository(trx)
  await repository.lock()
  return repository
}

export type OpenPeople = Awaited<ReturnType<typeof openPeople>>

/** Ids of a list joined by commas. */
export const idsOf = (list: string | undefined) => [...new Set((list ?? '').split(',').filter((id) => id !== ''))]

/** The requested organisations: the ends of the paths, or else the list; undefined for no change. */
export function organizationsOf({ organizeIdTree, organizeId }: UserBody): string[] | undefined {
  if (organizeIdTree !== undefined && organizeIdTree.length > 0)
    return [...new Set(organizeIdTree.flatMap((path) => path.at(-1) ?? []))]
  return organizeId === undefined ? undefined : idsOf(organizeId)
}

/**
 * Returns the user if the caller sees them and holds the right. Only administrators of the system change administrators
 * of the system.
 */
export async function demandPerson(
  { repository, scope, trx }: OpenPeople,
  { id, right, actor, rows }: { id: string; right: 'edit' | 'delete'; actor: Actor; rows: PageRows },
) {
  await rows.demand(id, { actor, trx })
  const person = await repository.find(id)
  if (!person) throw new AppError('notFound', 'user.missing')
  const organizeIds = await belongings(repository, { userId: id, type: 'Organize' })
  if (person.isAdministrator === 1 && !actor.isAdministrator) throw new AppError('forbidden', 'organization.outOfScope')
  scope.demand(right, organizeIds)
  return { person, organizeIds }
}

/** Ids of the user's memberships. */
export async function belongings(
  repository: UserRepository,
  { userId, type }: { userId: string; type: 'Organize' | 'Position' | 'Role' | 'Group' },
): Promise<string[]> {
  const relations = await repository.readRelations([userId])
  return relations.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
}

/**
 * The users among these with permissions that the caller lacks, with the refusal for a caller who could sign in as one
 * of them.
 */
export async function readStrongerPeople(
  db: Db | Trx,
  { scope, actor, userIds }: { scope: OrganizationScope; actor: Actor; userIds: readonly string[] },
): Promise<ReadonlyMap<string, AppError>> {
  const others = userIds.filter((id) => id !== actor.userId)
  const beyond = (await scope.readBeyond(others)).map(
    (id) => [id, new AppError('forbidden', 'user.keepsMore')] as const,
  )
  return new Map([...beyond, ...(await readStronger(db, { actor, userIds: others }))])
}

/**
 * A caller with fewer permissions must not change account or mobile number: the caller could then sign in as the user.
 */
export async function demandNotStronger({ trx, scope }: OpenPeople, { id, actor }: { id: string; actor: Actor }) {
  const refusal = (await readStrongerPeople(trx, { scope, actor, userIds: [id] })).get(id)
  if (refusal) throw refusal
}

/** Validates single fields. Unchanged values are not validated: they may be older than the rule. */
export async function checkFields(
  repository: UserRepository,
  { body, person, now }: { body: UserBody; person?: UserRecord; now: Date },
) {
  if (body.account !== person?.account) {
    if (checkAccount(body.account)) throw refusedField('account', 'user.accountCharacters')
    if (await repository.isAccountTaken(body.account, { exceptId: person?.id ?? '' }))
      throw refusedField('account', 'user.accountTaken')
  }
  if (body.realName !== person?.realName && checkName(body.realName)) throw refusedField('realName', 'user.nameSpecial')
  const { email = '', mobilePhone = '' } = body
  if (email !== '' && email !== person?.email) {
    const problem = checkEmail(email)
    if (problem) throw refusedField('email', `validators:${problem}`)
  }
  if (mobilePhone !== '' && mobilePhone !== person?.mobilePhone) {
    const problem = checkPhone(mobilePhone)
    if (problem) throw refusedField('mobilePhone', `validators:${problem}`)
    if (await repository.isMobileTaken(mobilePhone, { exceptId: person?.id ?? '' }))
      throw refusedField('mobilePhone', 'user.mobileTaken')
  }
  if (body.birthday != null && body.birthday > now.getTime()) throw refusedField('birthday', 'user.birthdayInFuture')
}

/** Validates the manager: an existing user, neither the user nor one of their reports. */
export async function checkManager(
  repository: UserRepository,
  { managerId, personId, person, actor }: { managerId: string; personId: string; person?: UserRecord; actor: Actor },
) {
  if (managerId === personId) throw refusedField('managerId', 'user.managerIsSelf')
  if (!(await repository.find(managerId))) throw refusedField('managerId', 'user.managerMissing')
  if (await repository.reportsTo(managerId, { personId })) throw refusedField('managerId', 'user.managerIsBelow')
  if (person && (await gainsSight(repository, { managerId, person, actor })))
    throw refusedField('managerId', 'user.managerGainsSight')
}

/**
 * Whether a present person would report to the user, directly or not, who did not before: data schemes show people to those whom they
 * report to, so administrators of organisations cannot arrange that for themselves.
 */
export async function gainsSight(
  repository: UserRepository,
  { managerId, person, actor }: { managerId: string; person: Pick<UserRecord, 'managerId'>; actor: Actor },
): Promise<boolean> {
  if (actor.isAdministrator || !(await repository.reportsTo(managerId, { personId: actor.userId }))) return false
  return person.managerId === null || !(await repository.reportsTo(person.managerId, { personId: actor.userId }))
}

/** Validates organisations: all exist, and the caller may add users to the new ones. */
export function checkOrganizations(
  scope: OrganizationScope,
  { organizeIds, present }: { organizeIds: readonly string[]; present: readonly string[] },
) {
  if (organizeIds.length === 0) throw refusedField('organizeId', 'user.organizationRequired')
  if (!organizeIds.every((id) => scope.byId.has(id))) throw refusedField('organizeId', 'user.organizationMissing')
  const added = organizeIds.filter((id) => !present.includes(id))
  if (added.length > 0) scope.demand('add', added)
}

/** Validates positions: they belong to the user's organisations or to ancestors of these. */
export async function checkPositions(
  { trx, scope }: OpenPeople,
  { positionIds, organizeIds }: { positionIds: readonly string[]; organizeIds: readonly string[] },
) {
  const positions = await findPositions(trx, positionIds)
  const around = new Set(organizeIds.flatMap((id) => scope.pathOf(id)))
  if (positions.length < positionIds.length || !positions.every(({ organizeId }) => around.has(organizeId)))
    throw refusedField('positionId', 'user.positionMissing')
  return positions
}

/** Validates roles: all exist, and the caller may assign the new ones. */
export async function checkRoles(
  { trx, scope }: OpenPeople,
  { roleIds, present, actor }: { roleIds: readonly string[]; present: readonly string[]; actor: Actor },
) {
  const roles = await findRolesWithOrganizations(trx, roleIds)
  if (roles.length < roleIds.length) throw refusedField('roleId', 'user.roleMissing')
  const added = roles.filter(({ id }) => !present.includes(id))
  if (!added.every((role) => isRoleInScope(role, { actor, scope }))) throw refusedField('roleId', 'user.roleOutOfScope')
}

/** Replaces the groups of a user. Groups belong to no organisation: only administrators of the system change them. */
export async function saveGroups(
  { trx, repository }: OpenPeople,
  { id, groupId, actor }: { id: string; groupId: string | undefined; actor: Actor },
) {
  if (groupId === undefined) return
  const present = await belongings(repository, { userId: id, type: 'Group' })
  const wanted = idsOf(groupId)
  if (wanted.length === present.length && wanted.every((one) => present.includes(one))) return
  if (!actor.isAdministrator) throw refusedField('groupId', 'organization.outOfScope')
  if ((await findGroupIds(trx, wanted)).length < new Set(wanted).size)
    throw refusedField('groupId', 'userGroup.missing')
  await repository.replaceRelations(id, { type: 'Group', ids: wanted })
}

/** Ids by type of membership. */
export type Belonging = Readonly<Record<'Organize' | 'Position' | 'Role', readonly string[]>>

/** Form fields that show the problem of a membership. */
const FIELDS = { Organize: 'organizeId', Position: 'positionId', Role: 'roleId' } as const

/** A membership grants permissions: the caller must hold them. */
export async function demandMayGive({ trx }: OpenPeople, about: { before: Belonging; after: Belonging; actor: Actor }) {
  const { before, after, actor } = about
  for (const objectType of ['Organize', 'Position', 'Role'] as const) {
    const added = after[objectType].filter((id) => !before[objectType].includes(id))
    const holders = added.map((objectId) => ({ objectType, objectId }))
    await demandHeld(trx, { actor, holders, field: FIELDS[objectType] })
  }
}

/** Of a new user. */
export const NOTHING: Belonging = { Organize: [], Position: [], Role: [] }

/** Callers cannot disable administrators of the system or themselves. */
export function demandMayShutOut({ person, actor }: { person: UserRecord; actor: Actor }) {
  if (person.isAdministrator === 1) throw new AppError('refused', 'user.administratorState')
  if (person.id === actor.userId) throw new AppError('refused', 'user.disableSelf')
}
