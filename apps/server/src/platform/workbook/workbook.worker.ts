import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { WorkbookValue } from './limits.ts'
import type { WorkbookAnswer, WorkbookTask } from './protocol.ts'

if (!parentPort) throw new Error('workbook.worker.ts runs in a worker thread only.')
const port = parentPort
enableCompileCache()

/** Number of cells and rows of one message. */
const CELLS = 20_000
const ROWS = 500

// The code that starts this worker sends exactly this.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the line before
const { kind, content, limits } = workerData as WorkbookTask
const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)

/** Loads the parser of the format only: the one for .xls takes longest. */
async function open() {
  if (kind === 'xls') return (await import('./read-xls.ts')).readXls(bytes, limits)
  if (kind === 'xlsx') return (await import('./read-xlsx.ts')).readXlsx(bytes, limits)
  return (await import('./read-csv.ts')).readCsv(bytes, limits)
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const answer = (message: WorkbookAnswer) => port.postMessage(message)

/** Sends rows and waits for the next request, so that few rows are in memory. */
async function send(rows: WorkbookValue[][]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  port.once('message', () => resolve())
  answer({ rows })
  await promise
}

try {
  let cells = 0
  let rows: WorkbookValue[][] = []
  let waiting = 0
  for await (const row of await open()) {
    cells += row.length
    if (cells > limits.cells) throw new AppError('refused', 'workbook.tooLarge')
    rows.push(row)
    waiting += row.length
    if (waiting < CELLS && rows.length < ROWS) continue
    await send(rows)
    rows = []
    waiting = 0
  }
  if (rows.length > 0) await send(rows)
  answer({ done: true })
} catch (error) {
  if (!(error instanceof AppError)) throw error
  answer({ refused: { result: error.result, messageKey: error.messageKey, details: error.details } })
}
