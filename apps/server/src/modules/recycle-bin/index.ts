import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { recycleBinRoutes } from './recycle-bin.routes.ts'
import * as schemas from './recycle-bin.schema.ts'
import { createRecycleBin } from './recycle-bin.service.ts'

/** Opens the area `recycle-bin`. */
export function recycleBinModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  recycleBinRoutes(app, createRecycleBin({ ...deps, configuration: createConfigurationWriter(deps) }))
}
