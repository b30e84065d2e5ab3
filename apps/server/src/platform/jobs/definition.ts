import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** A running job, for its handler. */
export interface Job<Input = unknown> {
  id: string
  /** The user who started it; null for system jobs. */
  ownerId: string | null
  input: Input
  /** Checkpoint that `report` stored in an earlier attempt. */
  note: unknown
  /**
   * Stores progress and a checkpoint. Call it after every batch of work: it throws when the job was cancelled, when
   * this server stops, or when another server has taken the job over.
   */
  report: (progress: { done: number; total: number; note?: unknown }) => Promise<void>
}

/** Retry after an error. Refusals (`AppError`) are final; without this setting, every error is. */
interface Retry {
  /** Maximum number of attempts after the first. */
  limit: number
  /** Seconds before the second attempt. */
  delay?: number
  /** Doubles the delay after each attempt. */
  backoff?: boolean
}

/** A kind of job. */
export interface JobDefinition<Schema extends TSchema> {
  /** Unique; never rename it: pending jobs contain it. */
  kind: string
  /** Queue shared with other kinds. Default: an own queue. */
  queue?: string
  /** Number of jobs of the queue that run in parallel on one server. Default: 1. */
  concurrency?: number
  retry?: Retry
  input: Schema
  /** Does the work and returns the result. Must be idempotent from checkpoint to checkpoint: after a crash it runs again. */
  run: (job: Job<Static<Schema>>) => Promise<unknown>
}

/** A registered kind of job, for `send`. */
export interface JobType<Input> {
  kind: string
  queue: string
  /** Only for the type of `input`. */
  readonly input?: Input
}

/** A registered kind, for the runner. */
export interface RegisteredKind {
  kind: string
  queue: string
  retryLimit: number
  /** Throws when the input does not match the schema. */
  run: (job: Job) => Promise<unknown>
}

/** Adapts a definition to jobs of unknown input. */
export function register<Schema extends TSchema>(definition: JobDefinition<Schema>): RegisteredKind {
  const { kind, queue = kind, retry, input: schema } = definition
  return {
    kind,
    queue,
    retryLimit: retry?.limit ?? 0,
    run: (job) => {
      const { input } = job
      if (!Value.Check(schema, input)) throw new Error(`jobs: the input of this ${kind} does not match its schema.`)
      return definition.run({ ...job, input })
    },
  }
}
