import { Type, type Static } from 'typebox'
import { component, Flag, Milliseconds, PageQuery } from '../../platform/schema.ts'
import { REQUEST_LOG } from './log.access.ts'
import { FAILURE_LOG, SIGN_IN_LOG } from './log.service.ts'

/** An error of a browser. Values that users typed are removed from addresses, messages and stacks before storage. */
export const UiError = component(
  'UiError',
  Type.Object({
    message: Type.String({ maxLength: 1000 }),
    stack: Type.Optional(Type.String({ maxLength: 10_000 })),
    address: Type.String({ maxLength: 2000, description: 'URL of the page, without query and fragment' }),
    version: Type.String({ maxLength: 50, description: 'Version of the user interface' }),
    traceId: Type.Optional(Type.String({ maxLength: 64, description: 'Id of the failed request, if any' })),
    time: Milliseconds,
  }),
)
export type UiError = Static<typeof UiError>

export const UiErrorsBody = component(
  'UiErrorsBody',
  Type.Object({ list: Type.Array(Type.Unsafe<UiError>({ $ref: 'UiError#' }), { minItems: 1, maxItems: 20 }) }),
)
export type UiErrorsBody = Static<typeof UiErrorsBody>

export const UiErrorsResult = component('UiErrorsResult', Type.Object({ accepted: Type.Integer() }))

/** Between the years 1900 and 2100. */
const Moment = Type.Integer({
  minimum: -2_208_988_800_000,
  maximum: 4_102_444_800_000,
  description: 'Epoch milliseconds',
})

export const LogParams = Type.Object({
  category: Type.Integer({
    enum: [SIGN_IN_LOG, FAILURE_LOG, REQUEST_LOG],
    description: '1 sign-ins, 4 failures, 5 requests',
  }),
})

/** The filter of rows; missing fields do not filter. */
const filter = {
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  startTime: Type.Optional(Moment),
  endTime: Type.Optional(Moment),
  succeeded: Type.Optional(Flag),
}

export const LogFilterQuery = Type.Object(filter)
export type LogFilterQuery = Static<typeof LogFilterQuery>

export const LogQuery = Type.Object({
  ...Type.Omit(PageQuery, ['sidx']).properties,
  ...filter,
  sidx: Type.Optional(
    Type.Union([
      Type.Literal('creatorTime'),
      Type.Literal('requestDuration'),
      Type.Literal('userName'),
      Type.Literal('ipaddress'),
      Type.Literal(''),
    ]),
  ),
})
export type LogQuery = Static<typeof LogQuery>

/** One row of the log of all users. */
export const LogEntry = component(
  'LogEntry',
  Type.Object({
    id: Type.String(),
    category: Type.Integer(),
    creatorTime: Milliseconds,
    userName: Type.String({ description: 'name/account; the entered text if no such account exists' }),
    ipaddress: Type.String(),
    ipaddressName: Type.String(),
    platForm: Type.String(),
    requestURL: Type.String(),
    requestMethod: Type.String(),
    requestDuration: Type.Integer({ description: 'Milliseconds' }),
    resultCode: Type.Integer(),
    traceId: Type.String(),
    moduleName: Type.String(),
    abstracts: Type.String({ description: 'Summary in one line' }),
  }),
)
export type LogEntry = Static<typeof LogEntry>

/** A log row with all details. */
export const LogDetail = component(
  'LogDetail',
  Type.Object({
    ...LogEntry.properties,
    json: Type.String({ description: 'Path parameters, or the error with its stack trace' }),
  }),
)
export type LogDetail = Static<typeof LogDetail>

export const LogIdsBody = component(
  'LogIdsBody',
  Type.Object({ ids: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { minItems: 1, maxItems: 500 }) }),
)
