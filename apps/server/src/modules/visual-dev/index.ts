import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { FileService } from '../file/index.ts'
import { createTableCatalogue } from './table-catalogue.service.ts'
import { createHistory } from './visual-dev.history.ts'
import { createRelease } from './visual-dev.release.ts'
import { createVisualDevRepository } from './visual-dev.repository.ts'
import { tableCatalogueRoutes, visualDevHistoryRoutes, visualDevRoutes } from './visual-dev.routes.ts'
import * as schemas from './visual-dev.schema.ts'
import { createVisualDevService } from './visual-dev.service.ts'
import { createTransfer } from './visual-dev.transfer.ts'
import { createVisualDevWriter } from './visual-dev.writer.ts'

export { createModelLibrary } from './model-library.ts'
export { isInForce, listAskingModels, listModelMenus, listRelatingModels, readModel } from './model.reader.ts'
export type { ReadDesign } from './model.reader.ts'
export { readCatalogue } from './table-plan/catalogue.ts'
export type { CatalogueTable } from './table-plan/catalogue.ts'
export { listTemplates } from './templates/index.ts'
export type { ModelTemplate } from './templates/index.ts'
export { isTextType } from './table-plan/column-type.ts'
export { charactersOf, columnRef, isIdentifier, tableRef, uniqueIndexName } from './table-plan/identifier.ts'

/** Opens the area `visual-dev`. */
export function visualDevModule(app: FastifyInstance, deps: Deps & { files: FileService }) {
  addComponents(app, schemas)
  const repository = createVisualDevRepository(deps.db)
  const wired = { ...deps, repository, configuration: createConfigurationWriter(deps) }
  const writer = createVisualDevWriter(wired)
  const withWriter = { ...wired, writer }
  visualDevRoutes(app, { service: createVisualDevService(withWriter), writer, release: createRelease(wired) })
  visualDevHistoryRoutes(app, { history: createHistory(withWriter), transfer: createTransfer(withWriter) })
  tableCatalogueRoutes(app, createTableCatalogue(deps))
}
