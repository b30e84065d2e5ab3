import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import type { PictureNode } from '@sqos/workflow-designer/picture'
import { namesOf, peopleOf } from '../task-values.ts'

const REJECT = 0
const STATUS = { rejected: 3 } as const

/** The state and the people of each node, for the picture. Nodes that are not on the way are not named. */
export function nodeStates(detail: FlowTaskDetail, comma: string): Readonly<Record<string, PictureNode>> {
  const { flowTaskInfo, flowTaskNodeList, flowTaskOperatorRecordList } = detail
  const states: Record<string, PictureNode> = {}
  for (const { nodeCode, type, completion, userName } of flowTaskNodeList) {
    const state = completion === 1 ? 'past' : type === '1' ? 'current' : 'waiting'
    const people = namesOf(peopleOf(userName), comma)
    states[nodeCode] = { state, ...(people !== '' && { people }) }
  }
  if (flowTaskInfo.status === STATUS.rejected) {
    const last = flowTaskOperatorRecordList.findLast(({ handleStatus }) => handleStatus === REJECT)
    if (last) states[last.nodeCode] = { ...states[last.nodeCode], state: 'rejected' }
  }
  return states
}
