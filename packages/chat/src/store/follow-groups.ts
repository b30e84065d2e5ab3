import type { ApiDispatch } from '@sqos/api-client'
import { chatApi } from '@sqos/api-client/chat'
import type { GroupMessagePush, GroupReadPush, ServerMessage } from '@sqos/contract/realtime'
import { CONVERSATIONS } from './conversations.ts'
import { mentionsUser } from './mentions-user.ts'
import { mergeRows } from './message-row.ts'
import { cacheDispatch, threadApi } from './thread-api.ts'

/** Brings pushes of groups into the cached conversations. */
export function followGroups({ dispatch, userId }: { dispatch: ApiDispatch; userId: string }) {
  const change = cacheDispatch(dispatch)
  const { updateQueryData: updateThread } = threadApi.util
  const { updateQueryData: updateList } = chatApi.util

  function add({ groupId, groupName, message: row }: GroupMessagePush) {
    const isNotice = row.contentType === 'notice'
    let isKnown = false
    change(
      updateThread('getThread', groupId, (thread) => {
        thread.rows = mergeRows(thread.rows, [row])
      }),
    )
    change(
      updateList('listConversations', CONVERSATIONS, (data) => {
        const before = data.list.find(({ id }) => id === groupId)
        if (!before?.group) return
        isKnown = true
        // The list was read after the message was stored.
        if (before.latestDate >= row.sendTime && before.latestMessage === row.content) return
        const isUnread = row.sendUserId !== userId && !isNotice
        const isMention = mentionsUser(row, { userId, isMuted: before.group.isMuted })
        const latest = {
          ...before,
          realName: groupName,
          latestMessage: row.content,
          latestDate: row.sendTime,
          messageType: row.contentType,
          unreadMessage: before.unreadMessage + (isUnread ? 1 : 0),
          group: {
            ...before.group,
            mentions: before.group.mentions + (isUnread && isMention ? 1 : 0),
            senderId: row.sendUserId,
            senderName: row.sender?.realName ?? '',
          },
        }
        data.list = [latest, ...data.list.filter(({ id }) => id !== groupId)]
      }),
    )
    // A notice may have changed the members; a group that is not in the list is new.
    if (isNotice || !isKnown)
      dispatch(chatApi.util.invalidateTags(['Conversation', { type: 'ChatGroup', id: groupId }]))
  }

  function markRead({ groupId, userId: reader, from, to }: GroupReadPush) {
    if (reader === userId)
      return change(
        updateList('listConversations', CONVERSATIONS, (data) => {
          const conversation = data.list.find(({ id }) => id === groupId)
          if (!conversation?.group) return
          conversation.unreadMessage = 0
          conversation.group.mentions = 0
        }),
      )
    return change(
      updateThread('getThread', groupId, (thread) => {
        for (const row of thread.rows) {
          const { number = 0, readCount = 0, sendUserId } = row
          if (sendUserId === userId && number > from && number <= to)
            Object.assign(row, { readCount: readCount + 1, state: 1 })
        }
      }),
    )
  }

  return {
    /** Returns whether the message is about a group. */
    follow(message: ServerMessage): boolean {
      if (message.method === 'groupMessage') add(message)
      else if (message.method === 'groupRead') markRead(message)
      else if (message.method === 'groupChanged')
        dispatch(chatApi.util.invalidateTags(['Conversation', { type: 'ChatGroup', id: message.groupId }]))
      else return false
      return true
    },
  }
}
