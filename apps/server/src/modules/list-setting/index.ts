import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createListSettingRepository } from './list-setting.repository.ts'
import { listSettingRoutes } from './list-setting.routes.ts'
import * as schemas from './list-setting.schema.ts'
import { createListSettingService } from './list-setting.service.ts'

/** Registers the module `list-setting`: the list layouts of each user. */
export function listSettingModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  listSettingRoutes(app, createListSettingService(createListSettingRepository(deps)))
}
