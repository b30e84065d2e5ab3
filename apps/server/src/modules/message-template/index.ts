import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import { createMessageTemplateRepository, TEMPLATE_SEARCHED } from './message-template.repository.ts'
import { messageTemplateRoutes } from './message-template.routes.ts'
import * as schemas from './message-template.schema.ts'
import { createMessageTemplateService } from './message-template.service.ts'

/** Registers the module `message-template`. */
export function messageTemplateModule(app: FastifyInstance, deps: Deps & { authority: Authority }) {
  addComponents(app, schemas)
  const repository = createMessageTemplateRepository(deps.db)
  const columns = createPageColumns(deps, { page: PAGES.messageTemplate, searched: TEMPLATE_SEARCHED })
  const configuration = createConfigurationWriter(deps)
  messageTemplateRoutes(app, createMessageTemplateService({ ...deps, repository, configuration, columns }))
}
