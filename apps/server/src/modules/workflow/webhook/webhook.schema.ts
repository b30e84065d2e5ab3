import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull, PageQuery } from '../../../platform/schema.ts'

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

export const FlowDelivery = component(
  'FlowDelivery',
  Type.Object({
    id: Type.String(),
    event: Type.String({ description: 'Event, or flow.test' }),
    eventId: Type.String({ description: 'Idempotency key of each attempt' }),
    taskId: Type.String({ description: 'Empty for a test' }),
    fullName: Type.String({ description: 'Title of the task' }),
    body: Type.String({ description: 'Posted JSON, without id, event and time' }),
    state: Type.Integer({ description: '0 waiting for the next attempt, 1 delivered, 2 failed' }),
    attempts: Type.Integer(),
    error: Type.String({ description: 'Why the last attempt failed' }),
    answer: Type.String({ description: 'The beginning of the answer' }),
    creatorTime: Milliseconds,
    lastTime: MomentOrNull,
    nextTime: MomentOrNull,
  }),
)
export type FlowDelivery = Static<typeof FlowDelivery>

export const FlowDeliveryQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(Type.Union([Type.Literal(''), Type.Integer({ minimum: 0, maximum: 2 })])),
})
export type FlowDeliveryQuery = Static<typeof FlowDeliveryQuery>

export const FlowDeliveryParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 50 }),
  deliveryId: Type.String({ minLength: 1, maxLength: 50 }),
})
