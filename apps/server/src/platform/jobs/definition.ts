import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** A running job, for its handler. */
export interface Job<Input = unknown> {
  id: string
  /** The person who started it; null for system jobs. */
  ownerId: string | null
  input: Input
  /** Checkpoint that `report` stored in an earlier attempt. */
  note: unknown
  /**
   * Stores progress and a checkpoint. Call it after every piece of work: it throws when the job was cancelled, when this server
   * stops, or when another server has taken the job over.
   */
  report: (progress: { done: number; total: number; note?: unknown }) => Promise<void>
}

/** Repetition after an error. Refusals (`AppError`) are final. Without it an error is final too. */
interface Retry {
  /** Attempts after the first. */
  limit: number
  /** Seconds before the second attempt. */
  delay?: number
  /** Doubles the delay from attempt to attempt. */
  backoff?: boolean
}

/** A kind of job. */
export interface JobDefinition<Schema extends TSchema> {
  /** Unique and never renamed: jobs that wait carry it. */
  kind: string
  /** Queue that it shares with other kinds: one of its own. */
  queue?: string
  /** Jobs of the queue that run side by side on one server: 1. */
  concurrency?: number
  retry?: Retry
  input: Schema
  /** Does the work and returns the result. Must be idempotent from checkpoint to checkpoint: after a crash it runs again. */
  run: (job: Job<Static<Schema>>) => Promise<unknown>
}

/** A registered kind of job, to be sent. */
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
