import { startUploadServer, type UploadFault } from '@sqos/test-kit/uploads'
import { afterEach, expect, it } from 'vitest'
import { createHttpPort } from './http-port.ts'
import { xhrTransport } from './xhr-transport.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

async function serve(fault?: () => UploadFault | Promise<UploadFault>) {
  const server = await startUploadServer({ fault })
  endings.push(() => server.stop())
  return server
}

const bytes = () => new Blob([new Uint8Array(300_000).fill(7)])
const file = () => ({ file: bytes(), name: '现场.png', type: 'annexpic' })

it('sends a form, with progress up to its end', async () => {
  const server = await serve()
  const port = createHttpPort({
    baseUrl: server.url,
    transport: xhrTransport,
    headers: () => ({ Authorization: 'abc' }),
  })
  const progress: number[] = []

  const stored = await port.sendWhole(file(), {
    signal: new AbortController().signal,
    onProgress: (sent) => progress.push(sent),
  })

  expect(stored.fileSize).toBe(300_000)
  expect(server.calls[0]?.headers.authorization).toBe('abc')
  expect(Math.max(...progress)).toBeGreaterThanOrEqual(300_000)
})

it('ends a stalled call, an aborted call, and one whose connection is lost', async () => {
  const silent = await serve(() => new Promise(() => undefined))
  const cutting = await serve(() => 'cut')
  const { signal } = new AbortController()
  const still = createHttpPort({ baseUrl: silent.url, transport: xhrTransport, stallMs: 50 })
  const patient = createHttpPort({ baseUrl: silent.url, transport: xhrTransport })
  const cut = createHttpPort({ baseUrl: cutting.url, transport: xhrTransport })
  const leaving = new AbortController()

  const given = patient.sendWhole(file(), { signal: leaving.signal })
  leaving.abort()

  await expect(given).rejects.toThrow('stalled or was aborted')
  await expect(patient.sendWhole(file(), { signal: leaving.signal })).rejects.toThrow('aborted before')
  await expect(still.sendWhole(file(), { signal })).rejects.toThrow('stalled or was aborted')
  await expect(cut.sendWhole(file(), { signal })).rejects.toThrow('The network failed')
  expect(cutting.calls).toHaveLength(1)
})
