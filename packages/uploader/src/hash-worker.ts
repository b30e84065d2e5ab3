import { hashBlob } from './core/hash-blob.ts'
import type { FromHashWorker, ToHashWorker } from './core/hasher.ts'

/** The global scope of a dedicated worker; TypeScript's types cover only pages. */
interface WorkerScope {
  postMessage: (message: FromHashWorker) => void
  addEventListener: (type: 'message', listener: (event: { data: ToHashWorker }) => void) => void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see WorkerScope
const scope = globalThis as unknown as WorkerScope
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
const send = (message: FromHashWorker) => scope.postMessage(message)
const running = new Map<number, AbortController>()

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'hash') void hash(data.id, data.file)
  else running.get(data.id)?.abort()
})

async function hash(id: number, file: Blob) {
  const run = new AbortController()
  running.set(id, run)
  try {
    const onProgress = (readBytes: number) => send({ type: 'progress', id, readBytes })
    send({ type: 'done', id, md5: await hashBlob(file, { signal: run.signal, onProgress }) })
  } catch (error) {
    if (!run.signal.aborted) send({ type: 'unreadable', id, reason: String(error) })
  } finally {
    running.delete(id)
  }
}
