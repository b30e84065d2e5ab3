import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { systemConfigRoutes } from './system-config.routes.ts'
import { followTimeZone } from './time-zone.ts'
import * as schemas from './system-config.schema.ts'
import { createSystemConfigService } from './system-config.service.ts'

/** Registers the module `system-config`. */
export function systemConfigModule(app: FastifyInstance, deps: Deps) {
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  const service = createSystemConfigService({ ...deps, configuration, followTimeZone: followTimeZone(app, deps) })
  systemConfigRoutes(app, service)
}
