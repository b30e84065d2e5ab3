import type { ServerMessage, ServerMessageOf, ServerMethod } from '@sqos/contract/realtime'
import { SOCKET_PATH } from '@sqos/contract/realtime'
import { leaderLink } from './core/leader-link.ts'
import type { Hello, ToTab } from './core/frames.ts'
import type { Unsigned } from './core/socket-client.ts'
import { randomId } from './core/random-id.ts'
import { type OpenLink, ownLink, type TabLink, workerLink } from './core/tab-link.ts'
import { hasLocks, holdLock } from './core/tab-lock.ts'
import type { RealtimeStatus } from './status.ts'

export interface RealtimeOptions {
  /**
   * Opens the shared worker of the application, whose file imports `@sqos/realtime/shared-worker`. Without it, and in browsers
   * without shared workers, one of the tabs holds the socket.
   */
  openWorker?: (() => SharedWorker) | undefined
  /** Origin of the API; the page's own by default. */
  baseUrl?: string | undefined
}

/** The connection of one tab; all tabs of a browser share one socket. */
export interface Realtime {
  /** Connects with this token; null disconnects every tab. */
  use: (token: string | null) => void
  /** Sends a message; the token is added. While there is no connection it waits. */
  send: (message: Unsigned) => void
  /** Calls back with every message of a method; returns the function that ends it. */
  on: <Method extends ServerMethod>(method: Method, handler: (message: ServerMessageOf<Method>) => void) => () => void
  /** Calls back with every message; returns the function that ends it. */
  onAny: (handler: (message: ServerMessage) => void) => () => void
  status: () => RealtimeStatus
  /** Calls back after each change of the status; returns the function that ends it. */
  onStatus: (handler: () => void) => () => void
  /** Leaves the socket to the other tabs. */
  close: () => void
}

/** Connects this tab to the socket that it shares with the other tabs. Nothing is opened before the first token. */
export function createRealtime({ openWorker, baseUrl = '' }: RealtimeOptions = {}): Realtime {
  const handlers = new Set<(message: ServerMessage) => void>()
  const listeners = new Set<() => void>()
  const url = addressOf(baseUrl)
  const lock = `sqos-tab-${randomId()}`
  let releaseLock = () => {}
  let link: TabLink | undefined
  let token: string | null = null
  let lastId: number | undefined
  let status: RealtimeStatus = { state: 'idle' }

  function setStatus(next: RealtimeStatus) {
    status = next
    for (const listener of listeners) listener()
  }

  function open(): TabLink {
    releaseLock = holdLock(lock)
    document.addEventListener('visibilitychange', tellVisibility)
    window.addEventListener('online', tellNetwork)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return openLink(openWorker)(hear, hello)
  }

  function hear(frame: ToTab) {
    if (frame.kind === 'status') return setStatus(frame.status)
    const { message } = frame
    if (message.method === 'initMessage') lastId = message.lastId
    else if ('id' in message) lastId = message.id
    for (const handler of handlers) handler(message)
  }

  const hello = (): Hello => ({ kind: 'hello', url, token, lastId, isVisible: !document.hidden, lock })
  const tellVisibility = () => link?.say({ kind: 'visible', isVisible: !document.hidden })
  const tellNetwork = () => link?.say({ kind: 'network' })
  const leave = () => link?.say({ kind: 'bye' })
  /** The page returns from the back/forward cache. */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) link?.say(hello())
  }

  return {
    use(next) {
      if (next === token) return
      token = next
      lastId = undefined
      if (link) link.say({ kind: 'token', token })
      else if (next !== null) link = open()
    },
    send: (message) => link?.say({ kind: 'send', message }),
    on(method, handler) {
      const isOf = (message: ServerMessage): message is ServerMessageOf<typeof method> => message.method === method
      const filtered = (message: ServerMessage) => {
        if (isOf(message)) handler(message)
      }
      handlers.add(filtered)
      return () => void handlers.delete(filtered)
    },
    onAny(handler) {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
    status: () => status,
    onStatus(handler) {
      listeners.add(handler)
      return () => void listeners.delete(handler)
    },
    close() {
      link?.close()
      releaseLock()
      document.removeEventListener('visibilitychange', tellVisibility)
      window.removeEventListener('online', tellNetwork)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    },
  }
}

function openLink(openWorker: (() => SharedWorker) | undefined): OpenLink {
  if (openWorker && 'SharedWorker' in globalThis) return workerLink(openWorker)
  return hasLocks() && 'BroadcastChannel' in globalThis ? leaderLink() : ownLink
}

function addressOf(baseUrl: string): string {
  const url = new URL(baseUrl + SOCKET_PATH, window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
