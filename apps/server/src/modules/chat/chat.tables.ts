import type { ChatMention, ChatMessageType } from '@sqos/contract/realtime'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/database.ts' {
  interface Database {
    chatMessages: ChatMessagesTable
    chatConversations: ChatConversationsTable
    chatGroups: ChatGroupsTable
    chatMembers: ChatMembersTable
    chatAudits: ChatAuditsTable
    chatAuditReads: ChatAuditReadsTable
  }
}

/** Messages between two people, and messages of groups. */
export interface ChatMessagesTable {
  id: string
  senderId: string
  /** The other person; the group for a message of a group. */
  receiverId: string
  /** Chosen by the sender's client: a repetition is not stored again. */
  clientId: string | null
  /** Text; JSON of a `ChatWireFile` for other types. */
  content: string
  contentType: ChatMessageType
  sentAt: Date
  /** Equal to `sentAt` for messages of groups, whose members have `readNumber`. */
  readAt: Date | null
  /** The message of the same conversation that this one answers. */
  replyToId: string | null
  /** When the sender took it back; then the content is empty. */
  recalledAt: Date | null
  groupId: Generated<string | null>
  /** Place in the group, without gaps; null between two people. */
  number: Generated<number | null>
  mentions: ColumnType<ChatMention[], string | undefined, string>
}

/** A conversation as one of its two people sees it. */
export interface ChatConversationsTable {
  userId: string
  peerId: string
  latestMessageId: string
  /** Messages of the peer that were not read. */
  unread: Generated<number>
}

/** A group of the chat. */
export interface ChatGroupsTable {
  id: string
  name: string
  createdBy: string
  createdAt: Date
  /** Number of the latest message. Who appends a message locks the row: numbers follow the order of the commits. */
  lastNumber: Generated<number>
}

/** A present or former member of a group. */
export interface ChatMembersTable {
  groupId: string
  userId: string
  isAdmin: Generated<boolean>
  isMuted: Generated<boolean>
  joinedAt: Date
  /** The first message that the member reads. */
  firstNumber: number
  /** The last message that a former member reads; null while the person is a member. */
  leftNumber: number | null
  /** The last message that the member has read. */
  readNumber: number
}

/** A right to read conversations that an auditor gave a reason for. Rows are never changed or deleted. */
export interface ChatAuditsTable {
  id: string
  auditorId: string
  /** Ids of the people; each of them took part in the conversations. */
  people: ColumnType<string[], string, never>
  startTime: Date
  endTime: Date
  reason: string
  createdAt: Date
  /** When the auditor has to give a reason again. */
  endsAt: Date
}

/** A conversation that was read in an audit. */
export interface ChatAuditReadsTable {
  auditId: string
  /** Two people as `one~other`, or a group. */
  conversationId: string
  readAt: Date
}
