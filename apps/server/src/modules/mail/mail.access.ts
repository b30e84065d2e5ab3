export { MailFailure, mailFailureOf, tryServer } from './mail-problem.ts'
export type { MailProblem } from './mail-problem.ts'
export { openTransport } from './transport.ts'
export { createTellSender } from './tell-sender.ts'
