import type { AppError } from '../errors.ts'
import type { WorkbookLimits, WorkbookValue } from './limits.ts'

/** What a worker parses. */
export interface WorkbookTask {
  kind: 'xlsx' | 'xls' | 'csv'
  content: Uint8Array<ArrayBuffer>
  limits: WorkbookLimits
}

/** A message of the worker: some rows, the end of the file, or the refusal of the file. */
export type WorkbookAnswer =
  | { rows: WorkbookValue[][] }
  | { done: true }
  | { refused: Pick<AppError, 'result' | 'messageKey' | 'details'> }
