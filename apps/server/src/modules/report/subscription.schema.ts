import { Type, type Static } from 'typebox'
import { component, MomentOrNull } from '../../platform/schema.ts'
import { Params, REPORT_FORMATS, type ReportFormat } from './report.schema.ts'

export const SUBSCRIPTION_KINDS = ['schedule', 'threshold'] as const
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number]
export const SUBSCRIPTION_CHANNELS = ['message', 'mail'] as const
export type SubscriptionChannel = (typeof SUBSCRIPTION_CHANNELS)[number]
export const FREQUENCIES = ['hourly', 'daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const SUBSCRIPTION_TESTS = ['gt', 'gte', 'lt', 'lte'] as const
export type SubscriptionTest = (typeof SUBSCRIPTION_TESTS)[number]
export const SUBSCRIPTION_STATES = ['on', 'paused', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

const literals = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(description && { description }) })
const Id = Type.String({ minLength: 1, maxLength: 50 })
const key = Type.Optional(Type.String({ maxLength: 100 }))

export const ReportSubscriptionBody = component(
  'ReportSubscriptionBody',
  Type.Object({
    reportId: Id,
    kind: literals(
      SUBSCRIPTION_KINDS,
      'schedule: the report at each time; threshold: a message when a figure passes a limit',
    ),
    channel: literals(SUBSCRIPTION_CHANNELS),
    as: Type.Optional(Type.Unsafe<ReportFormat>({ type: 'string', enum: [...REPORT_FORMATS] })),
    params: Type.Optional(Params),
    frequency: literals(FREQUENCIES),
    minute: Type.Integer({
      minimum: 0,
      maximum: 1439,
      description: 'Minutes after midnight by the clock of the company; hourly: the minute of each hour',
    }),
    weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' })),
    monthDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
    blockId: key,
    measure: key,
    test: Type.Optional(literals(SUBSCRIPTION_TESTS)),
    value: Type.Optional(Type.Number()),
    userIds: Type.Optional(
      Type.Array(Id, {
        maxItems: 100,
        description:
          'Receivers; each gets the figures that they may read. Default: the caller. Others: only by those who design reports',
      }),
    ),
  }),
)
export type ReportSubscriptionBody = Static<typeof ReportSubscriptionBody>

export const ReportSubscription = component(
  'ReportSubscription',
  Type.Object({
    id: Type.String(),
    reportId: Type.String(),
    reportName: Type.String(),
    userName: Type.String({ description: 'The receiver' }),
    isMine: Type.Boolean({ description: 'Whether the caller is the receiver' }),
    kind: literals(SUBSCRIPTION_KINDS),
    channel: literals(SUBSCRIPTION_CHANNELS),
    as: literals(REPORT_FORMATS),
    frequency: literals(FREQUENCIES),
    minute: Type.Integer(),
    weekday: Type.Integer(),
    monthDay: Type.Integer(),
    blockId: Type.String(),
    measure: Type.String(),
    measureName: Type.String(),
    test: literals(SUBSCRIPTION_TESTS),
    value: Type.Number(),
    state: literals(SUBSCRIPTION_STATES),
    problem: Type.String({ description: 'Why it has ended' }),
    nextTime: MomentOrNull,
    lastTime: MomentOrNull,
  }),
)
export type ReportSubscription = Static<typeof ReportSubscription>
