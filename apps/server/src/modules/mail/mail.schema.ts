import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull, PageNumber } from '../../platform/schema.ts'
import { MAIL_PROBLEMS, type MailProblem } from './mail-problem.ts'
import { MAIL_STATES, type MailState } from './mail.tables.ts'

const State = Type.Unsafe<MailState>({ type: 'string', enum: MAIL_STATES })

/** A mail of the system. */
export const MailDelivery = component(
  'MailDelivery',
  Type.Object({
    id: Type.String(),
    createdAt: Milliseconds,
    realName: Type.String(),
    address: Type.String(),
    subject: Type.String(),
    kind: Type.String({ description: 'Event of message templates' }),
    kindName: Type.String({ description: 'In the language of the caller' }),
    state: State,
    attempts: Type.Integer(),
    problem: Type.Unsafe<MailProblem | ''>({
      type: 'string',
      enum: ['', ...MAIL_PROBLEMS],
      description: 'Reason of the last failure',
    }),
    answer: Type.String({ description: 'Answer of the server, or the error of the connection' }),
    nextTryAt: MomentOrNull,
    sentAt: MomentOrNull,
    canRetry: Type.Boolean({ description: 'Whether it can be sent again' }),
  }),
)

export const MailDeliveryQuery = Type.Object({
  currentPage: Type.Optional(PageNumber),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 20 })),
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(State),
})
export type MailDeliveryQuery = Static<typeof MailDeliveryQuery>

export const MailIdsBody = component(
  'MailIdsBody',
  Type.Object({ ids: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 500 }) }),
)

export const TestMailBody = component(
  'TestMailBody',
  Type.Object({ address: Type.String({ minLength: 1, maxLength: 254 }) }),
)
