import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import { createQueue } from '../queue.ts'
import { broken, tooLarge, type WorkbookValue } from './limits.ts'
import type { WorkbookAnswer, WorkbookTask } from './protocol.ts'

/** Time limit for parsing one file in milliseconds; the time of the consumer is not counted. */
const TIME_LIMIT = 60_000

/** Two workers take at most 600 MB; further files wait, and are refused when too many wait. */
const queue = createQueue({
  atOnce: 2,
  waiting: 20,
  refuse: () => new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds: 10 } }),
})

/**
 * Parses a workbook in a worker thread with limited memory and time: a malicious file fails alone, and other requests
 * are answered meanwhile. An aborted `signal` ends the worker.
 */
export async function* readInWorker(task: WorkbookTask, signal?: AbortSignal): AsyncGenerator<WorkbookValue[]> {
  const leave = await enter()
  try {
    signal?.throwIfAborted()
    yield* parse(task, signal)
  } finally {
    leave()
  }
}

/** Waits for a free worker; the returned function releases it. */
async function enter(): Promise<() => void> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  await new Promise<void>((resolve, reject) => {
    queue
      .run(async () => {
        resolve()
        await left
      })
      .catch(reject)
  })
  return leave
}

async function* parse(task: WorkbookTask, signal: AbortSignal | undefined): AsyncGenerator<WorkbookValue[]> {
  const worker = new Worker(new URL('workbook.worker.ts', import.meta.url), {
    workerData: task,
    transferList: [task.content.buffer],
    execArgv: [],
    // Without the environment: under `node --watch` it would send other messages.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  })
  let next = expectAnswer()
  const fail = (error: unknown) => next.reject(error)
  const abort = () => fail(signal?.reason)
  worker.on('message', (answer: WorkbookAnswer) => next.resolve(answer))
  worker.once('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : broken()),
  )
  worker.once('exit', () => fail(broken()))
  signal?.addEventListener('abort', abort)
  let left = TIME_LIMIT
  try {
    for (;;) {
      const from = performance.now()
      const timer = setTimeout(() => fail(tooLarge()), left)
      const answer = await next.promise.finally(() => clearTimeout(timer))
      left -= performance.now() - from
      if ('refused' in answer) {
        const { result, messageKey, details } = answer.refused
        throw new AppError(result, messageKey, details)
      }
      if ('done' in answer) return
      next = expectAnswer()
      yield* answer.rows
      signal?.throwIfAborted()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage('next')
    }
  } finally {
    signal?.removeEventListener('abort', abort)
    await worker.terminate()
  }
}

function expectAnswer() {
  const answer = Promise.withResolvers<WorkbookAnswer>()
  // Handles a rejection while the consumer processes rows and awaits nothing.
  void answer.promise.catch(() => {})
  return answer
}
