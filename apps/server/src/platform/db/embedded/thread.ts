import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './protocol.ts'
import { createWireStream } from './wire-stream.ts'

/** The embedded database, running in its own thread. */
export interface Thread {
  /** A connection with the interface of a socket for `pg`. One at a time. */
  connect: () => Duplex
  dump: () => Promise<Uint8Array>
  /**
   * Terminates the thread and opens the cluster again, as after a crash: committed data remains. The open connection
   * breaks; the next one uses the new thread.
   */
  restart: () => Promise<void>
  close: () => Promise<void>
}

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

/** Starts the thread; rejects when the cluster cannot be opened. */
export async function startThread(options: ThreadOptions): Promise<Thread> {
  let current = startWorker(options)
  await current.opened
  let isClosed = false

  async function restart() {
    if (isClosed) return
    const ended = current
    const stopped = ended.terminate('a statement ran for too long')
    current = startWorker(options, stopped)
    await current.opened
  }

  return {
    connect: () => {
      // A connection belongs to its thread: a transaction cannot continue in another one.
      const link = current
      return createWireStream((bytes) => link.ask({ type: 'wire', bytes }))
    },
    dump: () => current.ask({ type: 'dump' }),
    restart,
    close: async () => {
      isClosed = true
      await current.opened.catch(() => undefined)
      if (!current.isGone()) await current.ask({ type: 'close' })
      await current.terminate('it was closed')
    },
  }
}

/** A worker with its pending requests; it starts when `after` has resolved. */
function startWorker(options: ThreadOptions, after?: Promise<unknown>) {
  const waiting: Waiting[] = []
  const next = () => new Promise<Uint8Array>((resolve, reject) => waiting.push({ resolve, reject }))
  const opened = next()
  let gone: Error | undefined
  let worker: Worker | undefined
  const started = begin()

  async function begin() {
    await after
    // Without the environment: under `node --watch` it would send messages that are not answers.
    worker = new Worker(new URL('thread.worker.ts', import.meta.url), { workerData: options, execArgv: [], env: {} })
    worker.on('message', (answer: ThreadAnswer) => {
      const first = waiting.shift()
      if ('error' in answer) first?.reject(new Error(answer.error))
      else first?.resolve(answer.bytes)
    })
    worker.on('error', (error) => lose(error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => lose('its thread has ended'))
  }

  function lose(reason: string) {
    gone ??= new Error(`The embedded database has stopped: ${reason}.`)
    for (const { reject } of waiting.splice(0)) reject(gone)
  }

  async function ask(request: ThreadRequest): Promise<Uint8Array> {
    await opened
    if (gone) throw gone
    const answered = next()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker?.postMessage(request)
    return await answered
  }

  return {
    opened,
    ask,
    isGone: () => gone !== undefined,
    terminate: async (reason: string) => {
      lose(reason)
      await started
      await worker?.terminate()
    },
  }
}
