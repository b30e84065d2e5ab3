import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { limitSlowSenders } from './slow-senders.ts'

/** A server that destroys a connection may reset it, which is an error for the client. */
const closed = (socket: Socket) =>
  new Promise((resolve) => {
    socket.on('error', () => {})
    socket.once('close', resolve)
  })

it('closes connections that send half the headers or half a body and then nothing, and no other', async () => {
  const app = fastify({ http: { connectionsCheckingInterval: 20 } })
  limitSlowSenders(app, { headersTime: 50, bodySilence: 50 })
  const slowAnswer = Promise.withResolvers<string>()
  app.post('/', () => 'whole')
  app.get('/slow', () => slowAnswer.promise)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = (text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    return socket
  }

  const waiting = send('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
  const answered = once(waiting, 'data')
  const half = send('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nabc')
  const beheaded = send('POST / HTTP/1.1\r\nhost: x\r\ncontent-le')
  const refusal = once(beheaded, 'data')
  await Promise.all([closed(half), closed(beheaded)])
  expect(String(await refusal)).toContain(' 408 ')
  slowAnswer.resolve('late')

  expect(String(await answered)).toContain('late')
  waiting.destroy()
  await app.close()
})
