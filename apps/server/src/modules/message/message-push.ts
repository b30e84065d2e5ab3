import { MESSAGE_TYPE } from '@sqos/contract'
import { CHAT_MENTION } from '../message-template/message-template.access.ts'
import type { MessageRepository } from './message.repository.ts'
import type { UnreadMessages } from './message.schema.ts'

/** A notice or message arrived. */
interface NewMessage {
  method: 'messagePush'
  /** The sender; empty for the system. */
  userId: string
  toUserId: string[]
  title: string
  /** Amount by which the unread count grows. */
  unreadNoticeCount: number
  /** 1 a notice, 2 another message. */
  messageType: number
  /** Missing for messages of which another part of the application notifies the user. */
  messageDefaultTime?: number
  messageId: string
}

/** The number of unread messages changed, in another tab or browser of the same person. */
export interface UnreadCount {
  method: 'unreadCount'
  unreadMessageCount: number
  unreadNoticeCount: number
}

/** The push of the counts that the bell shows. */
export const unreadCountOf = ({ messages, notices }: { messages: string; notices: string }): UnreadCount => ({
  method: 'unreadCount',
  unreadMessageCount: Number(messages),
  unreadNoticeCount: Number(notices),
})

/** What browsers are told. */
export type MessageFrame = NewMessage | UnreadCount

/** What the module uses of the socket. */
export interface MessageRealtime {
  /** Sends a message to every browser of these users, now or when it connects again. */
  push: (userIds: readonly string[], message: MessageFrame) => Promise<void>
  /** Adds values to the first message of every connection. */
  onConnected: (contribute: (userId: string) => Promise<UnreadMessages>) => void
}

/** Tells browsers of a message after the transaction that sent it, through the event `message.sent`. */
export const createMessagePush = ({
  repository,
  realtime,
}: {
  repository: MessageRepository
  realtime: Pick<MessageRealtime, 'push'>
}) => ({
  name: 'message.push',
  async handle({ payload: { messageId } }: { payload: { messageId: string } }) {
    const found = await repository.pushed(messageId)
    if (!found || found.userIds.length === 0) return
    const { message, userIds } = found
    await realtime.push(userIds, {
      method: 'messagePush',
      userId: message.senderId ?? '',
      // Who else received it does not concern a receiver.
      toUserId: [],
      title: message.title,
      unreadNoticeCount: 1,
      messageType: message.type === MESSAGE_TYPE.notice ? 1 : 2,
      ...(message.kind !== CHAT_MENTION && { messageDefaultTime: message.sentTime.getTime() }),
      messageId,
    })
  },
})
