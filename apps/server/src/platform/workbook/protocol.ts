import type { AppError } from '../errors.ts'
import type { WorkbookLimits, WorkbookValue } from './limits.ts'

/** The task of a worker. */
export interface WorkbookTask {
  kind: 'xlsx' | 'xls' | 'csv'
  content: Uint8Array<ArrayBuffer>
  limits: WorkbookLimits
}

/** A message of the worker: rows, the end of the file, or the error of the file. */
export type WorkbookAnswer =
  | { rows: WorkbookValue[][] }
  | { done: true }
  | { refused: Pick<AppError, 'result' | 'messageKey' | 'details'> }
