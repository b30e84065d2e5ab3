import type { RealtimeStatus } from '../status.ts'
import type { FromTab, Hello, ToTab } from './frames.ts'
import { createSocketClient, type SocketClient, type SocketClientOptions } from './socket-client.ts'

/** Milliseconds in which tabs that open together are gathered, before the server is asked for their first message. */
const GATHER = 200

interface HolderOptions extends Pick<SocketClientOptions, 'openSocket' | 'random'> {
  /** Calls back when the tab that holds this lock is gone. */
  whenGone?: ((lock: string, callback: () => void) => void) | undefined
}

interface Tab {
  tell: (frame: ToTab) => void
  isVisible: boolean
}

/** Holds the one socket of a browser for all of its tabs. */
export function createHolder({ whenGone, ...socketOptions }: HolderOptions = {}) {
  const tabs = new Map<string, Tab>()
  let client: SocketClient | undefined
  let status: RealtimeStatus = { state: 'idle' }
  let greeting: ReturnType<typeof setTimeout> | undefined

  function tellAll(frame: ToTab) {
    for (const { tell } of tabs.values()) tell(frame)
  }

  function clientOf(url: string): SocketClient {
    client ??= createSocketClient({
      ...socketOptions,
      url,
      isActive: () => [...tabs.values()].some(({ isVisible }) => isVisible),
      onMessage: (message) => tellAll({ kind: 'message', message }),
      onStatus: (next) => {
        status = next
        tellAll({ kind: 'status', status })
      },
    })
    return client
  }

  function welcome(id: string, tell: Tab['tell'], { url, token, lastId, isVisible, lock }: Hello) {
    tabs.set(id, { tell, isVisible })
    whenGone?.(lock, () => leave(id))
    tell({ kind: 'status', status })
    const own = clientOf(url)
    own.use(token, lastId)
    if (status.state !== 'online') return
    clearTimeout(greeting)
    greeting = setTimeout(() => own.greet(), GATHER)
  }

  function leave(id: string) {
    tabs.delete(id)
    // No tab is left that would sign out.
    if (tabs.size === 0) client?.use(null)
  }

  return {
    /** Takes what a tab says; `tell` answers it. */
    hear(id: string, frame: FromTab, tell: Tab['tell']) {
      if (frame.kind === 'hello') return welcome(id, tell, frame)
      const tab = tabs.get(id)
      if (!tab) return
      if (frame.kind === 'bye') leave(id)
      else if (frame.kind === 'visible') tab.isVisible = frame.isVisible
      else if (frame.kind === 'token') client?.use(frame.token)
      else if (frame.kind === 'network') client?.retryNow()
      else client?.send(frame.message)
    },
    /** Closes the socket. */
    close: () => client?.use(null),
  }
}

export type Holder = ReturnType<typeof createHolder>
