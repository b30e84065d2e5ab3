import { parentPort } from 'node:worker_threads'
import { createEngine } from './engine.ts'
import type { ToWorker } from './messages.ts'

if (!parentPort)
  throw new Error('node-worker: this file is the body of a worker thread. Open it with openNodeWorker().')
const port = parentPort
const engine = createEngine((message) => port.postMessage(message))

port.on('message', (message: ToWorker) => void engine.then((receive) => receive(message)))
await engine
port.postMessage({ type: 'ready' })
