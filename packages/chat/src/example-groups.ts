import type { ChatConversation, ChatGroup } from '@sqos/api-client/chat'
import { type ChatNotice, type ChatRow, isGroupId, type PushMessage } from '@sqos/contract/realtime'

type Person = Pick<ChatGroup['members'][number], 'id' | 'account' | 'realName' | 'headIcon'>

interface Options {
  me: Person
  people: readonly Person[]
  rows: ChatRow[]
  push: (message: PushMessage) => void
}

/** The groups of the example server. */
export function createExampleGroups({ me, people, rows, push }: Options) {
  const groups: ChatGroup[] = []
  /** Groups that the user has left. */
  const left = new Set<string>()
  const groupOf = (id: string) => groups.find((group) => group.id === id)
  const rowsOf = (id: string) => rows.filter(({ receiveUserId }) => receiveUserId === id)
  const memberOf = (person: Person, isAdmin: boolean) => ({ ...person, isAdmin, isEnabled: true })

  /** Stores a message of a group and pushes it. */
  function append(id: string, row: Partial<ChatRow> & Pick<ChatRow, 'content'>, clientId?: string) {
    const { account, realName, headIcon } = people.find((person) => person.id === row.sendUserId) ?? me
    const added: ChatRow = {
      id: `${id}.${rowsOf(id).length}`,
      sendUserId: me.id,
      receiveUserId: id,
      sendTime: Date.now(),
      receiveTime: Date.now(),
      contentType: 'text',
      state: 0,
      readCount: 0,
      number: rowsOf(id).length + 1,
      sender: { account, realName, headIcon },
      ...row,
    }
    rows.push(added)
    const groupName = groupOf(id)?.name ?? ''
    push({
      method: 'groupMessage',
      groupId: id,
      groupName,
      message: structuredClone(added),
      ...(clientId !== undefined && { clientId }),
    })
  }

  function note(id: string, notice: Omit<ChatNotice, 'by'>) {
    const by = { id: me.id, name: me.realName }
    append(id, { content: JSON.stringify({ by, ...notice }), contentType: 'notice' })
  }

  function create({ name = '', userIds }: { name?: string; userIds: string[] }): ChatGroup {
    const invited = people.filter(({ id }) => userIds.includes(id))
    const group: ChatGroup = {
      id: `g_${groups.length + 1}`,
      name: name || [me, ...invited].map(({ realName }) => realName).join('、'),
      isAdmin: true,
      isMuted: false,
      members: [memberOf(me, true), ...invited.map((person) => memberOf(person, false))],
    }
    groups.push(group)
    note(group.id, { event: 'created', people: namesOf(invited) })
    return group
  }

  function change(group: ChatGroup, { method, path, body }: Request): void {
    const userId = path[2] ?? ''
    const person = group.members.filter(({ id }) => id === userId)
    if (path[1] === 'Mute') group.isMuted = body.isMuted === 1
    else if (method === 'DELETE') {
      note(group.id, { event: userId === me.id ? 'left' : 'removed', people: namesOf(person) })
      group.members = group.members.filter(({ id }) => id !== userId)
      if (userId === me.id) left.add(group.id)
    } else if (method === 'POST') {
      const invited = people.filter(({ id }) => body.userIds?.includes(id))
      group.members = [...group.members, ...invited.map((one) => memberOf(one, false))]
      note(group.id, { event: 'invited', people: namesOf(invited) })
    } else if (path[1] === 'Members') {
      for (const one of person) one.isAdmin = body.isAdmin === 1
      note(group.id, { event: body.isAdmin === 1 ? 'promoted' : 'demoted', people: namesOf(person) })
    } else {
      group.name = body.name ?? group.name
      note(group.id, { event: 'named', people: [], name: group.name })
    }
  }

  return {
    groups,
    append,
    create,
    rowsOf,
    /** Answers a call under `/api/message/imgroup`. */
    answer(request: Request): unknown {
      if (request.path.length === 0) return structuredClone(create({ userIds: [], ...request.body }))
      const group = groupOf(request.path[0] ?? '')
      if (!group) return null
      if (request.method !== 'GET') change(group, request)
      return request.method === 'GET' ? structuredClone(group) : null
    },
    read(id: string) {
      for (const row of rowsOf(id)) if (row.sendUserId !== me.id) row.state = 1
      push({ method: 'groupRead', groupId: id, userId: me.id, from: 0, to: rowsOf(id).length })
    },
    conversations: (): ChatConversation[] =>
      groups.flatMap(({ id, name, isMuted, members }) => {
        const latest = rowsOf(id).at(-1)
        if (!latest) return []
        const unread = rowsOf(id).filter((row) => row.state === 0 && row.sendUserId !== me.id)
        const counted = unread.filter(({ contentType }) => contentType !== 'notice')
        const mentions = counted.filter((row) => row.mentions?.some((one) => one.id === me.id || one.id === '*'))
        const isMember = !left.has(id)
        return [
          {
            id,
            account: '',
            realName: name,
            headIcon: '',
            latestMessage: latest.content,
            latestDate: latest.sendTime,
            messageType: latest.isRecalled ? 'recalled' : latest.contentType,
            unreadMessage: counted.length,
            group: {
              isMember,
              isMuted,
              members: members.length,
              mentions: mentions.length,
              senderId: latest.sendUserId,
              senderName: latest.sender?.realName ?? '',
            },
          },
        ]
      }),
  }
}

/** A call, with the parts of its path after the prefix. */
interface Request {
  method: string
  path: string[]
  body: { name?: string; userIds?: string[]; isMuted?: number; isAdmin?: number }
}

const namesOf = (people: readonly Person[]) => people.map(({ id, realName: name }) => ({ id, name }))

/** Whether a row belongs to a group. */
export const isOfGroup = ({ receiveUserId }: ChatRow) => isGroupId(receiveUserId)
