import { CALL_DIRECTIONS, CALL_RESULTS, type CallDirection, type CallResult } from '@sqos/contract'
import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull, PageQuery } from '../../platform/schema.ts'
import { ExportChoice } from '../download-record/index.ts'

const Direction = Type.Unsafe<CallDirection>(Type.Union(CALL_DIRECTIONS.map((one) => Type.Literal(one))))
const Result = Type.Unsafe<CallResult>(Type.Union(CALL_RESULTS.map((one) => Type.Literal(one))))
const Id = Type.String({ minLength: 1, maxLength: 50 })
const NOTES = 2000

export const CallReport = component(
  'CallReport',
  Type.Object({
    id: Type.String({ minLength: 8, maxLength: 50, pattern: '^[A-Za-z0-9-]+$', description: 'Chosen by the client' }),
    direction: Direction,
    number: Type.String({ minLength: 1, maxLength: 50, description: 'Not masked, without the dialling prefix' }),
    startedAt: Milliseconds,
    answeredAt: Type.Optional(Milliseconds),
    endedAt: Type.Optional(Milliseconds),
    result: Type.Optional(Result),
    fault: Type.Optional(Type.String({ maxLength: 50, pattern: '^[A-Za-z]+$', description: 'Why the call failed' })),
    sentAt: Type.Integer({ description: 'Epoch milliseconds, by the clock of the client' }),
    modelId: Type.Optional(Id),
    recordId: Type.Optional(Id),
  }),
)
export type CallReport = Static<typeof CallReport>

export const ReportedCall = component('ReportedCall', Type.Object({ id: Type.String() }))
export type ReportedCall = Static<typeof ReportedCall>

export const CallNotesBody = component('CallNotesBody', Type.Object({ notes: Type.String({ maxLength: NOTES }) }))
export type CallNotesBody = Static<typeof CallNotesBody>

export const CallRecordQuery = Type.Object({
  ...PageQuery.properties,
  startTime: Type.Optional(Milliseconds),
  endTime: Type.Optional(Milliseconds),
  direction: Type.Optional(Direction),
  result: Type.Optional(Type.Union([Result, Type.Literal('open', { description: 'The call lasts' })])),
  userId: Type.Optional(Id),
  modelId: Type.Optional(Id),
  recordId: Type.Optional(Id),
})
export type CallRecordQuery = Static<typeof CallRecordQuery>

export const CallRecordExportQuery = Type.Object({ ...CallRecordQuery.properties, ...ExportChoice.properties })

export const CallRecordRow = component(
  'CallRecordRow',
  Type.Object({
    id: Type.String(),
    number: Type.String({ description: 'Masked for users without the permission' }),
    direction: Type.Union([Type.Literal(''), Direction], { description: 'Empty for users without the column' }),
    startedAt: MomentOrNull,
    answeredAt: MomentOrNull,
    endedAt: MomentOrNull,
    duration: Type.Integer({ description: 'Milliseconds between answer and end; 0 for a call that was not answered' }),
    result: Type.Union([Type.Literal(''), Result], { description: 'Empty while the call lasts' }),
    fault: Type.String({ description: 'Why the call failed' }),
    userId: Type.String(),
    realName: Type.String({ description: 'Name of the user of the seat' }),
    isSelf: Type.Boolean({ description: 'The caller took part' }),
    related: Type.String({ description: 'Name of the model of the related record' }),
    modelId: Type.String(),
    recordId: Type.String(),
    notes: Type.String(),
  }),
)
export type CallRecordRow = Static<typeof CallRecordRow>
