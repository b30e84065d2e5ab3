import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority, RowSources } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import { createPositionExport } from './position.export.ts'
import { createPositionLookup } from './position.lookup.ts'
import { positionRoutes } from './position.routes.ts'
import { createPositionRows } from './position.rows.ts'
import * as schemas from './position.schema.ts'
import { createPositionService } from './position.service.ts'

/** Registers the module `position`; returns the rows of its page. */
export function positionModule(
  app: FastifyInstance,
  given: Deps & { authority: Authority; exportList: ListExports; rowSources: RowSources },
) {
  const rows = createPositionRows(given)
  given.rowSources.add(rows.findSource)
  const deps = { ...given, rows }
  addComponents(app, schemas)
  const configuration = createConfigurationWriter(deps)
  const lookup = createPositionLookup(deps)
  positionRoutes(app, {
    lookup,
    exportTo: createPositionExport({ ...deps, lookup }),
    service: createPositionService({ ...deps, configuration }),
  })
  return rows
}
