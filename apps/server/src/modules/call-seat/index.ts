import type { FastifyInstance } from 'fastify'
import { PAGES } from '@sqos/contract'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import { createCallSeatExport } from './call-seat.export.ts'
import { createCallSeatRepository, SEARCHED } from './call-seat.repository.ts'
import { callSeatRoutes } from './call-seat.routes.ts'
import * as schemas from './call-seat.schema.ts'
import { createCallSeatService } from './call-seat.service.ts'
import { createSeatTokens } from './seat-token.ts'

/** Registers the module `call-seat`: seats of the telephony service, and their tokens. */
export function callSeatModule(app: FastifyInstance, deps: Deps & { authority: Authority; exportList: ListExports }) {
  addComponents(app, schemas)
  const repository = createCallSeatRepository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const columns = createPageColumns(deps, { page: PAGES.callSeat, searched: SEARCHED })
  callSeatRoutes(app, {
    service: createCallSeatService({ ...deps, repository, configuration, columns }),
    exportTo: createCallSeatExport({ ...deps, repository, columns }),
    tokens: createSeatTokens({ ...deps, log: app.log }),
  })
}
