import type { Sandbox } from '@sqos/script-sandbox'
import { createNodeSandbox } from '@sqos/script-sandbox/node'
import { AppError } from '../../../platform/errors.ts'

/** The functions that make of the data of an interface what its users need. They run apart from the server. */
export function createProcessing(sandbox: Sandbox = createNodeSandbox()) {
  /** Refuses, at the field, a text that is no function. */
  async function check(source: string) {
    if (source.trim() === '') return
    const problem = await sandbox.check(source)
    if (!problem) return
    throw new AppError('refused', 'dataInterface.scriptBroken', {
      params: { reason: problem.message, line: problem.line ?? 1 },
      fields: { dataProcessing: 'dataInterface.scriptBroken' },
    })
  }

  /** What the function makes of the data; a text that is no function is passed over. */
  async function apply(source: string, data: unknown): Promise<unknown> {
    if (source.trim() === '') return data
    const outcome = await sandbox.run({ kind: 'transform', source, host: { values: () => ({ data }) } })
    if (outcome.ok) return outcome.value
    const { kind, message, line } = outcome.problem
    if (kind === 'syntax' || kind === 'notFunction') return data
    throw new AppError('refused', 'dataInterface.scriptFailed', { params: { reason: message, line: line ?? 1 } })
  }

  return { check, apply, close: () => sandbox.close() }
}

export type Processing = ReturnType<typeof createProcessing>
