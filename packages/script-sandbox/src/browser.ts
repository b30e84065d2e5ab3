import type { FromWorker } from './messages.ts'
import type { WorkerPort } from './station.ts'

/** Part of the browser's `Worker`. */
interface BrowserWorker {
  postMessage: (message: unknown) => void
  addEventListener: {
    (type: 'message', listener: (event: { data: FromWorker }) => void): void
    (type: 'error', listener: (event: { message?: string }) => void): void
  }
  terminate: () => void
}

/**
 * The port of a worker whose body imports `@sqos/script-sandbox/browser-worker`:
 * `browserWorker(new Worker(new URL('./script-worker.ts', import.meta.url), { type: 'module' }))`.
 */
export function browserWorker(worker: BrowserWorker): WorkerPort {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    onFailure: (listener) =>
      worker.addEventListener('error', ({ message }) => listener(message || 'The worker could not be loaded.')),
    terminate: () => worker.terminate(),
  }
}
