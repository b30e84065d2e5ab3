import { Worker } from 'node:worker_threads'
import type { FromWorker } from './messages.ts'
import { createSandbox, type SandboxOptions } from './sandbox.ts'
import type { WorkerPort } from './station.ts'

/** Runs scripts in a worker thread, which is started with the first of them; `close` ends it, and lets the process end. */
export const createNodeSandbox = (options: Omit<SandboxOptions, 'openWorker'> = {}) =>
  createSandbox({ ...options, openWorker: openNodeWorker })

function openNodeWorker(): WorkerPort {
  const file = import.meta.url.endsWith('.ts') ? 'node-worker.ts' : 'node-worker.js'
  const worker = new Worker(new URL(file, import.meta.url), { execArgv: [], env: {} })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', (message: FromWorker) => listener(message)),
    onFailure: (listener) => {
      worker.on('error', (error) => listener(error instanceof Error ? error.message : String(error)))
    },
    terminate: () => void worker.terminate(),
  }
}
