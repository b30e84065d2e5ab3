import type { FastifyBaseLogger } from 'fastify'
import { Type } from 'typebox'
import { sql, type Selectable } from 'kysely'
import type { Language } from '@sqos/contract'
import type { Actor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { found } from '../../../platform/route.ts'
import { text } from '../../../platform/text.ts'
import { demandMonitor } from '../move/policy.ts'
import type { CallError, FlowCallsTable } from '../workflow.tables.ts'

/** States of a call. */
const CALL_STATE = { waiting: 0, done: 1, failed: 2, skipped: 3 } as const

/** Attempts after the first. */
const RETRIES = 3
/** Milliseconds before the second attempt; each further one waits twice as long. */
const RETRY_AFTER = 30_000

export type CallRow = Selectable<FlowCallsTable>

/** A call to be made. */
interface NewCall {
  taskId: string
  /** The same key makes one call. */
  key: string
  nodeCode: string
  nodeName: string
  kind: string
  input: Record<string, string>
  /** Why it waits for an administrator from the beginning. */
  failed?: CallError | undefined
}

/** What a kind of call does, and what happens when an administrator skips it. */
export interface CallHandler {
  /**
   * Must be idempotent: after a crash it runs again. What it writes with `done` belongs to one transaction with the end
   * of the call.
   */
  run: (call: CallRow, done: (trx: Trx) => Promise<void>) => Promise<void>
  skip?: ((call: CallRow, done: (trx: Trx) => Promise<void>) => Promise<void>) | undefined
  /** What an administrator does who repeats it; runs it again by default. */
  repeat?: ((call: CallRow, again: { done: (trx: Trx) => Promise<void>; by: string }) => Promise<void>) | undefined
}

interface CallDeps extends Pick<Deps, 'now' | 'newId'> {
  db: Db
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * What the server does after moves, outside of their transactions: it starts sub flows and calls services. Each call is
 * a row that is written with the move. A call that fails is retried; then it waits for an administrator.
 */
export function createFlowCalls({ db, jobs, log, now, newId }: CallDeps) {
  const handlers = new Map<string, CallHandler>()
  const job = jobs.define({
    kind: 'workflow.call',
    // A service that hangs keeps no timer waiting.
    queue: 'workflow.call',
    concurrency: 4,
    retry: { limit: 5, delay: 30, backoff: true },
    input: Type.Object({ callId: Type.String() }),
    run: ({ input }) => run(input.callId),
  })

  /** Notes a call in the transaction of its cause. */
  async function add(trx: Trx, { input, failed, ...call }: NewCall) {
    const state = failed ? CALL_STATE.failed : CALL_STATE.waiting
    const error = failed ? JSON.stringify(failed) : null
    const row = { ...call, id: newId(), input: JSON.stringify(input), state, error, createdTime: now(), doneTime: null }
    const added = await trx
      .insertInto('flowCalls')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute()
    if (failed) return
    for (const { id } of added) await jobs.send(trx, job, { input: { callId: id }, key: `${id}:0` })
  }

  const find = (id: string) => db.selectFrom('flowCalls').selectAll().where('id', '=', id).executeTakeFirst()

  const end = (id: string, state: number) => async (trx: Trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('flowCalls')
      .set({ state, error: null, doneTime: now() })
      .where('id', '=', id)
      .where('state', 'in', [CALL_STATE.waiting, CALL_STATE.failed])
      .executeTakeFirst()
    // Somebody else has ended the call: nothing of this attempt stays.
    if (numUpdatedRows === 0n) throw new AppError('refused', 'workflow.callEnded')
  }

  async function run(id: string) {
    const call = await find(id)
    if (call?.state !== CALL_STATE.waiting) return
    try {
      await found(handlers.get(call.kind)).run(call, end(id, CALL_STATE.done))
    } catch (error) {
      await fail(call, error)
    }
  }

  /** Retries a failed call later; after the last failure it waits for an administrator. */
  async function fail(call: CallRow, error: unknown) {
    if ((await find(call.id))?.state !== CALL_STATE.waiting) return
    const attempts = call.attempts + 1
    const isFinal = attempts > RETRIES
    log.warn({ err: error, callId: call.id, taskId: call.taskId, attempts }, 'workflow: a call failed')
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('flowCalls')
        .set({
          attempts,
          error: JSON.stringify(errorOf(error)),
          state: isFinal ? CALL_STATE.failed : CALL_STATE.waiting,
        })
        .where('id', '=', call.id)
        .where('state', '=', CALL_STATE.waiting)
        .execute()
      if (isFinal) return
      const after = new Date(now().getTime() + RETRY_AFTER * 2 ** (attempts - 1))
      await jobs.send(trx, job, { input: { callId: call.id }, after, key: `${call.id}:${attempts}` })
    })
  }

  /** The calls of a task, for administrators, newest first. */
  async function list(taskId: string, { actor, language }: { actor: Actor; language: Language }) {
    demandMonitor(actor)
    const rows = await db
      .selectFrom('flowCalls')
      .selectAll()
      .where('taskId', '=', taskId)
      .orderBy('createdTime', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ id, nodeCode, nodeName, kind, state, attempts, error, createdTime, doneTime }) => ({
      id,
      nodeCode,
      nodeName,
      kind,
      kindName: text(language, `workflow.call.${kind}`),
      state,
      attempts,
      error: error ? text(language, error.key, error.params) : '',
      creatorTime: createdTime.getTime(),
      endTime: doneTime?.getTime() ?? null,
    }))
  }

  async function failedCall(id: string, actor: Actor) {
    demandMonitor(actor)
    const call = found(await find(id))
    if (call.state !== CALL_STATE.failed) throw new AppError('refused', 'workflow.callNotFailed')
    return call
  }

  /** Tries a failed call again. */
  async function retry(id: string, actor: Actor) {
    const call = await failedCall(id, actor)
    const handler = handlers.get(call.kind)
    if (handler?.repeat) return await handler.repeat(call, { done: end(id, CALL_STATE.done), by: actor.userId })
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('flowCalls')
        .set({ state: CALL_STATE.waiting, attempts: 0 })
        .where('id', '=', id)
        .where('state', '=', CALL_STATE.failed)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await jobs.send(trx, job, { input: { callId: id }, key: `${id}:again` })
    })
  }

  /** Goes on without a failed call. */
  async function skip(id: string, actor: Actor) {
    const call = await failedCall(id, actor)
    const ended = end(id, CALL_STATE.skipped)
    const handler = handlers.get(call.kind)
    if (handler?.skip) await handler.skip(call, ended)
    else await db.transaction().execute(ended)
  }

  return {
    add,
    list,
    retry,
    skip,
    /** Sets what a kind of call does. */
    on: (kind: string, handler: CallHandler) => void handlers.set(kind, handler),
  }
}

export type FlowCalls = ReturnType<typeof createFlowCalls>

/** Number of calls of a task in a state, for lists. */
const callsIn = (state: number) => sql<number>`(
  select count(*)::int from flow_calls call where call.task_id = task.id and call.state = ${sql.lit(state)})`

/** Number of failed calls of a task, for lists. */
export const failedCalls = callsIn(CALL_STATE.failed)

/** Number of calls of a task that are still tried, for lists. */
export const waitingCalls = callsIn(CALL_STATE.waiting)

function errorOf(error: unknown): CallError {
  if (!(error instanceof AppError)) return { key: 'workflow.callFailed' }
  const { params } = error.details
  return params ? { key: error.messageKey, params } : { key: error.messageKey }
}
