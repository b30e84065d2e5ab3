import type { Sandbox, ScriptProblem } from '@sqos/script-sandbox'

/**
 * Runs the scripts of documents outside of the page. `createSandbox` of @sqos/script-sandbox creates one. It receives
 * the text of the function and a host with the values and effects that scripts of documents have.
 */
export type ScriptRunner = Pick<Sandbox, 'run'>

/** Sends a request of a script. Resolves to the envelope of the response; rejects without a response. */
export type ScriptRequest = (url: string, method: string, data: unknown) => Promise<unknown>

/** A failed script and its place. The form continues. */
export interface ScriptFailure {
  /** The labels of the containers and of the field; empty for scripts of the form. */
  place: readonly string[]
  /** `change`, `blur`, `click`, `tab-click`, `onLoad`, `beforeSubmit`, `afterSubmit`, or the text of a list's button. */
  script: string
  /** The reason of the failure: `threw`, `time`, `memory` and others. */
  kind: ScriptProblem['kind']
  message: string
  line?: number | undefined
}
