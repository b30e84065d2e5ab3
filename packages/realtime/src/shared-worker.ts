import type { FromTab } from './core/frames.ts'
import { createHolder } from './core/holder.ts'
import { whenLockIsFree } from './core/tab-lock.ts'

/** The global scope of a shared worker; TypeScript's DOM types describe the page's only. */
interface SharedWorkerScope {
  addEventListener: ((type: 'connect', listener: (event: MessageEvent) => void) => void) &
    ((type: 'online', listener: () => void) => void)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see SharedWorkerScope
const scope = globalThis as unknown as SharedWorkerScope
const holder = createHolder({ whenGone: whenLockIsFree })
let tabs = 0

scope.addEventListener('connect', ({ ports }) => {
  const [port] = ports
  if (!port) return
  tabs += 1
  const id = String(tabs)
  port.addEventListener('message', ({ data }: MessageEvent<FromTab>) => {
    holder.hear(id, data, (frame) => port.postMessage(frame))
  })
  port.start()
})
