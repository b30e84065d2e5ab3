import { ASSIGNEE } from '@sqos/workflow-model'
import {
  newTask,
  step,
  type Action,
  type ActionOf,
  type Approvers,
  type ChosenCandidates,
  type Effect,
  type FlowState,
  type MachineContext,
} from '@sqos/workflow-model/machine'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Queued } from '../../../platform/events/index.ts'
import type { JobType, Jobs } from '../../../platform/jobs/index.ts'
import { announceEnd } from './announce-end.ts'
import { areEnabled, createApproverSearch } from './approvers.ts'
import type { FlowCalls } from '../call/calls.service.ts'
import type { Designs } from '../engine/designs.ts'
import { eventsOf, noteEvents } from '../call/events.ts'
import { flowEvents } from './flow-events.ts'
import type { FlowNotices } from './notices.ts'
import { refusalError } from './refusals.ts'
import { storing } from './store-state.ts'
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
  /** Takes named people for enabled, and adds them. */
  assumed?: Set<string> | undefined
}

/** A computed move. */
interface Change {
  task: TaskRow
  before: FlowState
  after: FlowState
  effects: readonly Effect[]
}

const isTransaction = (connection: Db | Trx): connection is Trx => connection.isTransaction

/** Moves tasks: one step of the machine, stored with its messages and jobs in the transaction that locked the task. */
export function createTransitions({ designs, notices, calls, jobs, flowJobs, now, newId }: TransitionDeps) {
  /** Computes a step without storing anything. */
  async function compute(
    trx: Db | Trx,
    {
      task,
      before,
      action,
      values,
      known,
      assumed,
    }: Move & { task: Pick<TaskRow, 'id' | 'flowId' | 'flowVersion'>; before: FlowState },
  ): Promise<{ after: FlowState; effects: readonly Effect[] }> {
    const design = await designs.of(trx, task)
    const search = createApproverSearch(trx, assumed)
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
    await store(trx, { task: moved, before, after, effects, extra, by: byOf(action) })
    await follow(trx, { task: moved, before, after, effects, action, values })
    return after
  }

  /**
   * Stores a new task that is submitted at once. What was found is written with one statement. With `ifStill` nothing is read
   * before it: that condition and the people whom the design names are compared there, and false is returned when they differ.
   */
  async function launch(
    db: Db | Trx,
    task: TaskRow,
    { action, values, ifStill }: Pick<Move, 'values'> & { action: ActionOf<'submit'>; ifStill?: RawBuilder<boolean> },
  ): Promise<boolean> {
    const before = newTask(task.creatorUserId)
    const assumed = ifStill && new Set<string>()
    const { after, effects } = await compute(db, { task, before, action, values, assumed })
    const onlyIf = ifStill && assumed && sql<boolean>`${ifStill} and ${areEnabled(assumed)}`
    const moved = { task, before, after, effects, by: action.by, isNew: true, ...(onlyIf && { onlyIf }) }
    const isSimple = effects.every(({ type }) => type === 'notice' || type === 'hook') && !(await hasEvents(db, moved))
    const write = async (trx: Trx) => {
      await store(trx, moved)
      await follow(trx, { ...moved, action, values })
    }
    try {
      if (isSimple) await store(db, moved)
      else await (isTransaction(db) ? write(db) : db.transaction().execute(write))
      return true
    } catch (error) {
      if (ifStill && isWithoutTask(error)) return false
      throw error
    }
  }

  /** Writes a move with its messages and events by one statement. The one for a new task has the same text each time. */
  async function store(
    db: Db | Trx,
    {
      effects,
      by,
      ...change
    }: Change & { by: string | null; extra?: Partial<TaskRow>; isNew?: boolean; onlyIf?: RawBuilder<boolean> },
  ): Promise<void> {
    const events = flowEvents({ ...change, by })
    const { ctes, queued, wake } = await notices.tell(db, { task: change.task, state: change.after, effects, events })
    const parts = [...storing(db, { ...change, now: now(), newId }), ...ctes]
    const kept = change.isNew === true ? prepared : sql``
    const { rows } = await sql<Queued>`${kept}with ${sql.join(parts)} ${queued}`.execute(db)
    wake(rows)
  }

  /** Whether a move causes calls of data interfaces. */
  const hasEvents = async (db: Db | Trx, { task, effects }: Pick<Change, 'task' | 'effects'>) =>
    eventsOf(await designs.of(db, task), effects).length > 0

  /** What a move causes beside its rows and messages: copies, calls and jobs. */
  async function follow(
    trx: Trx,
    { task, before, after, effects, action, values }: Change & Pick<Move, 'action' | 'values'>,
  ): Promise<void> {
    await notices.copy(trx, { task, state: after, effects })
    const by = 'by' in action ? action.by : task.creatorUserId
    await callFor(trx, { task, before, after, effects, by })
    const design = await designs.of(trx, task)
    await noteEvents(trx, { calls, design, effects, state: after, task, values, by })
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
        ...(wait.kind === 'loop' && { failed: { key: 'workflow.loopLimit', params: { name: nodeName } } }),
      })
    }
    await announceEnd(trx, { calls, task, before, after })
  }

  return { move, launch, compute }
}

export type Transitions = ReturnType<typeof createTransitions>

const byOf = (action: Action): string | null => ('by' in action ? action.by : null)

/** Candidates from a request: by node, without empty lists. */
export const chosenFrom = (list: Readonly<Record<string, readonly string[]>> | null | undefined): ChosenCandidates =>
  Object.fromEntries(Object.entries(list ?? {}).filter(([, ids]) => ids.length > 0))

/** Whether nodes, duties or records were refused because the row of their task was not stored. */
const isWithoutTask = (error: unknown) =>
  error instanceof Error && 'constraint' in error && /^flow_\w+_task_id_fkey$/.test(String(error.constraint))
