import { Type } from 'typebox'
import { component, Milliseconds, MomentOrNull } from '../../platform/schema.ts'

/** What the server does after a move: it starts sub flows and calls services. */
export const FlowCall = component(
  'FlowCall',
  Type.Object({
    id: Type.String(),
    nodeCode: Type.String(),
    nodeName: Type.String(),
    kind: Type.String({ description: 'begin, ended, drop: a sub flow' }),
    kindName: Type.String({ description: 'Text of the kind' }),
    state: Type.Integer({ description: '0 waiting, 1 done, 2 failed, 3 skipped' }),
    attempts: Type.Integer({ description: 'Failed attempts' }),
    error: Type.String({ description: 'Why the last attempt failed' }),
    creatorTime: Milliseconds,
    endTime: MomentOrNull,
  }),
)
