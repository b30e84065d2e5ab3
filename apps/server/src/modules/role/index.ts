import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority, RowSources } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import { createRoleExport } from './role.export.ts'
import { createRoleLookup } from './role.lookup.ts'
import { roleRoutes } from './role.routes.ts'
import { createRoleRows } from './role.rows.ts'
import * as schemas from './role.schema.ts'
import { createRoleService } from './role.service.ts'

/** Registers the module `role` and returns its visibility rules. */
export function roleModule(
  app: FastifyInstance,
  given: Deps & { authority: Authority; exportList: ListExports; events: Events; rowSources: RowSources },
) {
  const rows = createRoleRows(given)
  given.rowSources.add(rows.findSource)
  const deps = { ...given, rows }
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps, {
    events: given.events,
    announce: ({ table, recordId, change, actorId }) =>
      table === 'roles' ? { type: 'role.changed', actorId, payload: { roleId: recordId, change } } : undefined,
  })
  const lookup = createRoleLookup(deps)
  roleRoutes(app, {
    lookup,
    exportTo: createRoleExport({ ...deps, lookup }),
    service: createRoleService({ ...deps, configuration }),
  })
  return rows
}
