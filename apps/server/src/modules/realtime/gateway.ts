import { SOCKET_CLOSE, type ClientMessage } from '@sqos/contract/realtime'
import type { Language } from '@sqos/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { SocketLimits } from '../../config.ts'
import type { Actor } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Authenticate } from '../../platform/request-context.ts'
import { readFrame } from './client-message.schema.ts'
import type { Connection } from './connection.ts'
import { createFrameBudget } from './limits.ts'
import { isSessionOver, LOCKED, logout, refusal, type RefusedFrame } from './refusal.ts'

type Signed = Exclude<ClientMessage, { method: 'OnConnection' } | { method: 'heartCheck' }>

/** A socket with a valid token. */
export interface NewClient {
  socket: WebSocket
  actor: Actor
  token: string
  language: Language
  /** Number of the last push that the client has. */
  lastId: number | undefined
}

interface GatewayOptions {
  limits: SocketLimits
  authenticate: Authenticate
  log: FastifyBaseLogger
  /** Signs a socket in: answers `initMessage` and begins to deliver. */
  connect: (client: NewClient) => Promise<Connection>
  disconnect: (connection: Connection) => void
  /** Handles the message of a module. */
  handle: (call: { message: Signed; actor: Actor; connection: Connection }) => Promise<void>
}

/** A socket that was accepted. */
interface Client {
  socket: WebSocket
  ip: string
  language: Language
  connection: Connection | undefined
  /** Whose frames are counted together: the socket's own until it has signed in. */
  budget: string
  /** Milliseconds of this process's clock: when the last frame came. */
  heardAt: number
  openedAt: number
  /** Frames of a client are handled one after the other. */
  work: Promise<void>
  /** Refused frames in a row. */
  refused: number
}

/** Owner of a session: an administrator who views as somebody else keeps receiving what is their own. */
export const ownerOf = (actor: Actor) => actor.viewer?.userId ?? actor.userId

/** The protocol of the socket: sign-in, heartbeat, limits, and frames to the modules that handle them. */
export function createGateway({ limits, authenticate, log, connect, disconnect, handle }: GatewayOptions) {
  const clients = new Set<Client>()
  /** Those that have not signed in yet. */
  const waiting = new Set<Client>()
  let accepted = 0
  const budget = createFrameBudget(limits)
  const timer = setInterval(sweep, Math.min(1000, limits.idle / 4)).unref()

  function sweep() {
    const now = performance.now()
    for (const { socket, connection, heardAt, openedAt } of clients) {
      if (!connection && now - openedAt > limits.signIn) socket.close(SOCKET_CLOSE.notSignedIn)
      else if (now - heardAt > limits.idle) socket.close(SOCKET_CLOSE.idle)
      // The other side is gone without a word: nothing answers the closing frame.
      if (now - heardAt > limits.idle + limits.signIn) socket.terminate()
    }
    budget.tidy(now)
  }

  const send = ({ socket }: Client, message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }

  function refuse(client: Client, error: AppError, frame: RefusedFrame = {}) {
    client.refused += 1
    if (client.refused > limits.refusals) return client.socket.close(SOCKET_CLOSE.flood)
    return send(client, refusal(client.language, error, frame))
  }

  /** Ends a client whose session is over. */
  function end(client: Client, { result, messageKey }: AppError) {
    send(client, logout(client.language, result, messageKey))
    client.socket.close(SOCKET_CLOSE.sessionEnded)
  }

  function receive(client: Client, data: Buffer, isBinary: boolean) {
    const now = performance.now()
    client.heardAt = now
    const seconds = budget.take(client.budget, now)
    if (seconds !== undefined)
      return refuse(client, new AppError('tooManyRequests', 'error.tooManyRequests', { params: { seconds } }))
    const frame = isBinary ? { problem: 'malformed' as const } : readFrame(data.toString('utf8'))
    if (!('problem' in frame)) return queue(client, frame.message)
    if (frame.problem === 'malformed') return refuse(client, new AppError('refused', 'error.malformed'))
    const key = frame.problem === 'unknownMethod' ? 'realtime.unknownMethod' : 'realtime.invalidFrame'
    return refuse(client, new AppError('refused', key, { params: { method: frame.method } }), frame)
  }

  function queue(client: Client, message: ClientMessage) {
    const before = client.work
    client.work = answerAfter(before)

    async function answerAfter(others: Promise<void>) {
      await others
      if (client.socket.readyState === client.socket.OPEN) await answer(client, message)
    }
  }

  async function answer(client: Client, message: ClientMessage) {
    const clientId = 'clientId' in message ? message.clientId : undefined
    try {
      await take(client, message)
      client.refused = 0
    } catch (error) {
      if (isSessionOver(error)) return end(client, error)
      if (error instanceof AppError) return refuse(client, error, { method: message.method, clientId })
      log.error({ err: error, method: message.method }, 'a frame of a client failed')
      const failure = new AppError('internal', 'realtime.failed')
      return refuse(client, failure, { method: message.method, clientId })
    }
  }

  async function take(client: Client, message: ClientMessage) {
    const { connection } = client
    if (message.method === 'OnConnection') return await signIn(client, message)
    if (!connection) throw new AppError('refused', 'realtime.connectFirst')
    if (message.method === 'heartCheck') {
      // Ended sessions close their sockets at once, so that the token that was checked needs no second look.
      if (message.isActive || message.token !== connection.token) await check(connection, message.token)
      return connection.send({ method: 'heartCheck' })
    }
    const actor = await check(connection, message.token)
    if (actor.viewer) throw new AppError('forbidden', 'error.viewOnly')
    return await handle({ message, actor, connection })
  }

  /** Checks the token of a frame as every call of the API does. */
  async function check(connection: Connection, token: string): Promise<Actor> {
    const actor = await authenticate(token)
    if (ownerOf(actor) !== connection.userId) throw new AppError('tokenInvalid', 'error.tokenInvalid')
    connection.token = token
    connection.sessionId = actor.sessionId
    return actor
  }

  async function signIn(client: Client, { token, lastId }: { token: string; lastId?: number }) {
    const actor = await authenticate(token)
    if (client.connection) disconnect(client.connection)
    const { socket, language } = client
    client.connection = undefined
    try {
      client.connection = await connect({ socket, actor, token, language, lastId })
    } catch (error) {
      // The client connects again.
      const locked = error instanceof AppError && error.messageKey === LOCKED ? error : undefined
      if (locked) send(client, refusal(language, locked, { method: 'OnConnection' }))
      socket.close(locked ? SOCKET_CLOSE.locked : SOCKET_CLOSE.busy)
      if (locked) return
      throw error
    }
    client.budget = client.connection.userId
    waiting.delete(client)
    // It closed meanwhile, when there was nothing to disconnect yet.
    if (client.socket.readyState !== client.socket.OPEN) disconnect(client.connection)
  }

  return {
    /** Whether one more socket may wait for its sign-in. */
    hasRoom(ip: string): boolean {
      const own = [...waiting].filter((client) => client.ip === ip)
      return waiting.size < limits.waiting && own.length < limits.waitingPerAddress
    },

    /** Takes over a socket. */
    accept(socket: WebSocket, { ip, language }: { ip: string; language: Language }) {
      const now = performance.now()
      const work = Promise.resolve()
      accepted += 1
      const client: Client = {
        socket,
        ip,
        language,
        connection: undefined,
        budget: `socket:${accepted}`,
        heardAt: now,
        openedAt: now,
        work,
        refused: 0,
      }
      clients.add(client)
      waiting.add(client)
      socket.on('message', (data: Buffer, isBinary) => receive(client, data, isBinary))
      socket.on('close', () => {
        clients.delete(client)
        waiting.delete(client)
        if (client.connection) disconnect(client.connection)
      })
    },

    /** Tells all clients to go to another server; cuts off those that do not answer within a second. */
    async close() {
      clearInterval(timer)
      const closed = [...clients].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)))
      for (const { socket } of clients) socket.close(SOCKET_CLOSE.restart)
      const late = setTimeout(() => {
        for (const { socket } of clients) socket.terminate()
      }, 1000)
      await Promise.all(closed)
      clearTimeout(late)
      await Promise.all([...clients].map(({ work }) => work))
    },
  }
}
