import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { RegisteredKind } from './definition.ts'
import type { createJobsRepository, StartedJob } from './jobs.repository.ts'
import type { JobStatus } from './jobs.tables.ts'

/** Number of crashes of the server after which a job fails. */
const MAX_CRASHES = 5

/** Log for failures of jobs. */
export interface JobLog {
  error: (facts: object, text: string) => void
}

class Interrupted extends Error {
  override name = 'Interrupted'
  readonly reason: 'cancelled' | 'stopping' | 'lost'

  constructor(reason: Interrupted['reason']) {
    super(reason)
    this.reason = reason
  }
}

interface RunnerDeps extends Pick<Deps, 'now'> {
  repository: ReturnType<typeof createJobsRepository>
  kinds: ReadonlyMap<string, RegisteredKind>
  log: JobLog
  isStopping: () => boolean
}

/**
 * Runs a job and stores its result. Rejects when pg-boss has to deliver it again: after an error with a retry, and when
 * this server stops.
 */
export function createRunner({ repository, kinds, now, log, isStopping }: RunnerDeps) {
  const end = (job: StartedJob, values: { status: JobStatus; result?: string; message?: string }) =>
    repository.finish(job, { ...values, finishedAt: now() })

  async function report(job: StartedJob, { done, total, note }: { done: number; total: number; note?: unknown }) {
    const values = { done, total, ...(note !== undefined && { note: JSON.stringify(note) }) }
    const cancelAsked = await repository.report(job, values)
    if (cancelAsked === undefined) throw new Interrupted('lost')
    if (cancelAsked) throw new Interrupted('cancelled')
    if (isStopping()) throw new Interrupted('stopping')
  }

  async function run(job: StartedJob, kind: RegisteredKind) {
    const { id, ownerId, input, note } = job
    if (job.attempts > kind.retryLimit + MAX_CRASHES) throw new AppError('internal', 'job.crashed')
    const result = await kind.run({ id, ownerId, input, note, report: (progress) => report(job, progress) })
    await end(job, { status: 'done', result: JSON.stringify(result ?? null) })
  }

  async function endBadly(job: StartedJob, kind: RegisteredKind, error: unknown) {
    if (error instanceof Interrupted) {
      if (error.reason === 'cancelled') await end(job, { status: 'cancelled' })
      if (error.reason !== 'stopping') return
      await repository.giveBack(job, { attempts: job.attempts - 1 })
      throw error
    }
    const isRefused = error instanceof AppError
    if (!isRefused) log.error({ err: error, jobId: job.id, kind: kind.kind, attempt: job.attempts }, 'job failed')
    if (!isRefused && job.attempts <= kind.retryLimit) {
      await repository.giveBack(job, { attempts: job.attempts })
      throw error
    }
    await end(job, { status: 'failed', message: isRefused ? error.messageKey : 'job.failed' })
  }

  return async function perform(id: string, kindName: string) {
    const kind = kinds.get(kindName)
    // Another version of the server has this kind; pg-boss delivers the job again.
    if (!kind) throw new Error(`jobs: this server does not know ${kindName}.`)
    const job = await repository.start({ id, kind: kindName, now: now() })
    // Cancelled, or finished by a server whose confirmation did not arrive.
    if (!job) return
    try {
      await run(job, kind)
    } catch (error) {
      await endBadly(job, kind, error)
    }
  }
}
