import { Type, type Static } from 'typebox'
import { mailSettings } from '../system-config/system-config.access.ts'
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
  Type.Object({
    address: Type.Optional(Type.String({ maxLength: 254, description: 'Recipient; empty: the address of the caller' })),
    ...mailSettings.properties,
  }),
)
export type TestMailBody = Static<typeof TestMailBody>

export const TestMailAnswer = component('TestMailAnswer', Type.Object({ address: Type.String() }))

/** Source: contract of the API family, second, section 9.5. */
export const FamilyMailTestBody = component(
  'FamilyMailTestBody',
  Type.Object({
    account: Type.String({ maxLength: 254 }),
    password: Type.Optional(
      Type.String({ maxLength: 200, description: 'Empty: the stored one, while server and account are unchanged' }),
    ),
    smtpHost: Type.String({ pattern: '^[a-zA-Z0-9.:-]{1,253}$' }),
    smtpPort: Type.Integer({ minimum: 1, maximum: 65_535 }),
    pop3Host: Type.Optional(
      Type.String({ pattern: '^([a-zA-Z0-9.:-]{1,253})?$', description: 'Empty: only the SMTP server is tested' }),
    ),
    pop3Port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, default: 995 })),
    ssl: Type.Optional(
      Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'], description: '1: TLS from the start, for both' }),
    ),
  }),
)
export type FamilyMailTestBody = Static<typeof FamilyMailTestBody>
