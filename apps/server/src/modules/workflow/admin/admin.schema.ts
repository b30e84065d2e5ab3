import { Type } from 'typebox'
import { component, Milliseconds, MomentOrNull } from '../../../platform/schema.ts'

/** What the server does after a move: it starts sub flows and calls services. */
export const FlowCall = component(
  'FlowCall',
  Type.Object({
    id: Type.String(),
    nodeCode: Type.String(),
    nodeName: Type.String(),
    kind: Type.String({
      description:
        'begin, ended, drop: a sub flow; event, service, people: a service; loop: a loop without a round left',
    }),
    kindName: Type.String({ description: 'Text of the kind' }),
    state: Type.Integer({ description: '0 waiting, 1 done, 2 failed, 3 skipped' }),
    attempts: Type.Integer({ description: 'Failed attempts' }),
    error: Type.String({ description: 'Why the last attempt failed' }),
    creatorTime: Milliseconds,
    endTime: MomentOrNull,
  }),
)

const Step = { nodeCode: Type.String(), nodeName: Type.String() }

/** What changes for a task with the newest version of its flow. */
export const FlowMigration = component(
  'FlowMigration',
  Type.Object({
    version: Type.Integer({ description: 'Version of the task' }),
    newestVersion: Type.Integer(),
    lost: Type.Array(Type.Object({ ...Step, isCurrent: Type.Boolean({ description: 'Whether the task is there' }) }), {
      description: 'Nodes that the newest version does not have',
    }),
    added: Type.Array(Type.Object(Step), { description: 'Nodes that the version of the task does not have' }),
    lostFields: Type.Array(Type.Object({ id: Type.String(), fullName: Type.String() }), {
      description: 'Fields that the newest form does not have; their values stay',
    }),
    message: Type.String({ description: 'Why the task cannot move; empty when it can' }),
  }),
)

export const FlowReviveBody = component(
  'FlowReviveBody',
  Type.Object({
    nodeCode: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 50 })], {
        description: 'The approver node that decides next; empty to go on where the task was cancelled',
      }),
    ),
    handleOpinion: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 500 })])),
  }),
)
