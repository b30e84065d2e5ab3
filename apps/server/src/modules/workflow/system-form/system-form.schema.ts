import { Type, type Static } from 'typebox'
import { component } from '../../../platform/schema.ts'
import { FlowKey } from '../engine/engine.schema.ts'
import { FlowTaskBody } from '../task/task.schema.ts'

const { status, candidateList } = FlowTaskBody.properties
const Open = { additionalProperties: true }

/** What belongs to the request; all other properties are values of the form. */
const REQUEST = {
  status,
  candidateList,
  flowTitle: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 200, description: 'Title' })])),
  flowUrgent: Type.Optional(
    Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 3, description: '1 usual, 2 important, 3 urgent' })]),
  ),
}
const Created = Type.Object({ flowId: FlowKey, ...REQUEST }, Open)
const Changed = Type.Object({ flowId: Type.Optional(Type.Union([Type.Null(), FlowKey])), ...REQUEST }, Open)

/** A new request of a page of the system. */
export const SystemFormBody = component(
  'SystemFormBody',
  Type.Unsafe<Static<typeof Created> & Record<string, unknown>>(Created),
)
export type SystemFormBody = Static<typeof SystemFormBody>

/** A changed request of a page of the system. */
export const SystemFormChange = component(
  'SystemFormChange',
  Type.Unsafe<Static<typeof Changed> & Record<string, unknown>>(Changed),
)
export type SystemFormChange = Static<typeof SystemFormChange>

const Read = Type.Object({ id: Type.String(), flowId: Type.String() }, Open)

/** The values of a request of a page of the system, by field. */
export const SystemFormValues = component(
  'SystemFormValues',
  Type.Unsafe<Static<typeof Read> & Record<string, unknown>>(Read),
)
