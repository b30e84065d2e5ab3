import { MESSAGE_TYPE } from '@sqos/contract'
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
  messageDefaultTime: number
  messageId: string
}

/** The number of unread messages changed, in another tab or browser of the same person. */
interface UnreadCount {
  method: 'unreadCount'
  unreadMessageCount: number
  unreadNoticeCount: number
}

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
      messageDefaultTime: message.sentTime.getTime(),
      messageId,
    })
  },
})
