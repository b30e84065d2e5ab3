import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import type { Realtime } from '../realtime/index.ts'
import type { RecordPort } from '../record/index.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import * as auditSchemas from './audit/audit.schema.ts'
import { createAuditService } from './audit/audit.service.ts'
import { chatRoutes } from './chat.routes.ts'
import * as schemas from './chat.schema.ts'
import { createChatService } from './chat.service.ts'
import { groupRoutes } from './group.routes.ts'
import { createGroupService } from './group.service.ts'

/** Registers the module `chat`: messages between two people and in groups, and their audits. */
export function chatModule(
  app: FastifyInstance,
  deps: Deps & { events: Events; authority: Authority; realtime: Realtime; records: RecordPort },
) {
  const { realtime } = deps
  addComponents(app, { ...schemas, ...auditSchemas })
  const service = createChatService(deps)
  chatRoutes(app, service)
  groupRoutes(app, createGroupService(deps))
  auditRoutes(app, createAuditService(deps))
  realtime.onConnected(async (userId, db) => ({ unreadNums: await service.unreadOf(userId, db) }))
  realtime.handle('SendMessage', async ({ message, actor, reply }) => {
    const repeated = await service.send(actor, message)
    // The first time the echo is a push to every socket of the sender.
    if (repeated) reply(repeated)
  })
  realtime.handle('MessageList', async ({ message, actor, reply }) => reply(await service.list(actor, message)))
  realtime.handle('RecallMessage', ({ message, actor }) => service.recall(actor, message))
  realtime.handle('UpdateReadMessage', ({ message, actor }) => service.markRead(actor, message.formUserId))
}
