import { Type, type Static, type TSchema } from 'typebox'
import type { Db, Trx } from '../db/database.ts'
import { afterCommit } from '../db/transaction-guard.ts'
import type { Deps } from '../deps.ts'
import { connectionOf, toBossId } from './boss.ts'
import { register, type JobDefinition, type JobType, type RegisteredKind } from './definition.ts'
import { createJobsRepository, type NewJob } from './jobs.repository.ts'
import type { JobStatus } from './jobs.tables.ts'
import { createRunner, type JobLog } from './run-job.ts'
import { createWorkers, type Queue } from './workers.ts'

export type { Job, JobDefinition, JobType } from './definition.ts'

/** Milliseconds that `sendHere` usually waits for the end of a job. */
const SOON = 10_000
/** Retention of records of finished jobs in milliseconds. */
const KEPT = 30 * 24 * 60 * 60_000

/** The record of a job, for its owner. */
export interface JobState {
  id: string
  kind: string
  ownerId: string | null
  input: unknown
  status: JobStatus
  done: number
  total: number
  /** Message key of the failure. */
  message: string
  result: unknown
}

/** A job to be sent. */
interface SentJob<Input> {
  input: Input
  /** The user who starts it; null for a system job. */
  ownerId?: string | null
  /** Not before this moment. */
  after?: Date
}

/** A recurring system job. */
export interface Schedule {
  /** Unique; never rename it. */
  kind: string
  /** Five fields, in UTC. A run that was missed while every server was off is repeated once. */
  cron: string
  run: () => Promise<unknown>
}

type JobsDeps = Pick<Deps, 'db' | 'now' | 'newId'> & {
  log: JobLog
  /**
   * Whether no other process uses the database: jobs of an earlier process are then continued at the start. Otherwise they are
   * taken over when their heartbeat was missed.
   */
  isAlone?: boolean
  /** Milliseconds that `sendHere` waits for the end of a job. */
  patience?: number | undefined
}

/**
 * Background jobs on pg-boss: queues with concurrency, retries, delays and schedules, shared by all servers of a database. The
 * table `jobs` records input, progress and result of each job under the same id.
 */
export function createJobs({ db, now, newId, log, isAlone = false, patience = SOON }: JobsDeps) {
  const repository = createJobsRepository(db)
  const kinds = new Map<string, RegisteredKind>()
  const queues = new Map<string, Queue>()
  const schedules = new Map<string, string>()
  /** Called when this server has finished a job. */
  const waiters = new Map<string, () => void>()
  /** Scheduled runs that `drain` has sent. */
  const lastRuns = new Map<string, Date>()
  let isStopping = false

  const onError = (error: unknown) => log.error({ err: error }, 'jobs')
  const runJob = createRunner({ repository, kinds, now, log, isStopping: () => isStopping })

  async function perform(id: string, kind: string) {
    try {
      await runJob(id, kind)
    } finally {
      waiters.get(id)?.()
    }
  }

  const workers = createWorkers({ db, isAlone, log, queues, schedules, perform, adopt })

  function define<Schema extends TSchema>(definition: JobDefinition<Schema>): JobType<Static<Schema>> {
    const { kind, queue = kind, concurrency = 1, retry = { limit: 0 } } = definition
    if (kinds.has(kind)) throw new Error(`jobs: "${kind}" is defined twice.`)
    const settings: Queue = {
      name: queue,
      concurrency,
      retryDelay: retry.delay ?? 0,
      retryBackoff: retry.backoff ?? false,
    }
    const shared = queues.get(queue) ?? settings
    if (JSON.stringify(shared) !== JSON.stringify(settings))
      throw new Error(`jobs: kinds of the queue "${queue}" have different settings.`)
    queues.set(queue, shared)
    kinds.set(kind, register(definition))
    return { kind, queue }
  }

  /** Queues jobs that are recorded but not queued: sent before pg-boss was open, or by an earlier version. */
  async function adopt(): Promise<void> {
    const boss = workers.opened()
    if (!boss || kinds.size === 0) return
    const count = await db.transaction().execute(async (trx) => {
      const here = createJobsRepository(trx)
      const rows = await here.notQueued([...kinds.keys()])
      const superfluous: string[] = []
      const connection = await connectionOf(trx)
      for (const { id, kind, key, startAfter } of rows) {
        const job = { id, kind, key, startAfter }
        if (!(await boss.send(...bossJob(job), { ...bossOptions(job), db: connection }))) superfluous.push(id)
      }
      if (rows.length > 0) await here.markQueued(rows.map(({ id }) => id))
      // A job of the same key already waits.
      if (superfluous.length > 0) await here.drop(superfluous)
      return rows.length
    })
    if (count > 0) await adopt()
  }

  const queueOf = (kind: string) => kinds.get(kind)?.queue ?? kind
  const bossJob = ({ kind }: Pick<NewJob, 'kind'>) => [queueOf(kind), { kind }] as const
  const bossOptions = ({ id, kind, key, startAfter }: Pick<NewJob, 'id' | 'kind' | 'key' | 'startAfter'>) => ({
    id: toBossId(id),
    singletonKey: key === null ? id : `${kind}:${key}`,
    // Relative, because the clock of the database may differ.
    ...(startAfter && { startAfter: Math.max(0, Math.ceil((startAfter.getTime() - now().getTime()) / 1000)) }),
  })

  async function insert(trx: Trx, job: NewJob): Promise<string | null> {
    const boss = workers.opened()
    if (boss) {
      const sent = await boss.send(...bossJob(job), { ...bossOptions(job), db: await connectionOf(trx) })
      if (!sent) return null
    }
    await createJobsRepository(trx).insert({ ...job, queued: boss !== undefined })
    // pg-boss may have been opened meanwhile, too early to find this job.
    afterCommit(() => (boss ? workers.wake(queueOf(job.kind)) : void adopt().catch(onError)))
    return job.id
  }

  /**
   * Sends a job over the connection of the change: with `trx` it exists only if the transaction commits. Returns its
   * id. With a `key`, at most one job of the kind waits: null when one does already.
   */
  async function send<Input>(
    connection: Db | Trx,
    type: JobType<Input>,
    job: SentJob<Input> & { key: string },
  ): Promise<string | null>
  async function send<Input>(connection: Db | Trx, type: JobType<Input>, job: SentJob<Input>): Promise<string>
  async function send<Input>(
    connection: Db | Trx,
    type: JobType<Input>,
    { input, ownerId = null, after, key }: SentJob<Input> & { key?: string },
  ): Promise<string | null> {
    const job: NewJob = {
      id: newId(),
      kind: type.kind,
      ownerId,
      input: JSON.stringify(input),
      key: key ?? null,
      startAfter: after ?? null,
      queued: false,
      createdAt: now(),
    }
    if (isTransaction(connection)) return await insert(connection, job)
    await workers.open()
    return await db.transaction().execute((trx) => insert(trx, job))
  }

  const sendSystemJob = (kind: string) => send(db, { kind, queue: queueOf(kind) }, { input: null, key: kind })

  /** Resolves at the end of the job, when it takes too long, or at once when this server has no free worker for it. */
  async function waitFor(id: string, queue: string) {
    if (!workers.hasRoom(queue)) return
    const ended = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(late.resolve, patience).unref()
    waiters.set(id, ended.resolve)
    const drained = workers.isStarted() ? undefined : workers.drainQueue(queue).catch(onError)
    await Promise.race([Promise.all([ended.promise, drained]), late.promise])
    clearTimeout(timer)
    waiters.delete(id)
  }

  /** Runs scheduled and delayed jobs that are due on the clock of `now`, and all waiting jobs. */
  async function drain() {
    await workers.open()
    await adopt()
    for (const [kind, cron] of schedules) {
      const last = lastRuns.get(kind)
      const next = last && (await workers.nextRun(cron, last))
      if (last && (!next || next > now())) continue
      lastRuns.set(kind, now())
      await sendSystemJob(kind)
    }
    for (const { id, kind } of await repository.due(now())) await workers.hasten(queueOf(kind), id)
    for (let isBusy = true; isBusy;) {
      isBusy = false
      for (const name of queues.keys()) if (await workers.drainQueue(name)) isBusy = true
    }
  }

  return {
    /** Registers a kind of job. Modules call this in their `index.ts`; the result is what `send` takes. */
    define,

    send,

    /**
     * Sends a job whose result a caller waits for; `soon` resolves at its end, or when it takes too long. `note` stores the
     * id of the job in the transaction that sends it: the job may end before anything that is written after that.
     */
    async sendHere<Input>(
      type: JobType<Input>,
      { note, ...job }: { input: Input; ownerId: string; note?: (trx: Trx, id: string) => Promise<unknown> },
    ) {
      await workers.open()
      const id = await db.transaction().execute(async (trx) => {
        const sent = await send(trx, type, job)
        await note?.(trx, sent)
        return sent
      })
      return { id, soon: waitFor(id, type.queue) }
    },

    /** Registers a recurring system job. */
    schedule({ kind, cron, run }: Schedule) {
      define({ kind, input: Type.Null(), run })
      schedules.set(kind, cron)
    },

    async find(id: string): Promise<JobState | undefined> {
      const row = await repository.find(id)
      if (!row) return undefined
      const { kind, ownerId, input, status, done, total, message, result } = row
      return { id, kind, ownerId, input, status, done, total, message, result }
    },

    /** Recurring system jobs whose last run failed, newest first. */
    failedSystemJobs: () => repository.failedSystemJobs(),

    /** Runs a failed system job again at once; false when it no longer exists. */
    async retrySystemJob(id: string): Promise<boolean> {
      const kind = await repository.dropFailedSystemJob(id)
      if (kind === undefined) return false
      await sendSystemJob(kind)
      return true
    },

    /** Removes the record of a failed system job, which runs again at its next time; false when it no longer exists. */
    discardSystemJob: async (id: string) => (await repository.dropFailedSystemJob(id)) !== undefined,

    /** Cancels a job at its next report; returns true when it had not started, and is cancelled. */
    async cancel(id: string): Promise<boolean> {
      const kind = await repository.requestCancel(id, now())
      if (kind === undefined) return false
      await workers.cancel(queueOf(kind), id)
      return true
    },

    /** Runs everything that is due, for tests, which start no workers. */
    drain,

    /** Starts the workers of this server, after `after` milliseconds. */
    start({ after = 0 }: { after?: number } = {}) {
      const prepare = async () => {
        await repository.dropFinishedBefore(new Date(now().getTime() - KEPT))
      }
      workers.start({ after, prepare })
    },

    /** Waits for running jobs until their next report; another server, or the next start, continues them. */
    async stop() {
      isStopping = true
      await workers.stop()
    },
  }
}

const isTransaction = (connection: Db | Trx): connection is Trx => connection.isTransaction

export type Jobs = ReturnType<typeof createJobs>
