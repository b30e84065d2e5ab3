import { Type } from 'typebox'
import { component } from '../../../platform/schema.ts'
import { FlowKey } from '../engine/engine.schema.ts'
import { Opinion } from '../task/task.schema.ts'

export const FlowSignersBody = component(
  'FlowSignersBody',
  Type.Object({ freeApproverUserIds: Type.Array(FlowKey, { minItems: 1, maxItems: 20 }), handleOpinion: Opinion }),
)

export const FlowRemoveSignersBody = component(
  'FlowRemoveSignersBody',
  Type.Object({
    ids: Type.Array(FlowKey, { minItems: 1, maxItems: 50, description: 'Duties of the signers' }),
    handleOpinion: Opinion,
  }),
)
