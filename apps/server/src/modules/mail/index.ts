import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Files } from '../file/index.ts'
import type { MessageSources } from '../message/index.ts'
import { mailRoutes } from './mail.routes.ts'
import * as schemas from './mail.schema.ts'
import { createMailTestService } from './mail-test.service.ts'
import { createMailService } from './mail.service.ts'
import { createDigestMail, createMessageMail } from './message-mail.ts'
import { createOutbox } from './outbox.ts'
import { scheduleReturns } from './returned-mails.ts'
import { createTellSender } from './tell-sender.ts'

export type { QueuedMails } from './outbox.ts'

/** Registers the module `mail`: mails of the system. Returns their queue for other modules. Registered after `message`, whose digests it delivers. */
export function mailModule(
  app: FastifyInstance,
  { sources, ...deps }: Deps & { events: Events; jobs: Jobs; files: Files; sources: MessageSources },
) {
  addComponents(app, schemas)
  const tell = createTellSender(deps)
  const outbox = createOutbox({ ...deps, tell })
  scheduleReturns({ ...deps, tell })
  mailRoutes(app, { service: createMailService({ ...deps, outbox }), tests: createMailTestService(deps) })
  deps.events.on('message.sent', createMessageMail({ ...deps, outbox, sources }))
  app.digests.deliverBy(createDigestMail({ ...deps, outbox }))
  return { queueMails: outbox.queue }
}
