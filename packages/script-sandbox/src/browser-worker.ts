import { createEngine } from './engine.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** The global scope of a dedicated worker; TypeScript's DOM types describe the page's only. */
interface WorkerScope {
  postMessage: (message: FromWorker) => void
  addEventListener: (type: 'message', listener: (event: { data: ToWorker }) => void) => void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see WorkerScope
const scope = globalThis as unknown as WorkerScope
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
const send = (message: FromWorker) => scope.postMessage(message)
const engine = createEngine(send)

scope.addEventListener('message', ({ data }) => void engine.then((receive) => receive(data)))
await engine
send({ type: 'ready' })
