import { Type, type Static } from 'typebox'
import { FREQUENCIES, RECURRENCE } from '../../platform/recurrence.ts'
import { component } from '../../platform/schema.ts'
import { Params, REPORT_FORMATS } from './report.schema.ts'

export const SUBSCRIPTION_KINDS = ['schedule', 'threshold'] as const
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number]
export const SUBSCRIPTION_CHANNELS = ['message', 'mail'] as const
export type SubscriptionChannel = (typeof SUBSCRIPTION_CHANNELS)[number]
export const SUBSCRIPTION_TESTS = ['gt', 'gte', 'lt', 'lte'] as const
export type SubscriptionTest = (typeof SUBSCRIPTION_TESTS)[number]
export const SUBSCRIPTION_STATES = ['on', 'paused', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

const literals = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(description && { description }) })
const Id = Type.String({ minLength: 1, maxLength: 50 })

const KIND = 'schedule: the report at each time; threshold: a message when a figure passes a limit'
const CHANNEL = 'message: with the totals; mail: with the file'
const FORMAT = 'The file of a mail'
const FREQUENCY = 'How often it is sent, or the figure read'
const MINUTE = 'Minutes after midnight by the clock of the company; hourly: the minute of each hour'
const WEEKDAY = 'Weekly: 1 is Monday'
const MONTH_DAY = 'Monthly: a month without this day has its last one'
const BLOCK = 'threshold: the block of the figure'
const MEASURE = 'threshold: key of the measure whose total is read'
const TEST = 'How the total is compared with the limit'
const VALUE = 'The limit'

export const ReportSubscriptionBody = component(
  'ReportSubscriptionBody',
  Type.Object({
    reportId: Id,
    kind: literals(
      SUBSCRIPTION_KINDS,
      'schedule: the report at each time; threshold: a message when a figure passes a limit',
    ),
    channel: literals(SUBSCRIPTION_CHANNELS, CHANNEL),
    as: Type.Optional(literals(REPORT_FORMATS, FORMAT)),
    params: Type.Optional(Params),
    ...RECURRENCE,
    blockId: Type.Optional(Type.String({ maxLength: 100, description: BLOCK })),
    measure: Type.Optional(Type.String({ maxLength: 100, description: MEASURE })),
    test: Type.Optional(literals(SUBSCRIPTION_TESTS, TEST)),
    value: Type.Optional(Type.Number({ description: VALUE })),
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
    reportName: Type.String({ description: 'Name of the report' }),
    userName: Type.String({ description: 'The receiver' }),
    isMine: Type.Boolean({ description: 'Whether the caller is the receiver' }),
    kind: literals(SUBSCRIPTION_KINDS, KIND),
    channel: literals(SUBSCRIPTION_CHANNELS, CHANNEL),
    as: literals(REPORT_FORMATS, FORMAT),
    frequency: literals(FREQUENCIES, FREQUENCY),
    minute: Type.Integer({ description: MINUTE }),
    weekday: Type.Integer({ description: WEEKDAY }),
    monthDay: Type.Integer({ description: MONTH_DAY }),
    blockId: Type.String({ description: BLOCK }),
    measure: Type.String({ description: MEASURE }),
    measureName: Type.String({ description: 'Names of the block and of the measure' }),
    test: literals(SUBSCRIPTION_TESTS, TEST),
    value: Type.Number({ description: VALUE }),
    state: literals(SUBSCRIPTION_STATES, 'on: it runs; paused by a user; ended by a failure'),
    problem: Type.String({ description: 'Why it has ended' }),
    nextTime: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'When it is sent next' }),
    lastTime: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'When it was sent last' }),
  }),
)
export type ReportSubscription = Static<typeof ReportSubscription>
