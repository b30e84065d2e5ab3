import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time limit for the headers of a request, in milliseconds. */
const HEADERS_TIME = 15_000

/** Maximum pause within the body of a request, in milliseconds. */
const BODY_SILENCE = 30_000

/** Closes connections that stop in the middle of a request. Long uploads that continue are not affected. */
export function limitSlowSenders(
  app: FastifyInstance,
  { headersTime = HEADERS_TIME, bodySilence = BODY_SILENCE }: { headersTime?: number; bodySilence?: number } = {},
) {
  app.server.headersTimeout = headersTime
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    watch(raw)
    done()
  })

  function watch(raw: IncomingMessage) {
    const { socket, headers } = raw
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || raw.complete || !(socket instanceof Socket)) return
    const giveUp = () => socket.destroy()
    const stop = () => {
      socket.setTimeout(0)
      socket.off('timeout', giveUp)
    }
    socket.setTimeout(bodySilence)
    socket.once('timeout', giveUp)
    raw.once('end', stop)
    raw.once('close', stop)
  }
}
