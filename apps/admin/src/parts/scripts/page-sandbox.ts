import { browserWorker, createSandbox, type Sandbox } from '@sqos/script-sandbox'

let sandbox: Sandbox | undefined

/** The sandbox for scripts of documents: one worker for all pages, started with the first script. */
export function pageSandbox(): Sandbox {
  sandbox ??= createSandbox({
    openWorker: () => browserWorker(new Worker(new URL('script-worker.ts', import.meta.url), { type: 'module' })),
  })
  return sandbox
}
