export { MAX_RECIPIENTS, readAddresses } from './addresses.ts'
export type { EmailBody } from './email.schema.ts'
