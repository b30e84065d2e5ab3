import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import { RECYCLE_BIN_SEARCHED } from './recycle-bin.repository.ts'
import { recycleBinRoutes } from './recycle-bin.routes.ts'
import * as schemas from './recycle-bin.schema.ts'
import { createRecycleBin } from './recycle-bin.service.ts'

/** Registers the module `recycle-bin`. */
export function recycleBinModule(app: FastifyInstance, deps: Deps & { authority: Authority; events: Events }) {
  addComponents(app, schemas)
  const columns = createPageColumns(deps, { page: PAGES.recycleBin, searched: RECYCLE_BIN_SEARCHED })
  recycleBinRoutes(app, createRecycleBin({ ...deps, columns, configuration: createConfigurationWriter(deps) }))
}
