import type { Language } from '@sqos/contract'
import { type ChatEcho, type ServerMessage, SOCKET_CLOSE, type TransientMessage } from '@sqos/contract/realtime'
import type { WebSocket } from 'ws'
import type { MissedPush } from './push.repository.ts'

/** Pushes that are read for one client at once. */
const PAGE = 200

/** A signed-in socket. */
export interface Connection {
  userId: string
  sessionId: string
  /** Token of the latest frame that was checked. */
  token: string
  language: Language
  socket: WebSocket
  send: (message: TransientMessage | ChatEcho) => void
  /** Sends a message that is already JSON. */
  sendText: (text: string) => void
  /** Sends the push with this number, unless the client has it; one after a gap makes the connection read what is missing. */
  push: (id: number, message: string) => void
  /** Begins to deliver: after this number. */
  startAfter: (lastId: number) => Promise<void>
  /** Tells the last number of the person; the connection reads what is missing. */
  noteLastId: (lastId: number) => void
}

interface ConnectionOptions {
  userId: string
  sessionId: string
  token: string
  language: Language
  socket: WebSocket
  /** Bytes that may wait for a slow client. */
  backlog: number
  readMissed: (userId: string, options: { after: number; limit: number }) => Promise<MissedPush[]>
  onError: (error: unknown) => void
}

/** Adds the number of a push to its JSON. */
const numbered = (id: number, message: string) => `{"id":${id},${message.slice(1)}`

/**
 * A signed-in socket, which receives each push of its person once and in the order of the numbers. Servers tell each other of pushes
 * in no certain order and may lose some; a gap in the numbers shows it, and the missing ones are read from the database.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { socket, userId, readMissed, backlog, onError } = options
  let lastId = 0
  /** While pushes are read, and before the connection has begun, arriving ones are not sent: they will be read. */
  let isReading = true
  let knownId = 0

  function sendText(text: string) {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > backlog) return socket.close(SOCKET_CLOSE.tooSlow)
    socket.send(text)
  }

  function deliver(id: number, message: string) {
    lastId = id
    sendText(numbered(id, message))
  }

  async function readOn() {
    isReading = true
    try {
      while (knownId > lastId && socket.readyState === socket.OPEN) {
        const missed = await readMissed(userId, { after: lastId, limit: PAGE })
        for (const { id, message } of missed) deliver(id, message)
        // The rest is no longer stored.
        if (missed.length === 0) lastId = knownId
      }
    } catch (error) {
      // The next push or check tries again.
      onError(error)
    }
    isReading = false
  }

  function noteLastId(id: number) {
    if (id > knownId) knownId = id
    if (!isReading && knownId > lastId) void readOn()
  }

  return {
    userId,
    sessionId: options.sessionId,
    token: options.token,
    language: options.language,
    socket,
    sendText,
    send: (message: ServerMessage) => sendText(JSON.stringify(message)),
    push(id, message) {
      if (isReading || id !== lastId + 1) return noteLastId(id)
      knownId = Math.max(knownId, id)
      deliver(id, message)
    },
    startAfter(id) {
      lastId = id
      return readOn()
    },
    noteLastId,
  }
}
