import { MESSAGE_TYPE } from '@sqos/contract'
import { copySettings } from '@sqos/workflow-model'
import type { Effect, FlowState, Notice } from '@sqos/workflow-model/machine'
import type { Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Events } from '../../../platform/events/index.ts'
import { sendMessage } from '../../message/message.access.ts'
import { createApproverSearch } from './approvers.ts'
import type { Designs } from '../engine/designs.ts'
import { delegationsOf } from '../personal/entrust.repository.ts'
import type { TaskRow } from './task-state.ts'

/** How the page of a task is opened from a message. */
const OPENED_AS = { mine: 1, todo: 2, copied: 3 } as const

/** Notices to people who have a duty; the others go to the initiator. */
const DUTIES = new Set<Notice | 'urged'>(['duty', 'assigned', 'transferred', 'returned', 'urged'])

interface NoticeDeps extends Pick<Deps, 'now' | 'newId'> {
  events: Pick<Events, 'append'>
  designs: Designs
}

interface Told {
  notice: Notice | 'urged' | 'copied' | 'subFlow'
  to: readonly string[]
  openedAs: number
  nodeId: string | null
  operatorId: string | null
}

/** Messages about tasks, and copies for people. */
export function createFlowNotices({ events, designs, now, newId }: NoticeDeps) {
  async function send(trx: Trx, task: TaskRow, { notice, to, openedAs, nodeId, operatorId }: Told) {
    if (to.length === 0) return
    await sendMessage(
      trx,
      { events, now, newId },
      {
        to,
        kind: 'flow',
        type: MESSAGE_TYPE.task,
        title: { key: `message.flow.${notice}`, params: { title: task.fullName } },
        body: JSON.stringify({
          processId: task.id,
          enCode: task.flowCode,
          flowId: task.flowId,
          formType: task.formType,
          type: openedAs,
          taskNodeId: nodeId ?? '',
          taskOperatorId: operatorId ?? '',
          status: task.status,
        }),
      },
    )
  }

  /** These people, and those who may act for them in the flow. */
  async function withDelegates(trx: Trx, task: TaskRow, to: readonly string[]): Promise<string[]> {
    const delegations = await delegationsOf(trx, { ownerIds: to, flowId: task.flowId, now: now() })
    return [...new Set([...to, ...delegations.map(({ delegateId }) => delegateId)])]
  }

  /** Sends the messages of a move and stores its copies. */
  async function tell(
    trx: Trx,
    { task, state, effects }: { task: TaskRow; state: FlowState; effects: readonly Effect[] },
  ): Promise<void> {
    const at = { ...task, status: state.status }
    for (const effect of effects) {
      if (effect.type === 'copies') await copy(trx, at, { effect, state })
      if (effect.type !== 'notice') continue
      const { notice, nodeId, operatorId } = effect
      const isDuty = DUTIES.has(notice)
      const to = isDuty ? await withDelegates(trx, task, effect.to) : effect.to
      await send(trx, at, { notice, to, openedAs: isDuty ? OPENED_AS.todo : OPENED_AS.mine, nodeId, operatorId })
    }
  }

  /** Asks the initiator of a sub flow to submit it. */
  const invite = (trx: Trx, task: TaskRow) =>
    send(trx, task, {
      notice: 'subFlow',
      to: [task.creatorUserId],
      openedAs: OPENED_AS.mine,
      nodeId: null,
      operatorId: null,
    })

  /** Reminds the people who have an open duty. */
  async function urge(trx: Trx, task: TaskRow, duties: readonly { id: string; handlerId: string; nodeId: string }[]) {
    for (const { id, handlerId, nodeId } of duties) {
      const to = await withDelegates(trx, task, [handlerId])
      await send(trx, task, { notice: 'urged', to, openedAs: OPENED_AS.todo, nodeId, operatorId: id })
    }
  }

  async function copy(
    trx: Trx,
    task: TaskRow,
    { effect, state }: { effect: Extract<Effect, { type: 'copies' }>; state: FlowState },
  ) {
    const { nodeCode, nodeId, settingsOf, userIds } = effect
    const search = createApproverSearch(trx)
    const node = settingsOf === null ? undefined : (await designs.of(trx, task)).node(settingsOf)
    const { copyTo, isInitiatorCopy } = copySettings(node?.properties ?? {})
    const people = await search.members({ ...copyTo, users: [...userIds, ...copyTo.users] })
    if (isInitiatorCopy) people.push(task.creatorUserId)
    if (people.length === 0) return
    const nodeName = state.nodes.find(({ id }) => id === nodeId)?.name ?? ''
    const added = await trx
      .insertInto('flowCirculates')
      .values(
        [...new Set(people)].map((userId) => ({
          id: newId(),
          taskId: task.id,
          taskNodeId: nodeId,
          nodeCode,
          nodeName,
          userId,
          creatorTime: now(),
        })),
      )
      .onConflict((conflict) => conflict.columns(['taskId', 'nodeCode', 'userId']).doNothing())
      .returning('userId')
      .execute()
    const to = added.map(({ userId }) => userId)
    await send(trx, task, { notice: 'copied', to, openedAs: OPENED_AS.copied, nodeId, operatorId: null })
  }

  return { tell, invite, urge }
}

export type FlowNotices = ReturnType<typeof createFlowNotices>
