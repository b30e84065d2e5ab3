import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createRegionRepository } from './region.repository.ts'
import { regionRoutes } from './region.routes.ts'
import * as schemas from './region.schema.ts'
import { createRegionService } from './region.service.ts'

/** Opens the area `region`. */
export function regionModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  const repository = createRegionRepository(deps.db)
  regionRoutes(app, createRegionService({ ...deps, repository, configuration: createConfigurationWriter(deps) }))
}
