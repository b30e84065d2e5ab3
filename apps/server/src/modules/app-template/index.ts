import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import { createGrantingRows, createPageAccess, type Authority, type RowSources } from '../authority/index.ts'
import { appTemplateRoutes } from './app-template.routes.ts'
import * as schemas from './app-template.schema.ts'
import { createAppTemplateService } from './app-template.service.ts'

/** Registers the module: the gallery of apps and their installation. */
export function appTemplateModule(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; events: Events; rowSources: RowSources },
) {
  const { AppTemplate, AppTemplateRow, InstallAppBody, InstalledApp } = schemas
  addComponents(app, { AppTemplate, AppTemplateRow, InstallAppBody, InstalledApp })
  const rows = createGrantingRows({ db: deps.db, authority: deps.authority, sources: deps.rowSources })
  const pageAccess = createPageAccess({ ...deps, rows, configuration: createConfigurationWriter(deps) })
  appTemplateRoutes(app, createAppTemplateService({ ...deps, pageAccess }))
}
