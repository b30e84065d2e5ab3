import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority, RowSources } from '../authority/index.ts'
import type { Downloads, ListExports } from '../download-record/index.ts'
import type { TicketService } from '../file/index.ts'
import { createUserExports } from './transfer/export.service.ts'
import { createCompatibleImport } from './transfer/import.compatible.ts'
import * as importSchemas from './transfer/import.schema.ts'
import { createUserImports } from './transfer/import.service.ts'
import { userImportRoutes, userTransferRoutes } from './transfer/transfer.routes.ts'
import { createUserActions } from './user.actions.ts'
import { userRoutes } from './user.routes.ts'
import { createUserRows } from './user.rows.ts'
import * as schemas from './user.schema.ts'
import { createUserService } from './user.service.ts'
import { createUserWriter } from './user.writer.ts'
import { createUserBulk } from './user-bulk.ts'
import { userLookupRoutes } from './user-lookup.routes.ts'
import * as lookupSchemas from './user-lookup.schema.ts'
import { createUserLookup } from './user-lookup.service.ts'

/** Registers the module `user`; returns the rows of its page. */
export function userModule(
  app: FastifyInstance,
  given: Deps & {
    authority: Authority
    tickets: TicketService
    downloads: Downloads
    exportList: ListExports
    rowSources: RowSources
    jobs: Jobs
    events: Events
  },
) {
  const rows = createUserRows(given)
  given.rowSources.add(rows.findSource)
  const deps = { ...given, rows }
  addComponents(app, schemas)
  addComponents(app, lookupSchemas)
  addComponents(app, importSchemas)
  const imports = createUserImports(deps)
  const transfer = {
    imports,
    exports: createUserExports(deps),
    compatible: createCompatibleImport({ ...deps, imports }),
  }
  userImportRoutes(app, transfer)
  userTransferRoutes(app, transfer)
  userLookupRoutes(app, createUserLookup(deps))
  const actions = createUserActions(deps)
  userRoutes(app, {
    service: createUserService(deps),
    writer: createUserWriter(deps),
    actions,
    bulk: createUserBulk({ ...deps, actions }),
  })
  return rows
}
