import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import { onlineUserRoutes } from './online-user.routes.ts'
import * as schemas from './online-user.schema.ts'
import { createOnlineUserService } from './online-user.service.ts'

/** Registers the module `online-user`. */
export function onlineUserModule(app: FastifyInstance, deps: Deps & { authority: Authority; events: Events }) {
  addComponents(app, schemas)
  onlineUserRoutes(app, createOnlineUserService(deps))
}
