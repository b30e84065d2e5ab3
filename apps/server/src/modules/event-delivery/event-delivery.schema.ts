import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../platform/schema.ts'

/** A delivery of an event, or a system job, that failed and waits for an administrator. */
export const FailedTask = component(
  'FailedTask',
  Type.Object({
    id: Type.String(),
    kind: Type.Union([Type.Literal('event'), Type.Literal('job')]),
    handler: Type.String({ description: 'Name of the handler, or kind of the job' }),
    type: Type.String({ description: 'Type of the event; empty for a job' }),
    subject: Type.String({ description: 'Ordering key of the event; empty for a job' }),
    attempts: Type.Integer(),
    blocked: Type.Integer({ description: 'Number of waiting later events of the same subject' }),
    error: Type.String(),
    parkedAt: Milliseconds,
  }),
)
export type FailedTask = Static<typeof FailedTask>

export const FailedTasks = component(
  'FailedTasks',
  Type.Object({
    list: Type.Array(Type.Unsafe<FailedTask>({ $ref: 'FailedTask#' }), { description: 'The newest 500 failures' }),
    total: Type.Integer({ description: 'Number of matching failures' }),
  }),
)
export type FailedTasks = Static<typeof FailedTasks>

export const FailedTaskQuery = Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 200 })) })

export const FailedTaskIdsBody = component(
  'FailedTaskIdsBody',
  Type.Object({ ids: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 1, maxItems: 500 }) }),
)
