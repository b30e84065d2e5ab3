export { MAX_RECIPIENTS, readAddresses } from './addresses.ts'
export type { EmailBody } from './email.schema.ts'
export { openMailbox } from './remote/open-mailbox.ts'
export type { RemoteMailbox } from './remote/remote-mailbox.ts'
