import { Worker } from 'node:worker_threads'
import { broken, checkRow, tooLarge, tooManyRows, type WorkbookLimits, type WorkbookValue } from './limits.ts'

const TIME_LIMIT = 60_000

/**
 * Rows of the first sheet of an old .xls file. The format is read in a thread of its own, with little memory and a time limit:
 * whatever a hostile file makes of it, the server goes on.
 */
export async function* readXls(content: Buffer, limits: WorkbookLimits): AsyncGenerator<WorkbookValue[]> {
  const worker = new Worker(new URL('./xls-worker.ts', import.meta.url), {
    workerData: { content: new Uint8Array(content), rows: limits.rows },
    // Under `node --watch` the environment would make it send messages of another kind.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 32 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const table = await new Promise<WorkbookValue[][]>((resolve, reject) => {
      timer = setTimeout(() => reject(tooLarge()), TIME_LIMIT)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : broken()),
      )
      worker.once('exit', () => reject(broken()))
    })
    if (table.length > limits.rows) throw tooManyRows(limits)
    for (const cells of table) {
      checkRow(cells, limits)
      yield cells
    }
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
