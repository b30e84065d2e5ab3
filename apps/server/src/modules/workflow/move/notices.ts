import { MESSAGE_TYPE } from '@sqos/contract'
import type { NewEvent } from '@sqos/contract/events'
import { copySettings, type FlowMessage, type MessageSettings, templateOf, titleOf } from '@sqos/workflow-model'
import type { Design, Effect, FlowState, Notice } from '@sqos/workflow-model/machine'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Events, Queued } from '../../../platform/events/index.ts'
import { sendingMessages, type Sending, type SystemMessage } from '../../message/message.access.ts'
import { createApproverSearch } from './approvers.ts'
import type { Designs } from '../engine/designs.ts'
import { deputiesIn } from '../personal/entrust.repository.ts'
import type { TaskRow } from './task-state.ts'

/** How the page of a task is opened from a message. */
const OPENED_AS = { mine: 1, todo: 2, copied: 3 } as const

/** Notices to people who have a duty; the others go to the initiator. */
const DUTIES: ReadonlySet<string> = new Set<Notice | 'urged'>(['duty', 'assigned', 'transferred', 'returned', 'urged'])

interface NoticeDeps extends Pick<Deps, 'now' | 'newId'> {
  events: Pick<Events, 'append' | 'appending'>
  designs: Designs
}

interface Told {
  notice: Notice | 'urged' | 'copied' | 'subFlow' | 'scheduled'
  to: readonly string[]
  openedAs: number
  nodeId: string | null
  /** The node of the design that the message is about; empty for none. */
  nodeCode: string
  operatorId: string | null
}

/** Messages whose template a node or the start node chooses; the others have the usual one. */
const TEMPLATES: Partial<Record<string, FlowMessage>> = {
  duty: 'wait',
  urged: 'wait',
  assigned: 'wait',
  transferred: 'wait',
  agreed: 'agree',
  returned: 'reject',
  rejected: 'reject',
  copied: 'copy',
  finished: 'end',
}

/** The chosen template of a message; undefined for the usual one. */
export function templateFor(
  { root, node }: Design,
  { notice, nodeCode }: { notice: string; nodeCode: string },
): MessageSettings | undefined {
  const message = TEMPLATES[notice]
  if (message === undefined) return undefined
  const ofNode = message === 'end' ? root.properties : (node(nodeCode)?.properties ?? {})
  return templateOf(message, { node: ofNode, start: root.properties })
}

/** Whether a message goes to people who decide or read at its node; the others go to the initiator. */
export const isForNode = (notice: string) => notice === 'copied' || DUTIES.has(notice)

const nameOfNode = ({ node }: Design, code: string): string => {
  const found = node(code)
  return found ? titleOf(found) : ''
}

/** Messages about tasks, and copies for people. */
export function createFlowNotices({ events, designs, now, newId }: NoticeDeps) {
  const messageOf = (
    task: TaskRow,
    { told: { notice, to, openedAs, nodeId, nodeCode, operatorId }, design }: { told: Told; design: Design },
  ): SystemMessage => ({
    to,
    kind: 'flow',
    type: MESSAGE_TYPE.task,
    title: {
      key: `message.flow.${notice}`,
      params: { title: task.fullName, flow: task.flowName, node: nameOfNode(design, nodeCode), nodeCode },
    },
    templateId: templateFor(design, { notice, nodeCode })?.templateId,
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
    // Who may act for a person learns of the duty too.
    isForDeputies: openedAs === OPENED_AS.todo,
  })

  /** Messages as parts of the statement that stores a change. */
  const sending = async (
    db: Db | Trx,
    task: TaskRow,
    { told, also = [] }: { told: readonly Told[]; also?: readonly NewEvent[] },
  ): Promise<Sending> => {
    const design = await designs.of(db, task)
    return await sendingMessages(
      db,
      { events, now, newId },
      {
        messages: told.flatMap((one) => (one.to.length === 0 ? [] : [messageOf(task, { told: one, design })])),
        deputies: deputiesIn({ flowId: task.flowId, now: now() }),
        also,
      },
    )
  }

  async function send(trx: Trx, task: TaskRow, ...told: readonly Told[]) {
    const { ctes, queued, wake } = await sending(trx, task, { told })
    if (ctes.length === 0) return
    const { rows } = await sql<Queued>`with ${sql.join(ctes)} ${queued}`.execute(trx)
    wake(rows)
  }

  /** The messages and events of a move, as parts of the statement that stores it. */
  const tell = (
    db: Db | Trx,
    {
      task,
      state,
      effects,
      events: also,
    }: { task: TaskRow; state: FlowState; effects: readonly Effect[]; events: readonly NewEvent[] },
  ): Promise<Sending> => {
    const told = effects.flatMap((effect) => {
      if (effect.type !== 'notice') return []
      const openedAs = DUTIES.has(effect.notice) ? OPENED_AS.todo : OPENED_AS.mine
      return [{ ...effect, openedAs }]
    })
    return sending(db, { ...task, status: state.status }, { told, also })
  }

  /** Stores the copies of a move, and tells the people who receive them. */
  async function copy(
    trx: Trx,
    { task, state, effects }: { task: TaskRow; state: FlowState; effects: readonly Effect[] },
  ): Promise<void> {
    for (const effect of effects)
      if (effect.type === 'copies') await copyOne(trx, { ...task, status: state.status }, { effect, state })
  }

  /** Asks the initiator of a sub flow to submit it. */
  const invite = (trx: Trx, task: TaskRow) => askToSubmit(trx, task, 'subFlow')

  /** Asks the initiator of a request that a schedule has begun to complete and submit it. */
  const inviteAtTime = (trx: Trx, task: TaskRow) => askToSubmit(trx, task, 'scheduled')

  const askToSubmit = (trx: Trx, task: TaskRow, notice: 'subFlow' | 'scheduled') =>
    send(trx, task, {
      notice,
      to: [task.creatorUserId],
      openedAs: OPENED_AS.mine,
      nodeId: null,
      nodeCode: '',
      operatorId: null,
    })

  /** Reminds the people who have an open duty. */
  async function urge(
    trx: Trx,
    task: TaskRow,
    duties: readonly { id: string; handlerId: string; nodeId: string; nodeCode: string }[],
  ) {
    const told = duties.map(({ id: operatorId, handlerId, nodeId, nodeCode }) => {
      const openedAs = OPENED_AS.todo
      return { notice: 'urged', to: [handlerId], openedAs, nodeId, nodeCode, operatorId } as const
    })
    await send(trx, task, ...told)
  }

  async function copyOne(
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
    await send(trx, task, { notice: 'copied', to, openedAs: OPENED_AS.copied, nodeId, nodeCode, operatorId: null })
  }

  return { tell, copy, invite, inviteAtTime, urge }
}

export type FlowNotices = ReturnType<typeof createFlowNotices>
