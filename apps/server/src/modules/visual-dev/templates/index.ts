export type { ModelTemplate } from './build-document.ts'
export { contact, customer } from './customers.ts'
export { asset, expenseClaim, inspection, leaveRequest, purchaseOrder } from './office.ts'
