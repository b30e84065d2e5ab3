import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { createQueues, fromBossId, openBoss, releaseClaims, toBossId, type QueueSettings } from './boss.ts'
import type { JobLog } from './run-job.ts'

/** Seconds between polls for jobs of other servers; jobs of this server start at once. */
const POLL_SECONDS = 5
/** Milliseconds between attempts to open the queues while the database is unreachable. */
const RETRY = 5_000
/** Milliseconds that running jobs have to reach their next report when the server stops. */
const LAST_REPORT = 10_000

/** A queue with its workers. */
export interface Queue extends QueueSettings {
  /** Number of jobs that run in parallel on one server. */
  concurrency: number
}

interface WorkersDeps {
  db: Db
  /** Whether no other process uses the database. */
  isAlone: boolean
  log: JobLog
  queues: ReadonlyMap<string, Queue>
  /** Cron expressions by the kind of job. */
  schedules: ReadonlyMap<string, string>
  perform: (id: string, kind: string) => Promise<void>
  /** Queues jobs that are missing in pg-boss. */
  adopt: () => Promise<void>
}

/** Options of the start of the workers. */
interface Start {
  /** Milliseconds until the start: a little after the start of the server, which it would slow down. */
  after: number
  prepare: () => Promise<void>
}

/** The part of pg-boss that runs jobs on this server. Opened on first use. */
export function createWorkers({ db, isAlone, log, queues, schedules, perform, adopt }: WorkersDeps) {
  // Timers and workers belong to the process, not to the async context of the first request that sent a job.
  const apart = AsyncLocalStorage.snapshot()
  const workersOf = new Map<string, string[]>()
  /** Running jobs by queue. */
  const running = new Map<string, number>()
  const stopping = new AbortController()
  let boss: PgBoss | undefined
  let opening: Promise<PgBoss> | undefined
  let createdQueues = 0
  /** Whether earlier processes may still have claims on jobs. */
  let hasEarlierClaims = isAlone
  let starting: Promise<void> | undefined
  /** Whether pg-boss was opened to run jobs, not only to send them. */
  let isSupervised = false

  const runningIn = (name: string) => running.get(name) ?? 0
  const onError = (error: unknown) => log.error({ err: error }, 'jobs')

  async function openOnce(): Promise<PgBoss> {
    isSupervised = starting !== undefined
    const opened = await openBoss(db, { supervise: isSupervised, onError })
    await createQueues(opened, [...queues.values()])
    createdQueues = queues.size
    if (hasEarlierClaims) await releaseClaims(db, opened, [...queues.keys()])
    hasEarlierClaims = false
    boss = opened
    return opened
  }

  /** Opens pg-boss for sending; does nothing when it is open. */
  async function open(): Promise<PgBoss> {
    opening ??= apart(openOnce)
    try {
      const opened = await opening
      if (createdQueues < queues.size) await createQueues(opened, [...queues.values()])
      createdQueues = queues.size
      return opened
    } catch (error) {
      opening = undefined
      throw error
    }
  }

  async function close() {
    const opened = await opening?.catch(() => undefined)
    boss = undefined
    opening = undefined
    await opened?.stop({ close: false, graceful: true, timeout: LAST_REPORT })
  }

  async function work(name: string, { concurrency }: Queue, opened: PgBoss) {
    const ids: string[] = []
    for (let count = 0; count < concurrency; count += 1) {
      const id: string = await opened.work<unknown>(name, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
        if (!job) return
        running.set(name, runningIn(name) + 1)
        try {
          await perform(fromBossId(job.id), kindOf(job.data))
        } finally {
          running.set(name, runningIn(name) - 1)
        }
        // Polls for the next job at once.
        opened.notifyWorker(id)
      })
      ids.push(id)
    }
    workersOf.set(name, ids)
  }

  async function schedule(opened: PgBoss) {
    const existing = new Map((await opened.getSchedules()).map(({ name, cron }) => [name, cron]))
    for (const [kind, cron] of schedules)
      if (existing.get(kind) !== cron)
        await opened.schedule(kind, cron, { kind }, { tz: 'UTC', missed: 'once', singletonKey: `${kind}:${kind}` })
    for (const name of existing.keys()) if (!schedules.has(name)) await opened.unschedule(name)
  }

  async function begin({ after, prepare }: Start) {
    if (after > 0) await pause(after, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    while (!stopping.signal.aborted) {
      try {
        if (!isSupervised) await close()
        const opened = await open()
        await prepare()
        await adopt()
        for (const [name, queue] of queues) await work(name, queue, opened)
        await schedule(opened)
        return
      } catch (error) {
        onError(error)
        await pause(RETRY, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }

  /** Runs the waiting jobs of a queue; returns whether there were any. */
  async function drainQueue(name: string): Promise<boolean> {
    const opened = await open()
    for (let count = 0; ; count += 1) {
      if (stopping.signal.aborted) return false
      const [job] = await opened.fetch<unknown>(name)
      if (!job) return count > 0
      try {
        await perform(fromBossId(job.id), kindOf(job.data))
        await opened.complete(name, job.id)
      } catch (error) {
        await opened.fail(name, job.id, { message: String(error) })
      }
    }
  }

  return {
    open,
    drainQueue,

    /** pg-boss, if it is open. */
    opened: () => boss,

    isStarted: () => starting !== undefined,

    /** Lets the workers of this queue poll for jobs at once. */
    wake(name: string) {
      for (const id of workersOf.get(name) ?? []) boss?.notifyWorker(id)
    },

    /** Whether a job of this queue could start at once. */
    hasRoom: (name: string) => runningIn(name) < (queues.get(name)?.concurrency ?? 0),

    /** Removes a waiting job from its queue. */
    async cancel(name: string, id: string) {
      await (await open()).cancel(name, toBossId(id))
    },

    /** Starts a delayed job now. */
    async hasten(name: string, id: string) {
      await (await open()).update(name, undefined, { id: toBossId(id), startAfter: new Date(0) })
    },

    /** The next time of a schedule after this moment. */
    async nextRun(cron: string, from: Date): Promise<Date | undefined> {
      return (await open()).previewSchedule(cron, { from, count: 1 })[0]
    },

    /** Starts the workers, and retries while the database is unreachable. */
    start(start: Start) {
      starting ??= apart(() => begin(start))
    },

    async stop() {
      stopping.abort()
      await starting
      await close()
    },
  }
}

function kindOf(data: unknown): string {
  if (typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string') return data.kind
  throw new Error('jobs: a job in the queue names no kind.')
}
