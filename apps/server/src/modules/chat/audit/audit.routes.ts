import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../../platform/schema.ts'
import {
  AuditedConversation,
  AuditedMessage,
  AuditedMessageQuery,
  ChatAuditBody,
  ChatAuditQuery,
  ChatAudits,
  StartedChatAudit,
} from './audit.schema.ts'
import type { AuditService } from './audit.service.ts'

const URL = '/api/message/ChatAudit'

/** Routes of audits of the chat. Administrators read conversations with a grant of their own only; the service checks it. */
export function auditRoutes(app: FastifyInstance, service: AuditService) {
  const route = routesOf(app, 'chat')
  route({
    method: 'GET',
    url: URL,
    operationId: 'listChatAudits',
    summary: 'Audits of the chat, newest first, and whether the caller may read conversations',
    permission: PERMISSION.chatAudit.view,
    query: ChatAuditQuery,
    data: ref(ChatAudits),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'startChatAudit',
    summary: 'Begins an audit of 24 hours with a reason, people and a time range; administrators need the grant too',
    permission: PERMISSION.chatAudit.read,
    body: ref(ChatAuditBody),
    data: ref(StartedChatAudit),
    handle: ({ body, actor }) => service.start(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Conversations`,
    operationId: 'listAuditedConversations',
    summary: 'Conversations of the people of an audit in its time range, latest first, at most 500',
    permission: PERMISSION.chatAudit.read,
    whileViewing: false,
    changes: true,
    params: IdParams,
    data: listOf(ref(AuditedConversation)),
    handle: async ({ params, actor }) => ({ list: await service.conversations(params.id, actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Messages`,
    operationId: 'listAuditedMessages',
    summary: 'Messages of a conversation in the time range of an audit, oldest first. The reading is logged',
    permission: PERMISSION.chatAudit.read,
    whileViewing: false,
    changes: true,
    params: IdParams,
    query: AuditedMessageQuery,
    data: pageOf(ref(AuditedMessage)),
    handle: ({ params, query, actor }) => service.messages(params.id, { query, actor }),
  })
}
