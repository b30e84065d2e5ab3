import { CHAT_GROUP_MEMBERS, type ChatNotice, GROUP_ID_PREFIX, type PushMessage } from '@sqos/contract/realtime'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { avatarAddress } from '../file/index.ts'
import type { Realtime } from '../realtime/index.ts'
import { USER_STATE } from '../user/user.access.ts'
import type { ChatGroup, ChatGroupBody } from './chat.schema.ts'
import { appendToGroup, type GroupDeps } from './group-messages.ts'
import { createGroupRepository } from './group.repository.ts'

interface Person {
  id: string
  realName: string
}

/** A group inside a transaction, locked, with the caller as one of its members. */
interface OpenGroup {
  trx: Trx
  id: string
  name: string
  lastNumber: number
  people: Member[]
  /** Stores a notice and sends it to the present members. Returns its number. */
  note: (notice: Omit<ChatNotice, 'by'>) => Promise<number>
}

interface Member extends Person {
  account: string
  headIcon: string
  enabledMark: number | null
  isAdmin: boolean
  readNumber: number
}

const namesOf = (people: readonly Person[]) => people.map(({ id, realName: name }) => ({ id, name }))

/** Longest name of a group that nobody named. */
const GIVEN_NAME = 40

/** Decides about groups of the chat and their members. Only members see a group: no permission opens it. */
export function createGroupService(deps: GroupDeps & Pick<Deps, 'db' | 'now' | 'newId'> & { realtime: Realtime }) {
  const { db, now, newId, realtime } = deps
  const repository = createGroupRepository(db)

  /** Runs a change of a group; refuses callers who are not members. */
  async function change<Result>(actor: Actor, id: string, run: (group: OpenGroup) => Promise<Result>): Promise<Result> {
    return await db.transaction().execute(async (trx) => {
      const inside = createGroupRepository(trx)
      const group = await inside.lockGroup(id)
      const people = withAdmin(await inside.members(id))
      if (!group || !people.some((person) => person.id === actor.userId))
        throw new AppError('forbidden', 'chat.notMember')
      return await run({
        trx,
        people,
        ...group,
        note: (notice) => appendNotice(trx, { groupId: id, notice: { ...notice, by: byOf(actor) }, actor }),
      })
    })
  }

  const byOf = ({ userId, realName }: Actor) => ({ id: userId, name: realName })

  async function appendNotice(
    trx: Trx,
    { groupId, notice, actor }: { groupId: string; notice: ChatNotice; actor: Actor },
  ): Promise<number> {
    const stored = await appendToGroup(trx, deps, {
      groupId,
      senderId: actor.userId,
      clientId: null,
      content: JSON.stringify(notice),
      contentType: 'notice',
    })
    return stored?.number ?? 0
  }

  /** The enabled accounts among these; refuses when there are none, or more than a group holds. */
  async function readInvited(reading: Db | Trx, ids: readonly string[], present: readonly string[]): Promise<Person[]> {
    const people = await createGroupRepository(reading).people(ids.filter((id) => !present.includes(id)))
    if (people.length === 0) throw new AppError('refused', 'chat.nobodyInvited')
    if (people.length + present.length > CHAT_GROUP_MEMBERS)
      throw new AppError('refused', 'chat.groupFull', { params: { count: CHAT_GROUP_MEMBERS } })
    return people.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  }

  async function create(actor: Actor, { name = '', userIds }: ChatGroupBody): Promise<ChatGroup> {
    const invited = await readInvited(db, userIds, [actor.userId])
    const id = `${GROUP_ID_PREFIX}${newId()}`
    const everybody = [{ id: actor.userId, realName: actor.realName }, ...invited]
    await db.transaction().execute(async (trx) => {
      const inside = createGroupRepository(trx)
      const given =
        name.trim() ||
        everybody
          .map(({ realName }) => realName)
          .join('、')
          .slice(0, GIVEN_NAME)
      await inside.insertGroup({ id, name: given, createdBy: actor.userId, createdAt: now() })
      await inside.addMembers(
        everybody.map(({ id: userId }) => ({
          groupId: id,
          userId,
          isAdmin: userId === actor.userId,
          joinedAt: now(),
          firstNumber: 1,
          leftNumber: null,
          readNumber: 0,
        })),
      )
      const notice: ChatNotice = { event: 'created', by: byOf(actor), people: namesOf(invited) }
      await appendNotice(trx, { groupId: id, notice, actor })
    })
    return await read(actor, id)
  }

  /** Name, members and the settings of the caller. */
  async function read(actor: Actor, id: string): Promise<ChatGroup> {
    const [group, own, people] = [
      await repository.findGroup(id),
      await repository.findMember(id, actor.userId),
      withAdmin(await repository.members(id)),
    ]
    if (!group || !own || own.leftNumber !== null) throw new AppError('forbidden', 'chat.notMember')
    return {
      id,
      name: group.name,
      isAdmin: people.some((person) => person.isAdmin && person.id === actor.userId),
      isMuted: own.isMuted,
      members: people.map(({ id: userId, account, realName, headIcon, isAdmin, enabledMark }) => ({
        id: userId,
        account,
        realName,
        headIcon: avatarAddress(headIcon),
        isAdmin,
        isEnabled: enabledMark === USER_STATE.enabled,
      })),
    }
  }

  const rename = (actor: Actor, id: string, given: string) =>
    change(actor, id, async ({ trx, name: before, people, note }) => {
      demandAdmin(people, actor)
      const name = given.trim()
      if (name === '') throw new AppError('refused', 'chat.nameEmpty')
      if (name === before) return
      await createGroupRepository(trx).updateGroup(id, { name })
      await note({ event: 'named', people: [], name })
    })

  /** Every member invites others. They read from the notice of the invitation on. */
  const invite = (actor: Actor, id: string, userIds: readonly string[]) =>
    change(actor, id, async ({ trx, people, lastNumber, note }) => {
      const invited = await readInvited(
        trx,
        userIds,
        people.map((person) => person.id),
      )
      await createGroupRepository(trx).addMembers(
        invited.map((person) => ({
          groupId: id,
          userId: person.id,
          joinedAt: now(),
          leftNumber: null,
          firstNumber: lastNumber + 1,
          readNumber: lastNumber,
        })),
      )
      await note({ event: 'invited', people: namesOf(invited) })
    })

  /** A member leaves, or an administrator removes one. The notice of it is the last message that the person reads. */
  const remove = (actor: Actor, id: string, userId: string) =>
    change(actor, id, async ({ trx, people, note }) => {
      const isOwn = userId === actor.userId
      if (!isOwn) demandAdmin(people, actor)
      const person = people.find((one) => one.id === userId)
      if (!person) return
      const number = await note({ event: isOwn ? 'left' : 'removed', people: isOwn ? [] : namesOf([person]) })
      await createGroupRepository(trx).updateMember({ groupId: id, userId }, { leftNumber: number, isAdmin: false })
    })

  const setAdmin = (actor: Actor, id: string, { userId, isAdmin }: { userId: string; isAdmin: boolean }) =>
    change(actor, id, async ({ trx, people, note }) => {
      demandAdmin(people, actor)
      const person = people.find((one) => one.id === userId)
      if (!person) throw new AppError('refused', 'chat.memberMissing')
      if (person.isAdmin === isAdmin) return
      if (!isAdmin && people.filter((one) => one.isAdmin).length === 1) throw new AppError('refused', 'chat.lastAdmin')
      const inside = createGroupRepository(trx)
      // An administrator by default has no mark of it until somebody else gets one.
      await inside.updateMember({ groupId: id, userId: actor.userId }, { isAdmin: true })
      await inside.updateMember({ groupId: id, userId }, { isAdmin })
      await note({ event: isAdmin ? 'promoted' : 'demoted', people: namesOf([person]) })
    })

  /** Silences a group for the caller; mentions of the caller still alert. */
  const mute = (actor: Actor, id: string, isMuted: boolean) =>
    change(actor, id, async ({ trx }) => {
      await createGroupRepository(trx).updateMember({ groupId: id, userId: actor.userId }, { isMuted })
      await pushIn(trx, actor.userId, { method: 'groupChanged', groupId: id })
    })

  const pushIn = (trx: Trx, userId: string, message: PushMessage) => realtime.push([userId], message, trx)

  return { create, read, rename, invite, remove, setAdmin, mute }
}

export type GroupService = ReturnType<typeof createGroupService>

/** Without an administrator, the member who joined first is one. */
function withAdmin<One extends { isAdmin: boolean; enabledMark: number | null }>(people: One[]): One[] {
  const isActive = ({ enabledMark }: One) => enabledMark !== USER_STATE.disabled
  if (people.some((person) => person.isAdmin && isActive(person))) return people
  const first = people.find(isActive)
  return people.map((person) => (person === first ? { ...person, isAdmin: true } : person))
}

function demandAdmin(people: readonly Member[], { userId }: Actor) {
  if (!people.some(({ id, isAdmin }) => isAdmin && id === userId)) throw new AppError('forbidden', 'chat.notGroupAdmin')
}
