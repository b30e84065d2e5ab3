import websocket from '@fastify/websocket'
import { MAX_FRAME_BYTES } from '@sqos/contract/realtime'
import type { FastifyInstance } from 'fastify'

/** Lets routes accept sockets; before all routes, so that those which accept none close an upgraded connection. */
export async function addSockets(app: FastifyInstance) {
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false },
    // The module that accepted sockets closes them, in a hook of its own.
    preClose: (done) => done(),
    // Frames that are too large or broken: `ws` has closed the socket with the matching code.
    errorHandler: (_error, socket) => socket.close(),
  })
}
