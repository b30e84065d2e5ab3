/// <reference types="node" />
import { once } from 'node:events'
import type { ClientMessage, InitMessage, ServerMessage } from '@sqos/contract/realtime'
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws'

const INIT: Omit<InitMessage, 'lastId'> = {
  method: 'initMessage',
  onlineUsers: [],
  unreadNums: [],
  unreadMessageCount: 0,
  unreadNoticeCount: 0,
  noticeDefaultText: '',
  messageDefaultText: '',
  noticeDefaultTime: 0,
  messageDefaultTime: 0,
}

/** A server that answers `OnConnection` and notes what it hears, on a free loopback port. */
export async function startSocketServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('testing: the server does not listen.')
  const heard: ClientMessage[] = []
  const sockets: ServerSocket[] = []
  const push = (message: ServerMessage) => {
    for (const socket of server.clients) socket.send(JSON.stringify(message))
  }
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data: Buffer) => {
      const message: ClientMessage = JSON.parse(data.toString('utf8'))
      heard.push(message)
      if (message.method === 'OnConnection')
        socket.send(JSON.stringify({ ...INIT, lastId: message.lastId ?? 7 } satisfies ServerMessage))
    })
  })
  return {
    url: `ws://127.0.0.1:${address.port}`,
    heard,
    /** Every socket so far. */
    sockets,
    push,
    close: async () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}
