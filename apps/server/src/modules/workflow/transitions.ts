import { ASSIGNEE } from '@sqos/workflow-model'
import {
  step,
  type Action,
  type Approvers,
  type ChosenCandidates,
  type Effect,
  type FlowState,
  type MachineContext,
  type Timeout,
} from '@sqos/workflow-model/machine'
import type { Trx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobType, Jobs } from '../../platform/jobs/index.ts'
import { createApproverSearch } from './approvers.ts'
import type { Designs } from './designs.ts'
import type { FlowNotices } from './notices.ts'
import { refusalError } from './refusals.ts'
import { readState, storeState, type TaskRow } from './task-state.ts'

/** More rounds than a design has approver nodes would be an endless search. */
const MAX_ROUNDS = 500

/** Jobs of running tasks. */
export interface FlowJobs {
  wake: JobType<{ taskId: string }>
  deadline: JobType<{ taskId: string; operatorId: string; decision: Timeout }>
}

interface TransitionDeps extends Pick<Deps, 'now' | 'newId'> {
  designs: Designs
  notices: FlowNotices
  jobs: Pick<Jobs, 'send'>
  flowJobs: FlowJobs
}

interface Move {
  action: Action
  /** Values of the form, on which conditions and approvers depend. */
  values: Readonly<Record<string, unknown>>
  /** Further columns of the task to store. */
  extra?: Partial<TaskRow>
}

/** Moves tasks: one step of the machine, stored with its messages and jobs in the transaction that locked the task. */
export function createTransitions({ designs, notices, jobs, flowJobs, now, newId }: TransitionDeps) {
  /** Computes a step without storing anything. */
  async function compute(
    trx: Trx,
    {
      task,
      before,
      action,
      values,
    }: Move & { task: Pick<TaskRow, 'id' | 'flowId' | 'flowVersion'>; before: FlowState },
  ): Promise<{ after: FlowState; effects: readonly Effect[] }> {
    const design = await designs.of(trx, task)
    const search = createApproverSearch(trx)
    if ('candidates' in action) await demandCandidates(action.candidates)
    const approvers = new Map<string, Approvers>()
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
  async function move(trx: Trx, task: TaskRow, { action, values, extra = {} }: Move): Promise<FlowState> {
    const before = await readState(trx, task)
    const moved = { ...task, ...extra }
    const { after, effects } = await compute(trx, { task: moved, before, action, values })
    await storeState(trx, { task: moved, before, after, now: now(), newId, extra })
    await notices.tell(trx, { task: moved, state: after, effects })
    const waking = new Set(effects.flatMap((effect) => (effect.type === 'wakeAt' ? [effect.at] : [])))
    for (const at of waking)
      await jobs.send(trx, flowJobs.wake, { input: { taskId: task.id }, after: new Date(at), key: `${task.id}:${at}` })
    for (const effect of effects) {
      if (effect.type !== 'deadline') continue
      const { operatorId, decision, at } = effect
      await jobs.send(trx, flowJobs.deadline, {
        input: { taskId: task.id, operatorId, decision },
        after: new Date(at),
        key: operatorId,
      })
    }
    return after
  }

  return { move, compute }
}

export type Transitions = ReturnType<typeof createTransitions>

/** Candidates from a request: by node, without empty lists. */
export const chosenFrom = (list: Readonly<Record<string, readonly string[]>> | null | undefined): ChosenCandidates =>
  Object.fromEntries(Object.entries(list ?? {}).filter(([, ids]) => ids.length > 0))
