import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '@sqos/contract'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createDigestWebhook } from './digest-webhook.ts'
import type { Digests } from './digest.port.ts'
import { createDigestService } from './digest.service.ts'
import { createMessageRepository } from './message.repository.ts'
import { messageRoutes } from './message.routes.ts'
import * as schemas from './message.schema.ts'
import { createMessageService } from './message.service.ts'
import { createMessagePush, type MessageRealtime } from './message-push.ts'
import { createMessageWebhook } from './message-webhook.ts'
import { deleteOldMessages } from './message.retention.ts'
import type { MessageSources } from './outside-text.ts'

export type { DigestChannel } from './digest.port.ts'
export { outsideText } from './outside-text.ts'
export type { MessageSource, MessageSources } from './outside-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Digests of unread messages, for the modules of channels such as e-mail. */
    digests: Digests
  }
}

/** Registers the module `message`. Without `realtime`, browsers learn of messages when they ask. */
export function messageModule(
  app: FastifyInstance,
  {
    realtime,
    sources = {},
    ...deps
  }: Deps & { events: Events; jobs: Jobs; realtime?: MessageRealtime; sources?: MessageSources },
) {
  addComponents(app, schemas)
  const repository = createMessageRepository(deps.db)
  const digests = createDigestService(deps)
  digests.deliverBy(createDigestWebhook(deps))
  app.decorate('digests', digests)
  const service = createMessageService({ ...deps, repository, realtime, digests })
  messageRoutes(app, service)
  deps.events.on('message.sent', createMessageWebhook({ ...deps, repository, sources }))
  deps.jobs.schedule({ kind: 'message.deleteOld', cron: '41 3 * * *', run: () => deleteOldMessages(deps) })
  deps.jobs.schedule({ kind: 'message.digest', cron: '*/5 * * * *', run: digests.collect })
  if (!realtime) return
  deps.events.on('message.sent', createMessagePush({ repository, realtime }))
  realtime.onConnected((userId) => service.unread({ actor: { userId }, language: DEFAULT_LANGUAGE }))
}
