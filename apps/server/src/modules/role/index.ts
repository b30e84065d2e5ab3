import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority, Grants } from '../authority/index.ts'
import { createRoleLookup } from './role.lookup.ts'
import { roleRoutes } from './role.routes.ts'
import { createRoleRows } from './role.rows.ts'
import * as schemas from './role.schema.ts'
import { createRoleService } from './role.service.ts'

/** Opens the area `role`; gives back which roles each sees there. */
export function roleModule(
  app: FastifyInstance,
  { grants, ...given }: Deps & { authority: Authority; grants: Grants },
) {
  const rows = createRoleRows(given)
  const deps = { ...given, rows }
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  roleRoutes(app, {
    lookup: createRoleLookup(deps),
    service: createRoleService({ ...deps, configuration, demandHeld: grants.demandHeld }),
  })
  return rows
}
