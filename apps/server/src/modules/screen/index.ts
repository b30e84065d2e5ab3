import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Links } from '../file/index.ts'
import type { Portals } from '../portal/index.ts'
import { createScreenRepository } from './screen.repository.ts'
import { screenRoutes } from './screen.routes.ts'
import * as schemas from './screen.schema.ts'
import { createScreenService } from './screen.service.ts'
import { createScreenViewing } from './screen-viewing.service.ts'

/** Registers the module `screen`: portals on large displays, and links to them for televisions. */
export function screenModule(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; downloads: Downloads; links: Links; portals: Portals },
) {
  addComponents(app, schemas)
  const repository = createScreenRepository(deps.db)
  screenRoutes(app, {
    service: createScreenService({ ...deps, repository, configuration: createConfigurationWriter(deps) }),
    viewing: createScreenViewing({ ...deps, repository }),
    portals: deps.portals,
  })
}
