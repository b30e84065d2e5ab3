import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { limitSlowSenders } from './slow-senders.ts'

it('closes a connection that sends half a body and then nothing, and no other', async () => {
  const app = fastify()
  limitSlowSenders(app, 50)
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
  await once(half, 'close')
  slowAnswer.resolve('late')

  expect(String(await answered)).toContain('late')
  expect(app.server.headersTimeout).toBe(15_000)
  waiting.destroy()
  await app.close()
})
