import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import { listDictionaryPages } from '../menu/index.ts'
import type { TicketService } from '../file/index.ts'
import { createDictionaryGuard } from './dictionary.policy.ts'
import { createDictionaryRepository } from './dictionary.repository.ts'
import { createDictionaryLines } from './dictionary.lines.ts'
import {
  dictionaryDataRoutes,
  dictionaryLineRoutes,
  dictionaryTransferRoutes,
  dictionaryTypeRoutes,
} from './dictionary.routes.ts'
import * as schemas from './dictionary.schema.ts'
import { createDictionaryService } from './dictionary.service.ts'
import { createDictionaryTransfer } from './dictionary.transfer.ts'

/** Registers the module `dictionary`. */
export function dictionaryModule(app: FastifyInstance, deps: Deps & { authority: Authority; tickets: TicketService }) {
  addComponents(app, schemas)
  const wired = {
    ...deps,
    demand: createDictionaryGuard(deps.db),
    columns: createPageColumns(deps, { page: PAGES.dictionary, searched: [] }),
    entriesOf: async (typeId: string) => (await listDictionaryPages(deps.db, typeId)).map(({ id }) => id),
    repository: createDictionaryRepository(deps.db),
    configuration: createConfigurationWriter(deps),
  }
  const service = createDictionaryService(wired)
  dictionaryTypeRoutes(app, service)
  dictionaryDataRoutes(app, service)
  dictionaryLineRoutes(app, createDictionaryLines(wired))
  dictionaryTransferRoutes(app, createDictionaryTransfer(wired))
}
