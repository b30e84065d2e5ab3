import { createHash } from 'node:crypto'
import type { Actor } from '../../platform/actor.ts'
import { createdBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { refusedField } from '../../platform/errors.ts'
import { spellName } from '../../platform/spell-name.ts'
import type { PageRows } from '../authority/index.ts'
import { forgetFailures } from '../auth/auth.access.ts'
import { DECOY_HASH, hashPassword } from '../auth/index.ts'
import { USER_STATE } from './user.tables.ts'
import { createAvatarService } from '../file/index.ts'
import { columnsOf, currentOf, untouched } from './user.columns.ts'
import {
  belongings,
  checkFields,
  checkManager,
  checkOrganizations,
  checkPositions,
  checkRoles,
  demandMayGive,
  demandMayShutOut,
  demandNotStronger,
  demandPerson,
  idsOf,
  NOTHING,
  openPeople,
  organizationsOf,
  saveGroups,
  type OpenPeople,
} from './user.checks.ts'
import type { UserRecord } from './user.repository.ts'
import type { UserBody } from './user.schema.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'

/** Hash of the default password, a setting. Without it the account is inactive until a password is set. */
export async function initialPassword(db: Deps['db']): Promise<{ passwordHash: string; isKnown: boolean }> {
  const { newUserDefaultPassword: password } = await readSystemSettings(db)
  if (password === '') return { passwordHash: DECOY_HASH, isKnown: false }
  return { passwordHash: await hashPassword(createHash('md5').update(password).digest('hex')), isKnown: true }
}

/** Creates and changes users. */
export function createUserWriter(deps: Pick<Deps, 'db' | 'now' | 'newId'> & { rows: PageRows; events: Events }) {
  const { db, now, newId, rows, events } = deps
  const avatars = createAvatarService(deps)

  /** Returns whether the new account has a usable password. */
  async function create(body: UserBody, actor: Actor): Promise<{ hasPassword: boolean }> {
    const id = newId()
    const { passwordHash, isKnown } = await initialPassword(db)
    const headIcon = (await pictureOf(body)) ?? ''
    await db.transaction().execute(async (trx) => {
      const people = await openPeople(trx, actor)
      const organizeIds = organizationsOf(body) ?? []
      checkOrganizations(people.scope, { organizeIds, present: [] })
      await checkFields(people.repository, { body, now: now() })
      if (body.managerId) await checkManager(people.repository, { managerId: body.managerId, personId: id, actor })
      const positionIds = idsOf(body.positionId)
      await checkPositions(people, { positionIds, organizeIds })
      const roleIds = idsOf(body.roleId)
      await checkRoles(people, { roleIds, present: [], actor })
      const after = { Organize: organizeIds, Position: positionIds, Role: roleIds }
      await demandMayGive(people, { before: NOTHING, after, actor })
      await people.repository.insert([
        {
          ...untouched,
          ...columnsOf(body),
          ...spellName(body.realName),
          ...createdBy(actor, now()),
          id,
          passwordHash,
          passwordGiven: true,
          headIcon,
          enabledMark: body.enabledMark ?? USER_STATE.enabled,
          managerId: body.managerId || null,
          organizeId: organizeIds[0] ?? null,
          positionId: positionIds[0] ?? null,
        },
      ])
      await relate(people, { id, organizeIds, positionIds, roleIds })
      await saveGroups(people, { id, groupId: body.groupId, actor })
      await events.append(trx, { type: 'user.created', actorId: actor.userId, payload: { userId: id } })
    })
    return { hasPassword: isKnown }
  }

  /** Missing fields stay unchanged. */
  async function update(id: string, { body, actor }: { body: UserBody; actor: Actor }) {
    const headIcon = await pictureOf(body)
    await db.transaction().execute(async (trx) => {
      const people = await openPeople(trx, actor)
      const { person, organizeIds: present } = await demandPerson(people, { id, right: 'edit', actor, rows })
      demandUnchanged(person, body.lastModifyTime)
      await checkFields(people.repository, { body, person, now: now() })
      if (body.managerId && body.managerId !== person.managerId)
        await checkManager(people.repository, { managerId: body.managerId, personId: id, person, actor })
      const related = await checkRelations(people, { id, body, present, actor })

      const enabledMark = body.enabledMark ?? person.enabledMark
      const change = stateChange(person, enabledMark)
      if (change === 'shutOut') demandMayShutOut({ person, actor })
      if (change === 'letIn' || signsInOtherwise(body, person)) await demandNotStronger(people, { id, actor })
      await people.repository.update(id, {
        ...columnsOf(body),
        ...spellName(body.realName),
        ...(headIcon !== undefined && { headIcon }),
        ...(body.managerId !== undefined && { managerId: body.managerId || null }),
        ...(change === 'letIn' && { unlockTime: null }),
        enabledMark,
        organizeId: currentOf(person.organizeId, related.organizeIds),
        positionId: currentOf(person.positionId, related.positionIds),
        ...modifiedBy(actor, laterThan(person, now())),
      })
      await relate(people, { id, ...related })
      await saveGroups(people, { id, groupId: body.groupId, actor })
      if (change === 'letIn') await forgetFailures(trx, id)
      const about = { actorId: actor.userId, payload: { userId: id } }
      await events.append(trx, { type: 'user.updated', ...about })
      if (change) await events.append(trx, { type: change === 'letIn' ? 'user.enabled' : 'user.disabled', ...about })
    })
  }

  /** File name of the avatar; pages send back its URL. */
  async function pictureOf({ headIcon }: UserBody): Promise<string | undefined> {
    const name = headIcon?.split('/').at(-1)
    if (name !== undefined && name !== '' && !(await avatars.exists(name)))
      throw refusedField('headIcon', 'currentUser.avatarMissing')
    return name
  }

  return { create, update }
}

export type UserWriter = ReturnType<typeof createUserWriter>

interface Related {
  organizeIds: readonly string[]
  positionIds: readonly string[]
  roleIds: readonly string[]
}

async function checkRelations(
  people: OpenPeople,
  { id, body, present, actor }: { id: string; body: UserBody; present: readonly string[]; actor: Actor },
): Promise<Related> {
  const asked = organizationsOf(body)
  const organizeIds = asked ?? present
  if (asked) checkOrganizations(people.scope, { organizeIds: asked, present })
  const hadPositions = await belongings(people.repository, { userId: id, type: 'Position' })
  const positionIds = body.positionId === undefined ? hadPositions : idsOf(body.positionId)
  const hasMoved = organizeIds.length !== present.length || !organizeIds.every((one) => present.includes(one))
  if (hasMoved || positionIds.some((one) => !hadPositions.includes(one)))
    await checkPositions(people, { positionIds, organizeIds })
  const hadRoles = await belongings(people.repository, { userId: id, type: 'Role' })
  const roleIds = body.roleId === undefined ? hadRoles : idsOf(body.roleId)
  await checkRoles(people, { roleIds, present: hadRoles, actor })
  const before = { Organize: present, Position: hadPositions, Role: hadRoles }
  const after = { Organize: organizeIds, Position: positionIds, Role: roleIds }
  await demandMayGive(people, { before, after, actor })
  return { organizeIds, positionIds, roleIds }
}

async function relate({ repository }: OpenPeople, { id, ...related }: Related & { id: string }) {
  await repository.replaceRelations(id, { type: 'Organize', ids: related.organizeIds })
  await repository.replaceRelations(id, { type: 'Position', ids: related.positionIds })
  await repository.replaceRelations(id, { type: 'Role', ids: related.roleIds })
}

/** Users sign in with account or mobile number. */
const signsInOtherwise = ({ account, mobilePhone }: UserBody, person: UserRecord) =>
  account !== person.account || (mobilePhone !== undefined && mobilePhone !== person.mobilePhone)

function stateChange(person: UserRecord, enabledMark: number | null): 'shutOut' | 'letIn' | undefined {
  if (enabledMark === person.enabledMark) return undefined
  return enabledMark === USER_STATE.enabled ? 'letIn' : 'shutOut'
}
