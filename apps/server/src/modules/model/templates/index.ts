import { contact, customer } from './customers.ts'
import { asset, expenseClaim, inspection, leaveRequest, purchaseOrder } from './office.ts'

export type { ModelTemplate } from './build-document.ts'

/** Targets of the relations in templates: other models, and the dictionary of industries by id or code. */
export interface TemplateTargets {
  customerModelId: string
  industryTypeId: string
}

/** The templates of models. */
export const listTemplates = (targets: TemplateTargets) => [
  leaveRequest(),
  expenseClaim(),
  purchaseOrder(),
  asset(),
  customer(targets),
  contact(targets),
  inspection(),
]
