import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import type { TicketService } from '../file/index.ts'
import { createBillRuleRepository } from './bill-rule.repository.ts'
import { billRuleRoutes, billRuleTransferRoutes } from './bill-rule.routes.ts'
import * as schemas from './bill-rule.schema.ts'
import { createBillRuleService } from './bill-rule.service.ts'
import { createBillRuleTransfer } from './bill-rule.transfer.ts'

export { issueBillNumbers } from './bill-number.ts'

/** Opens the area `bill-rule`. */
export function billRuleModule(app: FastifyInstance, deps: Deps & { tickets: TicketService }) {
  addComponents(app, schemas)
  const repository = createBillRuleRepository(deps.db)
  const service = createBillRuleService({ ...deps, repository, configuration: createConfigurationWriter(deps) })
  billRuleRoutes(app, service)
  billRuleTransferRoutes(app, createBillRuleTransfer({ now: deps.now, repository, service, tickets: deps.tickets }))
}
