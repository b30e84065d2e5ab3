import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import {
  createGrantingRows,
  createPageAccess,
  createPageColumns,
  type Authority,
  type RowSources,
} from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { createTableCatalogue } from './table-catalogue.service.ts'
import { createHistory } from './model.history.ts'
import { createRelease } from './model.release.ts'
import { createModelRepository, MODEL_SEARCHED } from './model.repository.ts'
import { modelHistoryRoutes, modelRoutes } from './model.routes.ts'
import { tableCatalogueRoutes } from './table-catalogue.routes.ts'
import * as schemas from './model.schema.ts'
import { createModelService } from './model.service.ts'
import { createTransfer } from './model.transfer.ts'
import { createModelWriter } from './model.writer.ts'

export { createModelLibrary } from './model-library.ts'
export { isInForce, listModelsUsingInterface, listModelMenus, listRelatingModels, readModel } from './model.reader.ts'
export type { ReadDesign } from './model.reader.ts'
export { dictionary, field, formOf, heading, listOf, options, rowsOf } from './templates/build-document.ts'
export type { Part } from './templates/build-document.ts'
export { ModelAccess } from './model.schema.ts'
export { listTemplates } from './templates/index.ts'
export type { ModelTemplate } from './templates/index.ts'

/** Registers the module: definitions of models, their tables and their release to menus. */
export function modelModule(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; events: Events; rowSources: RowSources; tickets: TicketService },
) {
  addComponents(app, schemas)
  const repository = createModelRepository(deps.db)
  const wired = { ...deps, repository, configuration: createConfigurationWriter(deps) }
  const writer = createModelWriter(wired)
  const rows = createGrantingRows({ db: deps.db, authority: deps.authority, sources: deps.rowSources })
  const pageAccess = createPageAccess({ ...wired, rows })
  const columns = createPageColumns(deps, {
    page: PAGES.model,
    searched: MODEL_SEARCHED,
    filters: { category: 'category' },
  })
  const withWriter = { ...wired, writer, columns }
  modelRoutes(app, {
    service: createModelService(withWriter),
    writer,
    release: createRelease({ ...wired, pageAccess }),
  })
  modelHistoryRoutes(app, { history: createHistory(withWriter), transfer: createTransfer(withWriter) })
  tableCatalogueRoutes(app, createTableCatalogue(deps))
}
