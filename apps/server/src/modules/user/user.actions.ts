import type { Actor } from '../../platform/actor.ts'
import { deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import type { Trx } from '../../platform/db/database.ts'
import { laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { PageRows } from '../authority/index.ts'
import { sendMessage } from '../message/message.access.ts'
import { forceOffline, forgetFailures } from '../auth/auth.access.ts'
import { demandPassword, hashPassword } from '../auth/index.ts'
import { USER_STATE } from './user.tables.ts'
import { demandMayShutOut, demandNotStronger, demandPerson, openPeople, type OpenPeople } from './user.checks.ts'
import type { UserRecord } from './user.repository.ts'
import type { ResetPasswordBody } from './user.schema.ts'

interface Opened {
  trx: Trx
  people: OpenPeople
  person: UserRecord
  /** Appends an event about the user to the transaction. */
  announce: (type: 'user.deleted' | 'user.disabled' | 'user.enabled') => Promise<void>
}

/** Deletes, enables, disables and unlocks users, and resets passwords. */
export function createUserActions({
  db,
  now,
  newId,
  rows,
  events,
}: Pick<Deps, 'db' | 'now' | 'newId'> & { rows: PageRows; events: Events }) {
  /** Runs `change` with the user in a transaction; refuses callers without the right to do so. */
  const withPerson = (
    { id, right, actor }: { id: string; right: 'edit' | 'delete'; actor: Actor },
    change: (opened: Opened) => Promise<void>,
  ) =>
    db.transaction().execute(async (trx) => {
      const people = await openPeople(trx, actor)
      const { person } = await demandPerson(people, { id, right, actor, rows })
      const about = { actorId: actor.userId, payload: { userId: id } }
      await change({ trx, people, person, announce: (type) => events.append(trx, { type, ...about }) })
    })

  /** Informs a user about changes of the account by another user. */
  const tell = (
    trx: Trx,
    { id, actor, ...message }: { id: string; actor: Actor; kind: 'givenPassword' | 'accountEnabled'; key: string },
  ) =>
    sendMessage(
      trx,
      { events, now, newId },
      {
        to: [id],
        kind: message.kind,
        title: { key: message.key, params: { operator: `${actor.realName}/${actor.account}` } },
      },
    )

  const stamp = (person: UserRecord, actor: Actor) => modifiedBy(actor, laterThan(person, now()))

  const remove = (id: string, actor: Actor) =>
    withPerson({ id, right: 'delete', actor }, async ({ announce, people: { repository }, person }) => {
      if (id === actor.userId) throw new AppError('refused', 'user.deleteSelf')
      if (person.isAdministrator === 1 && !(await repository.hasOtherAdministrator(id)))
        throw new AppError('refused', 'user.deleteAdministrator')
      if (await repository.keepsOrganization(id)) throw new AppError('refused', 'user.keepsOrganization')
      if (await repository.hasSubordinates(id)) throw new AppError('refused', 'user.hasSubordinates')
      await repository.update(id, deletedBy(actor, now()))
      await announce('user.deleted')
    })

  /** Enables or disables a user; without `enabled` toggles. */
  const setState = (id: string, { enabled, actor }: { enabled?: boolean; actor: Actor }) =>
    withPerson({ id, right: 'edit', actor }, async (opened) => {
      const { announce, people, person } = opened
      const isEnabled = person.enabledMark === USER_STATE.enabled
      const wanted = enabled ?? !isEnabled
      if (wanted === isEnabled || (!wanted && person.enabledMark === USER_STATE.disabled)) return
      if (wanted) return await letIn(opened, actor)
      demandMayShutOut({ person, actor })
      await people.repository.update(id, { enabledMark: USER_STATE.disabled, ...stamp(person, actor) })
      await announce('user.disabled')
    })

  const unlock = (id: string, actor: Actor) =>
    withPerson({ id, right: 'edit', actor }, async (opened) => {
      if (opened.person.enabledMark !== USER_STATE.locked) throw new AppError('refused', 'user.notLocked')
      await letIn(opened, actor)
    })

  async function letIn({ trx, announce, people, person }: Opened, actor: Actor) {
    await demandNotStronger(people, { id: person.id, actor })
    const values = { enabledMark: USER_STATE.enabled, unlockTime: null, ...stamp(person, actor) }
    await people.repository.update(person.id, values)
    await forgetFailures(trx, person.id)
    await announce('user.enabled')
    await tell(trx, { id: person.id, actor, kind: 'accountEnabled', key: 'message.accountEnabled' })
  }

  /** Sets a user's password and ends the user's sessions. */
  async function resetPassword(id: string, { body, actor }: { body: ResetPasswordBody; actor: Actor }) {
    if (body.userPassword.toLowerCase() !== body.validatePassword.toLowerCase())
      throw new AppError('refused', 'user.passwordsDiffer')
    const passwordHash = await hashPassword(body.userPassword)
    await withPerson({ id, right: 'edit', actor }, async ({ trx, people, person }) => {
      await demandNotStronger(people, { id, actor })
      demandPassword(body.userPassword, person)
      await people.repository.update(id, {
        passwordHash,
        passwordChangeTime: now(),
        passwordGiven: id !== actor.userId,
      })
      await forceOffline(trx, { userIds: [id], actorId: actor.userId, events })
      if (id !== actor.userId) await tell(trx, { id, actor, kind: 'givenPassword', key: 'message.passwordGiven' })
    })
  }

  return { remove, setState, unlock, resetPassword }
}

export type UserActions = ReturnType<typeof createUserActions>
