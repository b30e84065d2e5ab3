import { once } from 'node:events'
import type { ClientMessage, ServerMessage, ServerMessageOf, ServerMethod } from '@sqos/contract/realtime'
import { SOCKET_PATH } from '@sqos/contract/realtime'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'

/** A socket of a test. */
export interface SocketClient {
  socket: WebSocket
  /** Everything that the server has sent. */
  received: ServerMessage[]
  send: (message: ClientMessage) => void
  sendText: (text: string) => void
  /** Waits for a message of this method that was not taken yet. */
  next: <Method extends ServerMethod>(method: Method) => Promise<ServerMessageOf<Method>>
  /** Waits for the end; returns the code. */
  closed: Promise<number>
}

/** The address of the socket of a server that listens. */
export const socketAddress = (app: FastifyInstance) => {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('testing: the server does not listen.')
  return `ws://127.0.0.1:${address.port}${SOCKET_PATH}`
}

/** Opens a socket that has not signed in. */
export async function openSocket(app: FastifyInstance, options: ClientOptions = {}): Promise<SocketClient> {
  const socket = new WebSocket(socketAddress(app), options)
  const received: ServerMessage[] = []
  const taken = new Set<ServerMessage>()
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString('utf8'))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await once(socket, 'open')
  socket.on('error', () => {})
  const isOf =
    <Method extends ServerMethod>(method: Method) =>
    (message: ServerMessage): message is ServerMessageOf<Method> =>
      message.method === method && !taken.has(message)
  return {
    socket,
    received,
    sendText: (text) => socket.send(text),
    send: (message) => socket.send(JSON.stringify(message)),
    closed,
    async next(method) {
      await expect.poll(() => received.some(isOf(method)), { interval: 5 }).toBe(true)
      const message = received.find(isOf(method))
      if (!message) throw new Error(`testing: no ${method}`)
      taken.add(message)
      return message
    },
  }
}

/** Opens a socket and signs it in. */
export async function connect(app: FastifyInstance, token: string, lastId?: number) {
  const client = await openSocket(app)
  client.send({ method: 'OnConnection', token, ...(lastId !== undefined && { lastId }) })
  const init = await client.next('initMessage')
  return { ...client, init }
}
