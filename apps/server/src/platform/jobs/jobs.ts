import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { createJobsRepository, type ClaimedJob } from './jobs.repository.ts'
import type { JobStatus } from './jobs.tables.ts'

/** How long a job stays with a server that is not heard of, in milliseconds. */
const LEASE = 30_000
const HEARTBEAT = 10_000
/** Between looks for jobs of servers that died; jobs that begin here are taken up at once. */
const POLL = 5_000
/** A job that brings down its server so often is given up. */
const MAX_ATTEMPTS = 5
/** Jobs for which somebody waits that are done beside the others. */
const MAX_HERE = 4
/** How long somebody waits. */
const SOON = 10_000
const KEPT = 30 * 24 * 60 * 60_000

/** A job at work. */
export interface Job {
  id: string
  /** Who began it; null for work of the house itself. */
  ownerId: string | null
  /** What it was begun with. Written by this server's own code: check what you take from it. */
  input: unknown
  /** What `report` kept of an earlier attempt. */
  note: unknown
  /**
   * Says how far it is, and keeps what is needed to go on from here. Call it after every piece of work: it throws when somebody
   * cancelled the job, or when the server stops and another will go on.
   */
  report: (progress: { done: number; total: number; note?: unknown }) => Promise<void>
}

/** Does the work; what it returns is the result. Running it again after any `report` must do no harm. */
export type JobHandler = (job: Job) => Promise<unknown>

/** How a job stands. */
export interface JobState {
  id: string
  kind: string
  ownerId: string | null
  /** What it was begun with. */
  input: unknown
  status: JobStatus
  done: number
  total: number
  /** Key of the text that says why it failed. */
  message: string
  result: unknown
}

class Interrupted extends Error {
  override name = 'Interrupted'
  readonly reason: 'cancelled' | 'stopping' | 'lost'

  constructor(reason: Interrupted['reason']) {
    super(reason)
    this.reason = reason
  }
}

interface Log {
  error: (facts: object, text: string) => void
}

/**
 * Work that outlasts a call: kept in a table, done by whichever server is free, one at a time per server, taken up again when
 * a server dies.
 */
export function createJobs({ db, now, newId, log }: Pick<Deps, 'db' | 'now' | 'newId'> & { log: Log }) {
  const repository = createJobsRepository(db)
  const handlers = new Map<string, JobHandler>()
  const house = new Map<string, { pause: number; due: number }>()
  const here = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isStopping = false

  const until = () => new Date(now().getTime() + LEASE)

  async function run(job: ClaimedJob) {
    const heartbeat = setInterval(() => {
      repository
        .report(job.id, { lockedUntil: until() })
        .catch((error: unknown) => log.error({ err: error }, 'heartbeat'))
    }, HEARTBEAT)
    try {
      if (job.attempts > MAX_ATTEMPTS) throw new AppError('internal', 'job.crashed')
      const handler = handlers.get(job.kind)
      if (!handler) throw new Error(`jobs: nobody does ${job.kind}`)
      const result = await handler({ ...job, report: (progress) => report(job.id, progress) })
      await end(job.id, { status: 'done', result: JSON.stringify(result ?? null) })
    } catch (error) {
      await endBadly(job, error)
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function report(id: string, { done, total, note }: { done: number; total: number; note?: unknown }) {
    const values = { lockedUntil: until(), done, total, ...(note !== undefined && { note: JSON.stringify(note) }) }
    const cancelAsked = await repository.report(id, values)
    if (cancelAsked === undefined) throw new Interrupted('lost')
    if (cancelAsked) throw new Interrupted('cancelled')
    if (isStopping) throw new Interrupted('stopping')
  }

  const end = (id: string, values: { status: JobStatus; result?: string; message?: string }) =>
    repository.finish(id, { ...values, finishedAt: now(), lockedUntil: null })

  async function endBadly(job: ClaimedJob, error: unknown) {
    if (error instanceof Interrupted) {
      if (error.reason === 'cancelled') await end(job.id, { status: 'cancelled' })
      if (error.reason === 'stopping') await repository.finish(job.id, { status: 'waiting', lockedUntil: null })
      return
    }
    const isKnown = error instanceof AppError
    if (!isKnown) log.error({ err: error, jobId: job.id, kind: job.kind }, 'job failed')
    await end(job.id, { status: 'failed', message: isKnown ? error.messageKey : 'job.failed' })
  }

  /** Does all jobs that wait, one after the other. */
  async function drain() {
    await beginHouseWork()
    for (;;) {
      if (isStopping || handlers.size === 0) return
      const job = await repository.claim({ now: now(), until: until(), kinds: [...handlers.keys()] })
      if (!job) return
      await run(job)
    }
  }

  /** Begins what the house has to do; once for all servers, because all look into the same table. */
  async function beginHouseWork() {
    for (const [kind, work] of house) {
      if (work.due > now().getTime()) continue
      const createdAt = now()
      await repository.insertHouse({ id: newId(), kind, createdAt, since: new Date(createdAt.getTime() - work.pause) })
      work.due = createdAt.getTime() + work.pause
    }
  }

  /** Begins to work, unless it works already. */
  function nudge() {
    if (timer === undefined || isStopping) return
    working ??= drain()
      .catch((error: unknown) => log.error({ err: error }, 'jobs'))
      .finally(() => {
        working = undefined
      })
  }

  return {
    /** Says who does jobs of this kind. */
    handle: (kind: string, handler: JobHandler) => {
      handlers.set(kind, handler)
    },

    /** Work of the house itself: done again and again, `pause` milliseconds from one beginning to the next. */
    every: (kind: string, { pause, work }: { pause: number; work: JobHandler }) => {
      handlers.set(kind, work)
      house.set(kind, { pause, due: 0 })
    },

    /** Begins a job and returns its id. */
    async begin({ kind, ownerId, input }: { kind: string; ownerId: string; input: unknown }): Promise<string> {
      const id = newId()
      await repository.insert({ id, kind, ownerId, input: JSON.stringify(input), createdAt: now() })
      nudge()
      return id
    },

    /**
     * Begins a job for which somebody waits: on this server and beside those that wait for their turn, as far as there is room.
     * `soon` resolves when it is over, or when it has become too long to wait for.
     */
    async beginHere({ kind, ownerId, input }: { kind: string; ownerId: string; input: unknown }) {
      const id = newId()
      await repository.insert({ id, kind, ownerId, input: JSON.stringify(input), createdAt: now() })
      const hasRoom = here.size < MAX_HERE && !isStopping
      const job = hasRoom ? await repository.claimOne(id, { until: until() }) : undefined
      if (!job) {
        nudge()
        return { id, soon: Promise.resolve() }
      }
      const work = run(job).catch((error: unknown) => log.error({ err: error }, 'jobs'))
      here.add(work)
      void work.finally(() => here.delete(work))
      return { id, soon: Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, SOON).unref())]) }
    },

    async find(id: string): Promise<JobState | undefined> {
      const row = await repository.find(id)
      if (!row) return undefined
      const { kind, ownerId, input, status, done, total, message, result } = row
      return { id, kind, ownerId, input, status, done, total, message, result }
    },

    /** Recurring system jobs whose last run failed, the newest first. */
    failedSystemJobs: () => repository.failedSystemJobs(),

    /** Runs a failed system job again at once; false when it is not there any more. */
    async retrySystemJob(id: string): Promise<boolean> {
      const kind = await repository.dropFailedSystemJob(id)
      if (kind === undefined) return false
      const createdAt = now()
      await repository.insertHouse({ id: newId(), kind, createdAt, since: createdAt })
      nudge()
      return true
    },

    /** Removes the entry of a failed system job, which runs again at its next time; false when it is not there any more. */
    discardSystemJob: async (id: string) => (await repository.dropFailedSystemJob(id)) !== undefined,

    /** Ends a job at its next report; answers true when it had not begun, and is over. */
    cancel: (id: string) => repository.askToCancel(id, now()),

    drain,

    /** From now on jobs are done here. */
    async start() {
      await repository.dropFinishedBefore(new Date(now().getTime() - KEPT))
      timer = setInterval(nudge, POLL)
      timer.unref()
      nudge()
    },

    /** Lets the job at work come to its next report; another server, or the next start, goes on. */
    async stop() {
      isStopping = true
      clearInterval(timer)
      await Promise.all([working, ...here])
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
