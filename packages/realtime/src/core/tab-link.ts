import type { FromTab, Hello, ToTab } from './frames.ts'
import { createHolder } from './holder.ts'

/** The way of one tab to the holder of the socket. */
export interface TabLink {
  say: (frame: FromTab) => void
  close: () => void
}

/** Opens the way; `hear` receives everything that the holder says. */
export type OpenLink = (hear: (frame: ToTab) => void, hello: () => Hello) => TabLink

/** The way through a shared worker. */
export const workerLink =
  (openWorker: () => SharedWorker): OpenLink =>
  (hear, hello) => {
    const { port } = openWorker()
    port.addEventListener('message', ({ data }: MessageEvent<ToTab>) => hear(data))
    port.start()
    const say = (frame: FromTab) => port.postMessage(frame)
    say(hello())
    return {
      say,
      close: () => {
        say({ kind: 'bye' })
        port.close()
      },
    }
  }

/** A socket of this tab alone, where browsers offer no way to share one. */
export const ownLink: OpenLink = (hear, hello) => {
  const holder = createHolder()
  const say = (frame: FromTab) => holder.hear('own', frame, hear)
  say(hello())
  return { say, close: () => say({ kind: 'bye' }) }
}
