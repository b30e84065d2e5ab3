import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPositionLookup } from './position.lookup.ts'
import { positionRoutes } from './position.routes.ts'
import * as schemas from './position.schema.ts'
import { createPositionService } from './position.service.ts'

/** Opens the area `position`. */
export function positionModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  positionRoutes(app, {
    lookup: createPositionLookup(deps),
    service: createPositionService({ ...deps, configuration }),
  })
}
