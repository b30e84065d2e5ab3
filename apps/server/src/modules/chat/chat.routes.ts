import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { listOf, ref } from '../../platform/schema.ts'
import { ChatConversation, ConversationQuery } from './chat.schema.ts'
import type { ChatService } from './chat.service.ts'

/** Routes of the chat; messages themselves travel through the socket. */
export function chatRoutes(app: FastifyInstance, service: ChatService) {
  const route = routesOf(app, 'chat')
  route({
    method: 'GET',
    url: '/api/message/imreply',
    operationId: 'listConversations',
    summary: 'Conversations of the caller, latest first; groups on request',
    permission: 'signed-in',
    // The chat is private: an administrator who views as somebody else does not see it.
    whileViewing: false,
    query: ConversationQuery,
    data: listOf(ref(ChatConversation)),
    handle: async ({ actor, query }) => ({
      list: await service.conversations(actor, { withGroups: query.groups === 1 }),
    }),
  })
}
