import { Type, type Static } from 'typebox'
import { component } from '../../../platform/schema.ts'
import { FlowKey } from '../engine/engine.schema.ts'
import { FlowHandleBody } from '../task/task.schema.ts'

export const FlowCandidateBody = component(
  'FlowCandidateBody',
  Type.Object({
    formData: FlowHandleBody.properties.formData,
    flowId: Type.Optional(Type.String({ maxLength: 50 })),
    branchList: FlowHandleBody.properties.branchList,
  }),
)
export type FlowCandidateBody = Static<typeof FlowCandidateBody>

export const FlowCandidateNode = component(
  'FlowCandidateNode',
  Type.Object({ nodeId: Type.String(), nodeName: Type.String() }),
)

export const FlowCandidateUserBody = component(
  'FlowCandidateUserBody',
  Type.Object({
    ...FlowCandidateBody.properties,
    nodeCode: FlowKey,
    keyword: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 100 })])),
    currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
)
export type FlowCandidateUserBody = Static<typeof FlowCandidateUserBody>

export const FlowCandidateUser = component(
  'FlowCandidateUser',
  Type.Object({ userId: Type.String(), userName: Type.String({ description: 'name/account' }) }),
)
