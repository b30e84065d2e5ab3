/**
 * How a script is called. `form` and `list` get one object (contract of the API family, platform, section 14), `transform`
 * gets its data and gives it back changed (section 9.1).
 */
export type ScriptKind = 'form' | 'list' | 'transform'

/** The problem of a script. With `syntax` and `notFunction` it was not run at all. */
export interface ScriptProblem {
  kind:
    | 'syntax'
    | 'notFunction'
    /** It threw. */
    | 'threw'
    /** The promise that it returned was rejected. */
    | 'rejected'
    /** The promise that it returned can never be settled. */
    | 'unsettled'
    /** It ran for too long. */
    | 'time'
    /** It wanted too much memory, or called itself too deeply. */
    | 'memory'
    /** It was ended from outside. */
    | 'stopped'
  message: string
  /** Line of the script, from 1. */
  line?: number | undefined
}

/** How a script ended: with what it returned, or with a problem. */
export type ScriptOutcome = { ok: true; value: unknown } | { ok: false; problem: ScriptProblem }

/** To the worker. Values travel as JSON text: nothing but data gets through. */
export type ToWorker =
  | { type: 'run'; id: number; kind: ScriptKind; source: string; values: string; time: number }
  | { type: 'check'; id: number; source: string }
  | { type: 'answer'; id: number; ask: number; ok: boolean; value: string; values: string }

/** From the worker. */
export type FromWorker =
  | { type: 'ready' }
  /** The script does something to the document. */
  | { type: 'effect'; id: number; name: string; args: string }
  /** The script waits for an answer. */
  | { type: 'ask'; id: number; ask: number; name: string; args: string }
  /** It has stopped running for the moment: there is nothing to do until an answer comes. */
  | { type: 'idle'; id: number }
  | { type: 'result'; id: number; ok: true; value: string }
  | { type: 'result'; id: number; ok: false; problem: ScriptProblem }
  /** Something that it left running after its result failed. */
  | { type: 'late'; id: number; problem: ScriptProblem }
  | { type: 'checked'; id: number; problem: ScriptProblem | undefined }
  /** Nothing more comes of this run. */
  | { type: 'over'; id: number }
  /** The worker ran out of time or memory once: let its scripts end, and use another one for the next script. */
  | { type: 'retire' }
  /** The machine inside cannot go on: throw this worker away. */
  | { type: 'broken' }
