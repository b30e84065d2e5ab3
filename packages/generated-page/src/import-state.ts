import type { RecordImportState } from '@sqos/api-client/record'
import type { ImportCell, ImportRow, ImportState } from '@sqos/ui-kit/import'
import { countOf } from './import-rows.ts'

/** A workbook in the dialog. Before the start the browser holds its rows, afterwards the server. */
export interface Opened {
  /** Id for the dialog: the upload, or the import. */
  id: string
  fileName: string
  cells: readonly ImportCell[]
  /** Rows that are not imported. */
  rows: readonly ImportRow[]
  /** `sending` while rows are staged on the server. */
  phase: 'checked' | 'sending' | 'started'
  /** Number of staged rows. */
  sent: number
  /** The import on the server, after its start. */
  importId?: string | undefined
  /** Numbers of the rows in the workbook, by the number on the server. */
  numbers?: readonly number[] | undefined
  /** The import whose remaining rows these are. */
  replaces?: string | undefined
}

/** Whether the server is importing or undoing. */
export const isAtWork = ({ status }: Pick<RecordImportState, 'status'>) =>
  status === 'importing' || status === 'undoing'

/** The status of an import on the server, by its name in the dialog. */
export const shownStatus = ({ status }: Pick<RecordImportState, 'status'>): ImportState['status'] =>
  status === 'staged' ? 'checked' : status

/** State of the dialog: of the browser before the start, of the server afterwards. */
export function stateOf(opened: Opened, state: RecordImportState | undefined): ImportState {
  const { id, fileName, rows, phase, sent } = opened
  const counts = countOf(rows)
  const local = { id, fileName, total: rows.length, imported: 0, counts }
  if (phase === 'checked') return { ...local, status: 'checked', job: null }
  if (phase === 'sending' || !state)
    return {
      ...local,
      status: 'importing',
      job: { status: 'running', done: 0, total: Math.max(sent, rows.length), message: '' },
    }
  const { total, imported, faulty, job } = state
  const isStopped = state.status === 'imported' && imported + faulty < total
  const status = isStopped && job?.status !== 'failed' ? 'cancelled' : (job?.status ?? 'running')
  return {
    ...local,
    total,
    imported,
    status: shownStatus(state),
    job: { status, done: job?.done ?? 0, total: job?.total || total, message: job?.message ?? '' },
  }
}
