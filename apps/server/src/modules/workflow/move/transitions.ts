import { ASSIGNEE } from '@sqos/workflow-model'
import {
  step,
  type Action,
  type Approvers,
  type ChosenCandidates,
  type Effect,
  type FlowState,
  type MachineContext,
} from '@sqos/workflow-model/machine'
import type { Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { JobType, Jobs } from '../../../platform/jobs/index.ts'
import { announceEnd } from './announce-end.ts'
import { createApproverSearch } from './approvers.ts'
import type { FlowCalls } from '../call/calls.service.ts'
import type { Designs } from '../engine/designs.ts'
import { noteEvents } from '../call/events.ts'
import type { FlowNotices } from './notices.ts'
import { refusalError } from './refusals.ts'
import { storeState } from './store-state.ts'
import { readState, type TaskRow } from './task-state.ts'

/** More rounds than a design has approver nodes would be an endless search. */
const MAX_ROUNDS = 500

/** Jobs of running tasks. */
export interface FlowJobs {
  wake: JobType<{ taskId: string }>
  /** `decision` is in jobs of earlier versions, which noted no time in the duty. */
  deadline: JobType<{ taskId: string; operatorId: string; decision?: string }>
}

interface TransitionDeps extends Pick<Deps, 'now' | 'newId'> {
  designs: Designs
  notices: FlowNotices
  calls: Pick<FlowCalls, 'add'>
  jobs: Pick<Jobs, 'send'>
  flowJobs: FlowJobs
}

interface Move {
  action: Action
  /** Values of the form, on which conditions and approvers depend. */
  values: Readonly<Record<string, unknown>>
  /** Further columns of the task to store. */
  extra?: Partial<TaskRow>
  /** Approvers that need no search. */
  known?: ReadonlyMap<string, Approvers> | undefined
}

/** Moves tasks: one step of the machine, stored with its messages and jobs in the transaction that locked the task. */
export function createTransitions({ designs, notices, calls, jobs, flowJobs, now, newId }: TransitionDeps) {
  /** Computes a step without storing anything. */
  async function compute(
    trx: Trx,
    {
      task,
      before,
      action,
      values,
      known,
    }: Move & { task: Pick<TaskRow, 'id' | 'flowId' | 'flowVersion'>; before: FlowState },
  ): Promise<{ after: FlowState; effects: readonly Effect[] }> {
    const design = await designs.of(trx, task)
    const search = createApproverSearch(trx)
    if ('candidates' in action) await demandCandidates(action.candidates)
    const approvers = new Map(known)
    const context: MachineContext = { design, values, now: now().getTime(), newId, approvers }
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const outcome = step(before, action, context)
      if (outcome.kind === 'moved') return { after: outcome.state, effects: outcome.effects }
      if (outcome.kind === 'refused') throw refusalError(outcome.reason, outcome.nodeName)
      const searched = { initiatorId: before.initiatorId, values, state: before }
      for (const code of outcome.nodes) approvers.set(code, await search.approversOf(design, code, searched))
    }
    throw new Error(`workflow: the approvers of task ${task.id} were searched ${MAX_ROUNDS} times.`)

    /** Only people whom a node names as candidates can be chosen for it. */
    async function demandCandidates(chosen: ChosenCandidates = {}) {
      for (const [code, ids] of Object.entries(chosen)) {
        const settings = design.approvers.get(code)
        const isAsked = settings?.assignee.type === ASSIGNEE.candidates
        const allowed = isAsked ? new Set(await search.members(settings.assignee.members)) : new Set<string>()
        if (ids.some((id) => !allowed.has(id))) throw refusalError('candidatesMissing', settings?.title ?? code)
      }
    }
  }

  /** Moves a task that the transaction has locked. */
  async function move(trx: Trx, task: TaskRow, { action, values, extra = {}, known }: Move): Promise<FlowState> {
    const before = await readState(trx, task)
    const moved = { ...task, ...extra }
    const { after, effects } = await compute(trx, { task: moved, before, action, values, known })
    await storeState(trx, { task: moved, before, after, now: now(), newId, extra })
    await notices.tell(trx, { task: moved, state: after, effects })
    const by = 'by' in action ? action.by : task.creatorUserId
    await callFor(trx, { task: moved, before, after, effects, by })
    const design = await designs.of(trx, moved)
    await noteEvents(trx, { calls, design, effects, state: after, task: moved, values, by })
    const waking = new Set(effects.flatMap((effect) => (effect.type === 'wakeAt' ? [effect.at] : [])))
    for (const at of waking)
      await jobs.send(trx, flowJobs.wake, { input: { taskId: task.id }, after: new Date(at), key: `${task.id}:${at}` })
    for (const effect of effects) {
      if (effect.type !== 'deadline') continue
      const { operatorId, at } = effect
      await jobs.send(trx, flowJobs.deadline, {
        input: { taskId: task.id, operatorId },
        after: new Date(at),
        key: `${operatorId}:${at}`,
      })
    }
    return after
  }

  /** Notes the calls of a move: sub flows to start or to stop, and the end of a sub flow for its parent. */
  async function callFor(
    trx: Trx,
    {
      task,
      before,
      after,
      effects,
      by,
    }: { task: TaskRow; before: FlowState; after: FlowState; effects: readonly Effect[]; by: string },
  ) {
    const waits = new Map(after.waits.map((wait) => [wait.id, wait]))
    for (const effect of effects) {
      if (effect.type !== 'begin' && effect.type !== 'drop') continue
      const wait = waits.get(effect.waitId)
      if (!wait) continue
      const nodeName = after.nodes.find(({ id }) => id === wait.nodeId)?.name ?? ''
      await calls.add(trx, {
        taskId: task.id,
        key: `${wait.id}:${effect.type}`,
        nodeCode: wait.nodeCode,
        nodeName,
        kind: effect.type === 'begin' && wait.kind !== 'subFlow' ? wait.kind : effect.type,
        input: effect.type === 'begin' ? { waitId: wait.id } : { waitId: wait.id, how: effect.how, by },
      })
    }
    await announceEnd(trx, { calls, task, before, after })
  }

  return { move, compute }
}

export type Transitions = ReturnType<typeof createTransitions>

/** Candidates from a request: by node, without empty lists. */
export const chosenFrom = (list: Readonly<Record<string, readonly string[]>> | null | undefined): ChosenCandidates =>
  Object.fromEntries(Object.entries(list ?? {}).filter(([, ids]) => ids.length > 0))
