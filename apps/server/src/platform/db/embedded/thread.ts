import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './protocol.ts'
import { createWireStream } from './wire-stream.ts'

/** The embedded database, running in its own thread. */
export interface Thread {
  /** A connection, in the shape that `pg` expects of a socket. One at a time. */
  connect: () => Duplex
  dump: (compression: 'none' | 'gzip') => Promise<Uint8Array>
  close: () => Promise<void>
}

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

/** Starts the thread; rejects when the cluster cannot be opened. */
export async function startThread(options: ThreadOptions): Promise<Thread> {
  const waiting: Waiting[] = []
  const next = () => new Promise<Uint8Array>((resolve, reject) => waiting.push({ resolve, reject }))
  const opened = next()
  let gone: Error | undefined

  // Of the environment it needs nothing; under `node --watch` that would make it send messages that are no answers.
  const worker = new Worker(new URL('thread.worker.ts', import.meta.url), {
    workerData: options,
    execArgv: [],
    env: {},
  })
  worker.on('message', (answer: ThreadAnswer) => {
    const first = waiting.shift()
    if ('error' in answer) first?.reject(new Error(answer.error))
    else first?.resolve(answer.bytes)
  })
  worker.on('error', (error) => lose(error instanceof Error ? error.message : String(error)))
  worker.on('exit', () => lose('its thread has ended'))

  function lose(reason: string) {
    gone ??= new Error(`The embedded database has stopped: ${reason}. Restart the server.`)
    for (const { reject } of waiting.splice(0)) reject(gone)
  }

  async function ask(request: ThreadRequest): Promise<Uint8Array> {
    if (gone) throw gone
    const answered = next()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(request)
    return await answered
  }

  await opened
  return {
    connect: () => createWireStream((bytes) => ask({ type: 'wire', bytes })),
    dump: (compression) => ask({ type: 'dump', compression }),
    close: async () => {
      if (!gone) await ask({ type: 'close' })
      await worker.terminate()
    },
  }
}
