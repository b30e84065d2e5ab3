import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import { createRoleExport } from './role.export.ts'
import { createRoleLookup } from './role.lookup.ts'
import { roleRoutes } from './role.routes.ts'
import { createRoleRows } from './role.rows.ts'
import * as schemas from './role.schema.ts'
import { createRoleService } from './role.service.ts'

/** Opens the area `role`; gives back which roles each sees there. */
export function roleModule(app: FastifyInstance, given: Deps & { authority: Authority; exportList: ListExports }) {
  const rows = createRoleRows(given)
  const deps = { ...given, rows }
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  const lookup = createRoleLookup(deps)
  roleRoutes(app, {
    lookup,
    exportTo: createRoleExport({ ...deps, lookup }),
    service: createRoleService({ ...deps, configuration }),
  })
  return rows
}
