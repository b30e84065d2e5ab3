import { PAGES } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { TicketService } from '../file/index.ts'
import { BILL_RULE_SEARCHED, createBillRuleRepository } from './bill-rule.repository.ts'
import { billRuleRoutes, billRuleTransferRoutes } from './bill-rule.routes.ts'
import * as schemas from './bill-rule.schema.ts'
import { createBillRuleService } from './bill-rule.service.ts'
import { createBillRuleTransfer } from './bill-rule.transfer.ts'

export { issueBillNumbers } from './bill-number.ts'

/** Registers the module `bill-rule`. */
export function billRuleModule(app: FastifyInstance, deps: Deps & { authority: Authority; tickets: TicketService }) {
  addComponents(app, schemas)
  const repository = createBillRuleRepository(deps.db)
  const columns = createPageColumns(deps, { page: PAGES.billRule, searched: BILL_RULE_SEARCHED })
  const wired = { ...deps, repository, columns, configuration: createConfigurationWriter(deps) }
  const service = createBillRuleService(wired)
  billRuleRoutes(app, service)
  billRuleTransferRoutes(app, createBillRuleTransfer({ ...wired, service }))
}
