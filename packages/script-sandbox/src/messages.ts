/**
 * How a script is called. `form` and `list` get one object,
 * `transform` receives data and returns the changed data.
 */
export type ScriptKind = 'form' | 'list' | 'transform'

/** The problem of a script. With `syntax` and `notFunction` the script did not run. */
export interface ScriptProblem {
  kind:
    | 'syntax'
    | 'notFunction'
    /** The script threw. */
    | 'threw'
    /** The promise that it returned was rejected. */
    | 'rejected'
    /** The promise that it returned can never be settled. */
    | 'unsettled'
    /** The script exceeded its time. */
    | 'time'
    /** The script exceeded its memory or its stack. */
    | 'memory'
    /** The host stopped the script. */
    | 'stopped'
  message: string
  /** Line of the script, from 1. */
  line?: number | undefined
}

/** Result of a script: its return value or a problem. */
export type ScriptOutcome = { ok: true; value: unknown } | { ok: false; problem: ScriptProblem }

/** Messages to the worker. Values are JSON text, so that only data is transferred. */
export type ToWorker =
  | { type: 'run'; id: number; kind: ScriptKind; source: string; values: string; time: number }
  | { type: 'check'; id: number; source: string }
  | { type: 'answer'; id: number; ask: number; ok: boolean; value: string; values: string }

/** Messages from the worker. */
export type FromWorker =
  | { type: 'ready' }
  /** The script changes the document. */
  | { type: 'effect'; id: number; name: string; args: string }
  /** The script requests an answer. */
  | { type: 'ask'; id: number; ask: number; name: string; args: string }
  /** The script is idle until an answer arrives. */
  | { type: 'idle'; id: number }
  | { type: 'result'; id: number; ok: true; value: string }
  | { type: 'result'; id: number; ok: false; problem: ScriptProblem }
  /** Work after the result of the script failed. */
  | { type: 'late'; id: number; problem: ScriptProblem }
  | { type: 'checked'; id: number; problem: ScriptProblem | undefined }
  /** The run has ended; no more messages follow. */
  | { type: 'over'; id: number }
  /** The worker exceeded time or memory: let its scripts finish, and use a new worker for the next script. */
  | { type: 'retire' }
  /** The engine is broken: terminate the worker. */
  | { type: 'broken' }
