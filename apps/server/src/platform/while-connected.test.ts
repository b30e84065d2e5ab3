import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { whileConnected } from './while-connected.ts'

it('the task of a request is aborted when its client disconnects, other tasks are not', async () => {
  const app = fastify()
  const begun = Promise.withResolvers<AbortSignal>()
  const aborted = Promise.withResolvers<string>()
  app.get('/work', (request) =>
    whileConnected(request, async (signal) => {
      begun.resolve(signal)
      await once(signal, 'abort')
      aborted.resolve(String(signal.reason))
    }),
  )
  app.get('/other', (request) => whileConnected(request, (signal) => Promise.resolve(String(signal.aborted))))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const client = connect(port, '127.0.0.1')
  client.write('GET /work HTTP/1.1\r\nhost: x\r\n\r\n')
  expect((await begun.promise).aborted).toBe(false)
  client.destroy()

  expect(await aborted.promise).toContain('error.malformed')
  expect(await (await fetch(`http://127.0.0.1:${port}/other`)).text()).toBe('false')
  await app.close()
})
