import type { ScriptOutcome } from '@sqos/script-sandbox'
import { createNodeSandbox } from '@sqos/script-sandbox/node'
import { AppError } from '../../../platform/errors.ts'
import { createTurns } from '../sql/turns.ts'

/** Number of functions that run at the same time, each in its own worker. */
const WORKERS = 2

/** Number of users whose functions may wait at the same time. */
const PERSONS = 1000

/**
 * Runs the processing functions of data interfaces in workers. One user and one function have one worker at a time, so
 * endless functions block neither other users nor other functions.
 */
export function createProcessing() {
  const sandboxes = Array.from({ length: WORKERS }, () => createNodeSandbox())
  const idle = [...sandboxes]
  const ofPerson = createTurns({ atOnce: PERSONS, perCaller: 1 })
  const ofFunction = createTurns({ atOnce: WORKERS, perCaller: 1 })
  const [checker] = sandboxes

  /** Throws an error at the field for a text that is not a function. */
  async function check(source: string) {
    if (source.trim() === '') return
    const problem = await checker?.check(source)
    if (!problem) return
    throw new AppError('refused', 'dataInterface.scriptBroken', {
      params: { reason: problem.message, line: problem.line ?? 1 },
      fields: { dataProcessing: 'dataInterface.scriptBroken' },
    })
  }

  /** Returns the data as changed by the function. An invalid function changes nothing. */
  async function apply(source: string, { data, caller }: { data: unknown; caller: string }): Promise<unknown> {
    if (source.trim() === '') return data
    const outcome = await ofPerson(caller, () => ofFunction(source, () => run(source, data)))
    if (outcome.ok) return outcome.value
    const { kind, message, line } = outcome.problem
    if (kind === 'syntax' || kind === 'notFunction') return data
    throw new AppError('refused', 'dataInterface.scriptFailed', { params: { reason: message, line: line ?? 1 } })
  }

  async function run(source: string, data: unknown): Promise<ScriptOutcome> {
    const sandbox = idle.pop()
    if (!sandbox) throw new Error('data-interface: more turns were given than workers exist.')
    try {
      return await sandbox.run({ kind: 'transform', source, host: { values: () => ({ data }) } })
    } finally {
      idle.push(sandbox)
    }
  }

  return { check, apply, close: () => sandboxes.forEach((sandbox) => sandbox.close()) }
}

export type Processing = ReturnType<typeof createProcessing>
