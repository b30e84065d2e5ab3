import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import { createRegionRepository, REGION_SEARCHED } from './region.repository.ts'
import { regionRoutes } from './region.routes.ts'
import * as schemas from './region.schema.ts'
import { createRegionService } from './region.service.ts'

/** Registers the module `region`. */
export function regionModule(app: FastifyInstance, deps: Deps & { authority: Authority }) {
  addComponents(app, schemas)
  const repository = createRegionRepository(deps.db)
  const columns = createPageColumns(deps, { page: PAGES.region, searched: REGION_SEARCHED })
  const configuration = createConfigurationWriter(deps)
  regionRoutes(app, createRegionService({ ...deps, repository, columns, configuration }))
}
