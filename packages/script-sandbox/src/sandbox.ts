import type { ScriptOutcome, ScriptProblem } from './messages.ts'
import { type ScriptCall, Station, type WorkerPort } from './station.ts'

export interface SandboxOptions {
  /** Starts a worker; called for the first script, and after a script has broken its worker. */
  openWorker: () => WorkerPort
  /** Milliseconds that one script may run, not counting the time in which it waits for an answer; default 1000. */
  time?: number | undefined
}

/** Runs scripts isolated from the page, in a worker that starts with the first script. */
export interface Sandbox {
  /** Runs a script. Resolves with what it returned, waiting for its promise. */
  run: (call: ScriptCall) => Promise<ScriptOutcome>
  /** The problem that prevents a script from running, or undefined. The script's function is not called. */
  check: (source: string) => Promise<ScriptProblem | undefined>
  /** Terminates the worker and all running scripts. A later script starts a new worker. */
  close: () => void
}

/** A sandbox whose worker is opened with its first script; `browserWorker` and `createNodeSandbox` know how. */
export function createSandbox({ openWorker, time = 1000 }: SandboxOptions): Sandbox {
  let current: Station | undefined
  let lastId = 0

  function station(): Station {
    if (current) return current
    const opened: Station = new Station(openWorker(), {
      time,
      onRetire: () => {
        if (current === opened) current = undefined
      },
    })
    current = opened
    return opened
  }

  return {
    run: (call) => station().run((lastId += 1), call),
    check: (source) => station().check((lastId += 1), source),
    close: () => current?.end({ kind: 'stopped', message: 'The sandbox was closed.' }),
  }
}
