import type { Sandbox, ScriptProblem } from '@sqos/script-sandbox'

/**
 * What runs the scripts of documents, apart from the page: `createSandbox` of @sqos/script-sandbox makes one. It is told the
 * function's text, and through a host the values and effects of the contract of the platform, section 14.
 */
export type ScriptRunner = Pick<Sandbox, 'run'>

/** How a script asks the server: the envelope of the answer; rejects when there is none. */
export type ScriptRequest = (url: string, method: string, data: unknown) => Promise<unknown>

/** A script that failed, and where it stands: the form goes on. */
export interface ScriptFailure {
  /** Labels from the outside to the field; empty for scripts of the form itself. */
  place: readonly string[]
  /** `change`, `blur`, `click`, `tab-click`, `onLoad`, `beforeSubmit`, `afterSubmit`, or the text of a list's button. */
  script: string
  /** What kept it from running, or ended it: `threw`, `time`, `memory` and the like. */
  kind: ScriptProblem['kind']
  message: string
  line?: number | undefined
}
