import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createListSettingRepository } from './list-setting.repository.ts'
import { listSettingRoutes } from './list-setting.routes.ts'
import * as schemas from './list-setting.schema.ts'
import { createListSettingService } from './list-setting.service.ts'

/** Opens the area `list-setting`: how each person likes to see each list. */
export function listSettingModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  listSettingRoutes(app, createListSettingService(createListSettingRepository(deps)))
}
