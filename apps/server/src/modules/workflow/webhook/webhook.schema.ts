import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../../platform/schema.ts'

const Events = Type.Array(
  Type.Union([
    Type.Literal('flow.started'),
    Type.Literal('flow.decided'),
    Type.Literal('flow.withdrawn'),
    Type.Literal('flow.ended'),
  ]),
  { maxItems: 4, description: 'Events that are posted' },
)
const FlowIds = Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
  maxItems: 200,
  description: 'Flows whose events are posted; empty for all',
})

export const FlowWebhook = component(
  'FlowWebhook',
  Type.Object({
    id: Type.String(),
    fullName: Type.String(),
    url: Type.String({ description: 'Address of the other system' }),
    hasSecret: Type.Boolean({ description: 'Whether requests are signed' }),
    events: Events,
    flowIds: FlowIds,
    enabledMark: Type.Integer(),
    lastTime: Type.Union([Milliseconds, Type.Null()], { description: 'The latest request' }),
    lastError: Type.Union([Type.String(), Type.Null()], { description: 'Why it failed; null for success' }),
  }),
)
export type FlowWebhook = Static<typeof FlowWebhook>

export const FlowWebhookBody = component(
  'FlowWebhookBody',
  Type.Object({
    fullName: Type.String({ minLength: 1, maxLength: 50 }),
    url: Type.String({ minLength: 1, maxLength: 500 }),
    secret: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 200 })], {
        description: 'Key of the signature; empty to keep the stored one',
      }),
    ),
    hasSecret: Type.Optional(
      Type.Union([Type.Boolean(), Type.Null()], { description: 'False removes the stored secret' }),
    ),
    events: Events,
    flowIds: Type.Optional(Type.Union([Type.Null(), FlowIds])),
    enabledMark: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1 }), Type.Null()])),
  }),
)
export type FlowWebhookBody = Static<typeof FlowWebhookBody>
