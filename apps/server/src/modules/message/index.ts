import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '@sqos/contract'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createMessageRepository } from './message.repository.ts'
import { messageRoutes } from './message.routes.ts'
import * as schemas from './message.schema.ts'
import { createMessageService } from './message.service.ts'
import { createMessagePush, type MessageRealtime } from './message-push.ts'

/** Registers the module `message`. Without `realtime`, browsers learn of messages when they ask. */
export function messageModule(
  app: FastifyInstance,
  { realtime, ...deps }: Deps & { events: Events; realtime?: MessageRealtime },
) {
  addComponents(app, schemas)
  const repository = createMessageRepository(deps.db)
  const service = createMessageService({ ...deps, repository, realtime })
  messageRoutes(app, service)
  if (!realtime) return
  deps.events.on('message.sent', createMessagePush({ repository, realtime }))
  realtime.onConnected((userId) => service.unread({ actor: { userId }, language: DEFAULT_LANGUAGE }))
}
