import { Type, type Static } from 'typebox'
import { component, Milliseconds, PageQuery } from '../../../platform/schema.ts'

const Id = Type.String({ minLength: 1, maxLength: 64 })

export const ChatAuditQuery = Type.Object({
  ...PageQuery.properties,
  keyword: Type.Optional(Type.String({ maxLength: 200, description: 'In the reason, or in the name of the auditor' })),
})
export type ChatAuditQuery = Static<typeof ChatAuditQuery>

export const ChatAuditBody = component(
  'ChatAuditBody',
  Type.Object({
    userIds: Type.Array(Id, { minItems: 1, maxItems: 20, description: 'Each of them took part in the conversations' }),
    startTime: Milliseconds,
    endTime: Milliseconds,
    reason: Type.String({ minLength: 5, maxLength: 500, pattern: String.raw`\S\s*\S` }),
  }),
)
export type ChatAuditBody = Static<typeof ChatAuditBody>

const Person = Type.Object({ id: Type.String(), name: Type.String({ description: 'name/account' }) })

export const ChatAudit = component(
  'ChatAudit',
  Type.Object({
    id: Type.String(),
    creatorTime: Milliseconds,
    auditor: Type.String({ description: 'name/account' }),
    people: Type.Array(Type.String({ description: 'name/account' })),
    startTime: Milliseconds,
    endTime: Milliseconds,
    reason: Type.String(),
    opened: Type.Integer({ description: 'Number of conversations that were read' }),
    isOwn: Type.Boolean({ description: 'Whether the caller is the auditor' }),
    isOpen: Type.Boolean({ description: 'Whether the auditor may still read' }),
  }),
)
export type ChatAudit = Static<typeof ChatAudit>

export const ChatAudits = component(
  'ChatAudits',
  Type.Object({
    list: Type.Array(Type.Unsafe<ChatAudit>({ $ref: 'ChatAudit#' })),
    pagination: Type.Object({ currentPage: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() }),
    mayRead: Type.Boolean({ description: 'Whether the caller holds the grant to read conversations' }),
  }),
)
export type ChatAudits = Static<typeof ChatAudits>

export const StartedChatAudit = component('StartedChatAudit', Type.Object({ id: Type.String() }))

export const AuditedConversation = component(
  'AuditedConversation',
  Type.Object({
    id: Type.String({ description: 'Two people as `one~other`, or a group' }),
    name: Type.String({ description: 'Name of the group; empty between two people' }),
    people: Type.Array(Person, { description: 'The two people; empty for a group' }),
    messages: Type.Integer({ description: 'Number of messages in the time range' }),
    latestTime: Milliseconds,
  }),
)
export type AuditedConversation = Static<typeof AuditedConversation>

export const AuditedMessageQuery = Type.Object({
  conversationId: Type.String({ minLength: 1, maxLength: 130 }),
  currentPage: PageQuery.properties.currentPage,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  keyword: PageQuery.properties.keyword,
})
export type AuditedMessageQuery = Static<typeof AuditedMessageQuery>

export const AuditedMessage = component(
  'AuditedMessage',
  Type.Object({
    id: Type.String(),
    sender: Person,
    sendTime: Milliseconds,
    content: Type.String({ description: 'A text; JSON of other types, as in the conversation' }),
    contentType: Type.String(),
    isRecalled: Type.Boolean(),
  }),
)
export type AuditedMessage = Static<typeof AuditedMessage>
