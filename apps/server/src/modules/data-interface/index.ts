import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Authenticate } from '../../platform/request-context.ts'
import { addComponents } from '../../platform/schema.ts'
import type { TicketService } from '../file/index.ts'
import { createCallService } from './call/call.service.ts'
import { createInterfaceCaller } from './call/caller.ts'
import { createProcessing } from './call/processing.ts'
import { createInterfaceRows } from './call/rows.ts'
import { createInterfaceRepository } from './data-interface.repository.ts'
import { dataInterfaceRoutes, interfaceCallRoutes, interfaceTransferRoutes } from './data-interface.routes.ts'
import * as schemas from './data-interface.schema.ts'
import { createInterfaceService } from './data-interface.service.ts'
import { createInterfaceTransfer } from './data-interface.transfer.ts'

export type { InterfaceRows } from './call/rows.ts'

/** Opens the area `data-interface`; answers how other modules ask for rows of an interface. */
export function dataInterfaceModule(
  app: FastifyInstance,
  deps: Deps & { tickets: TicketService; authenticate: Authenticate },
) {
  addComponents(app, schemas)
  const repository = createInterfaceRepository(deps.db)
  const processing = createProcessing()
  app.addHook('onClose', () => processing.close())
  const wired = { ...deps, app, repository, processing, configuration: createConfigurationWriter(deps) }
  const service = createInterfaceService(wired)
  const caller = createInterfaceCaller(wired)
  dataInterfaceRoutes(app, service)
  interfaceCallRoutes(app, createCallService({ ...wired, service, caller }))
  interfaceTransferRoutes(app, createInterfaceTransfer({ service, tickets: deps.tickets }))
  return createInterfaceRows({ repository, caller })
}
