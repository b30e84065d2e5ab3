import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { TicketService } from '../file/index.ts'
import { createGeneratorModels } from '../model/index.ts'
import { createGeneratorRepository } from './generator.repository.ts'
import { generatorRoutes } from './generator.routes.ts'
import * as schemas from './generator.schema.ts'
import { createGeneratorService } from './generator.service.ts'

/** Registers the module `generator`: code from designs of forms. */
export function generatorModule(app: FastifyInstance, deps: Deps & { tickets: TicketService }) {
  addComponents(app, schemas)
  const repository = createGeneratorRepository(deps.db)
  generatorRoutes(app, createGeneratorService({ ...deps, repository, models: createGeneratorModels(deps) }))
}
