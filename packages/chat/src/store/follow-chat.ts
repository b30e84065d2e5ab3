import type { ApiDispatch } from '@sqos/api-client'
import { chatApi } from '@sqos/api-client/chat'
import {
  type ChatRow,
  isGroupId,
  type ReadMessagePush,
  type RecallMessagePush,
  type ServerMessage,
} from '@sqos/contract/realtime'
import type { ChatConnection } from '../chat-services.ts'
import type { ChatPerson } from './chat-slice.ts'
import { CONVERSATIONS } from './conversations.ts'
import { followGroups } from './follow-groups.ts'
import { mergeRows, rowOfEcho, rowOfReception } from './message-row.ts'
import { cacheDispatch, threadApi } from './thread-api.ts'

interface FollowOptions {
  connection: ChatConnection
  dispatch: ApiDispatch
  /** The signed-in user. */
  userId: string
}

/** Brings messages of the socket into the cached conversations. Returns the function that ends it. */
export function followChat({ connection, dispatch, userId }: FollowOptions): () => void {
  const change = cacheDispatch(dispatch)
  const { updateQueryData: updateThread } = threadApi.util
  const { updateQueryData: updateList } = chatApi.util
  const groups = followGroups({ dispatch, userId })
  const peerOf = (one: string, other: string) => (one === userId || isGroupId(other) ? other : one)

  function add(peer: ChatPerson, row: ChatRow) {
    change(
      updateThread('getThread', peer.id, (thread) => {
        thread.rows = mergeRows(thread.rows, [row])
      }),
    )
    change(
      updateList('listConversations', CONVERSATIONS, (data) => {
        const before = data.list.find(({ id }) => id === peer.id)
        // The list was read after the message was stored.
        if (before && before.latestDate >= row.sendTime && before.latestMessage === row.content) return
        const isUnread = row.sendUserId !== userId
        const conversation = {
          ...peer,
          latestMessage: row.content,
          latestDate: row.sendTime,
          messageType: row.contentType,
          unreadMessage: (before?.unreadMessage ?? 0) + (isUnread ? 1 : 0),
        }
        data.list = [conversation, ...data.list.filter(({ id }) => id !== peer.id)]
      }),
    )
  }

  function markRead({ userId: reader, peerUserId: sender }: ReadMessagePush) {
    const peerId = peerOf(reader, sender)
    change(
      updateThread('getThread', peerId, (thread) => {
        for (const row of thread.rows) if (row.sendUserId === sender) row.state = 1
      }),
    )
    if (reader !== userId) return
    change(
      updateList('listConversations', CONVERSATIONS, (data) => {
        for (const conversation of data.list) if (conversation.id === peerId) conversation.unreadMessage = 0
      }),
    )
  }

  function recall({ userId: sender, peerUserId, messageId }: RecallMessagePush) {
    change(
      updateThread('getThread', peerOf(sender, peerUserId), (thread) => {
        for (const row of thread.rows) {
          if (row.quote?.id === messageId) row.quote.content = ''
          if (row.id === messageId) Object.assign(row, { content: '', isRecalled: true, state: 1 })
        }
      }),
    )
    // The latest message and the number of unread ones may have changed.
    dispatch(chatApi.util.invalidateTags(['Conversation']))
  }

  function onMessage(message: ServerMessage) {
    if (message.method === 'receiveMessage') {
      const { formUserId: id, account, realName, headIcon } = message
      add({ id, account, realName, headIcon }, rowOfReception(message, userId))
    } else if (message.method === 'sendMessage') {
      const { toUserId: id, toAccount: account, toRealName: realName, toHeadIcon: headIcon } = message
      add({ id, account, realName, headIcon }, rowOfEcho(message))
    } else if (groups.follow(message)) return
    else if (message.method === 'readMessage') markRead(message)
    else if (message.method === 'recallMessage') recall(message)
    else if (message.method === 'initMessage' && message.isOutdated) {
      dispatch(chatApi.util.invalidateTags(['Conversation', 'ChatGroup']))
      dispatch(threadApi.util.invalidateTags(['ChatThread']))
    }
  }

  return connection.onAny(onMessage)
}
