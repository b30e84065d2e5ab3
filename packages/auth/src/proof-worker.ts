import { searchNumber, type NumberSearch } from './proof/search-number.ts'

/** The global scope of a dedicated worker; TypeScript's types cover only pages. */
interface WorkerScope {
  postMessage: (number: number | undefined) => void
  addEventListener: (type: 'message', listener: (event: { data: NumberSearch }) => void) => void
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see WorkerScope
const scope = globalThis as unknown as WorkerScope

// A page that imports this module instead of starting a worker receives messages of others.
if (!('document' in globalThis)) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
  scope.addEventListener('message', ({ data }) => scope.postMessage(searchNumber(data)))
}
