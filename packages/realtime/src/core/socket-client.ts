import type { ClientMessage, PresenceMessage, ServerMessage } from '@sqos/contract/realtime'
import { SOCKET_CLOSE } from '@sqos/contract/realtime'
import type { RealtimeStatus } from '../status.ts'
import { pauseAfter } from './backoff.ts'

/** Milliseconds of silence after which a heartbeat is sent, and until its answer must be there. */
const BEAT_EVERY = 40_000
const ANSWER_WITHIN = 15_000

/** A message without its token, which the client adds. */
export type Unsigned<Message extends ClientMessage = ClientMessage> = Message extends ClientMessage
  ? Omit<Message, 'token'>
  : never

export interface SocketClientOptions {
  /** Address of the socket, with `ws:` or `wss:`. */
  url: string
  onMessage: (message: ServerMessage) => void
  onStatus: (status: RealtimeStatus) => void
  /** Whether a page is visible: only then heartbeats keep the session alive. */
  isActive: () => boolean
  openSocket?: ((url: string) => WebSocket) | undefined
  random?: (() => number) | undefined
}

/** One connection to the server: signs in, keeps alive, connects again, and continues after the last push. */
export function createSocketClient(options: SocketClientOptions) {
  const { url, onMessage, onStatus, isActive, openSocket = (address) => new WebSocket(address) } = options
  const { random = Math.random } = options
  let token: string | null = null
  let socket: WebSocket | undefined
  let attempt = 0
  let lastId: number | undefined
  let isSignedIn = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let beat: ReturnType<typeof setTimeout> | undefined
  /** Messages that were sent before the server had answered `initMessage`. */
  let waiting: Unsigned[] = []

  function open() {
    clearTimeout(retry)
    onStatus({ state: 'connecting' })
    const own = openSocket(url)
    socket = own
    own.addEventListener('open', () => socket === own && signIn())
    own.addEventListener('message', ({ data }) => socket === own && receive(String(data)))
    // A failure to connect closes as well.
    own.addEventListener('close', ({ code }) => socket === own && lose(code))
  }

  const transmit = (message: Unsigned) => socket?.send(JSON.stringify({ ...message, token }))

  function signIn() {
    listenFor(ANSWER_WITHIN)
    transmit({ method: 'OnConnection', mobileDevice: false, ...(lastId !== undefined && { lastId }) })
  }

  /** Connects again unless something arrives in time. */
  function listenFor(milliseconds: number) {
    clearTimeout(beat)
    beat = setTimeout(() => {
      forget()
      connectLater(0)
    }, milliseconds)
  }

  function receive(text: string) {
    const message: ServerMessage = JSON.parse(text)
    clearTimeout(beat)
    beat = setTimeout(sendBeat, BEAT_EVERY)
    if ('id' in message) {
      // Sent once more after a reconnection.
      if (lastId !== undefined && message.id <= lastId) return
      lastId = message.id
    }
    if (message.method === 'heartCheck') return
    if (message.method === 'presence') return spread(message)
    if (message.method === 'initMessage') begin(message.lastId)
    if (message.method === 'logout' || message.method === 'closeSocket') end()
    onMessage(message)
  }

  function spread({ online, offline }: PresenceMessage) {
    for (const userId of online) onMessage({ method: 'online', userId })
    for (const userId of offline) onMessage({ method: 'offline', userId })
  }

  function begin(id: number) {
    lastId = id
    attempt = 0
    isSignedIn = true
    onStatus({ state: 'online' })
    const messages = waiting
    waiting = []
    for (const message of messages) transmit(message)
  }

  function sendBeat() {
    transmit({ method: 'heartCheck', ...(isActive() && { isActive: true }) })
    listenFor(ANSWER_WITHIN)
  }

  /** Closes the socket without waiting for the other side. */
  function forget() {
    const own = socket
    socket = undefined
    isSignedIn = false
    clearTimeout(beat)
    clearTimeout(retry)
    own?.close()
  }

  function lose(code: number) {
    forget()
    if (code === SOCKET_CLOSE.sessionEnded || code === SOCKET_CLOSE.tooManySockets) onStatus({ state: 'ended' })
    else connectLater(code)
  }

  function connectLater(code: number) {
    const pause = pauseAfter({ attempt, code, random })
    attempt += 1
    retry = setTimeout(open, pause)
    onStatus({ state: 'waiting', retryAt: Date.now() + pause })
  }

  function end() {
    forget()
    onStatus({ state: 'ended' })
  }

  return {
    /**
     * Connects with this token; null closes the connection. `knownId` is the last push that a tab has received with this token;
     * without it a new token begins with the present, and nothing is replayed.
     */
    use(next: string | null, knownId?: number) {
      if (next === token && (socket || next === null)) return
      forget()
      if (next !== token) lastId = knownId
      token = next
      attempt = 0
      waiting = []
      if (next === null) onStatus({ state: 'idle' })
      else open()
    },
    /** Sends a message; before the connection is there it waits. */
    send(message: Unsigned) {
      if (isSignedIn) transmit(message)
      else waiting.push(message)
    },
    /** Requests a fresh `initMessage`, for a page that was opened later. */
    greet() {
      if (isSignedIn) signIn()
    },
    /** Tries at once, such as when the network is there again. */
    retryNow() {
      if (token === null || socket) return
      attempt = 0
      open()
    },
  }
}

export type SocketClient = ReturnType<typeof createSocketClient>
