import { Type, type Static } from 'typebox'
import { FlowListQuery } from '../task/task.schema.ts'

/** Filters of the lists of a person. */
export const FlowDutyQuery = Type.Object({
  ...FlowListQuery.properties,
  waiting: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1,
      description: '1, in the list 1: only duties that wait for signers whom their approver asked first',
    }),
  ),
})
export type FlowDutyQuery = Static<typeof FlowDutyQuery>
