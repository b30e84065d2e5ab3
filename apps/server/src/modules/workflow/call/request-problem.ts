import { RequestProblem } from '../../data-interface/data-interface.access.ts'
import type { CallError } from '../workflow.tables.ts'

/** Why another system was not reached, as a text of the server. */
export const requestProblem = (error: unknown): CallError =>
  error instanceof RequestProblem
    ? { key: error.key, params: error.params }
    : { key: 'workflow.serviceFailed', params: { reason: error instanceof Error ? error.message : '' } }
