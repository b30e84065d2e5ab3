import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { TicketService } from '../file/index.ts'
import { createDictionaryGuard } from './dictionary.policy.ts'
import { createDictionaryRepository } from './dictionary.repository.ts'
import { dictionaryDataRoutes, dictionaryTransferRoutes, dictionaryTypeRoutes } from './dictionary.routes.ts'
import * as schemas from './dictionary.schema.ts'
import { createDictionaryService } from './dictionary.service.ts'
import { createDictionaryTransfer } from './dictionary.transfer.ts'

/** Opens the area `dictionary`. */
export function dictionaryModule(app: FastifyInstance, deps: Deps & { tickets: TicketService }) {
  addComponents(app, schemas)
  const wired = {
    ...deps,
    demand: createDictionaryGuard(deps.db),
    repository: createDictionaryRepository(deps.db),
    configuration: createConfigurationWriter(deps),
  }
  const service = createDictionaryService(wired)
  dictionaryTypeRoutes(app, service)
  dictionaryDataRoutes(app, service)
  dictionaryTransferRoutes(app, createDictionaryTransfer(wired))
}
