import type { ChatMessageType } from '@sqos/contract/realtime'
import type { Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    chatMessages: ChatMessagesTable
    chatConversations: ChatConversationsTable
  }
}

/** Messages between two people. */
export interface ChatMessagesTable {
  id: string
  senderId: string
  receiverId: string
  /** Chosen by the sender's client: a repetition is not stored again. */
  clientId: string | null
  /** Text; JSON of a `ChatWireFile` for other types. */
  content: string
  contentType: ChatMessageType
  sentAt: Date
  readAt: Date | null
  /** The message of the same conversation that this one answers. */
  replyToId: string | null
  /** When the sender took it back; then the content is empty. */
  recalledAt: Date | null
}

/** A conversation as one of its two people sees it. */
export interface ChatConversationsTable {
  userId: string
  peerId: string
  latestMessageId: string
  /** Messages of the peer that were not read. */
  unread: Generated<number>
}
