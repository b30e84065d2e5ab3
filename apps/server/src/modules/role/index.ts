import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Grants } from '../authority/index.ts'
import { createRoleLookup } from './role.lookup.ts'
import { roleRoutes } from './role.routes.ts'
import * as schemas from './role.schema.ts'
import { createRoleService } from './role.service.ts'

/** Opens the area `role`. */
export function roleModule(app: FastifyInstance, { grants, ...deps }: Deps & { grants: Grants }) {
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  roleRoutes(app, {
    lookup: createRoleLookup(deps),
    service: createRoleService({ ...deps, configuration, demandHeld: grants.demandHeld }),
  })
}
