import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createPublicLookup, isPublicAddress } from './addresses.ts'
import { requestText } from './request.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a foreign server on this machine; returns `host:port`. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer)
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const get = (url: string, privateHosts: readonly string[] = []) =>
  requestText({ url: new URL(url), method: 'GET', headers: { 'x-key': 'k', host: 'evil' } }, { privateHosts })

describe('addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '93.184.216.34'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  it.each(
    `127.0.0.1 127.255.0.9 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255
    224.0.0.1 198.18.0.1 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: ::7f00:1
    ::ffff:0:127.0.0.1 fe80::1%eth0 3fff::1 5f00::1
    localhost`.split(/\s+/),
  )('%s is private', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('the client refuses', () => {
  it.each([
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    'http://[::1]:9/',
    'http://[::ffff:7f00:1]:9/',
    'http://2130706433:9/',
    'http://0x7f.1:9/',
    'http://169.254.169.254/latest/meta-data',
    'http://0/',
  ])('%s as private', async (url) => {
    await expect(get(url)).rejects.toMatchObject({ key: 'dataInterface.requestPrivate' })
  })
  it.each([
    ['ftp://example.com/', 'dataInterface.requestProtocol'],
    ['http://me:secret@example.com/', 'dataInterface.requestPassword'],
  ])('%s', async (url, key) => {
    await expect(get(url)).rejects.toMatchObject({ key })
  })

  it('a redirect from an allowed host to a private one', async () => {
    const inside = await serve((_, response) => response.end('secret'))
    const outside = await serve((_, response) => response.writeHead(302, { location: `http://${inside}/` }).end())

    await expect(get(`http://${outside}/`, [outside])).rejects.toMatchObject({ key: 'dataInterface.requestPrivate' })
  })

  it('a redirect loop', async () => {
    const host = await serve((_, response) => response.writeHead(302, { location: '/' }).end())

    await expect(get(`http://${host}/`, [host])).rejects.toMatchObject({ key: 'dataInterface.requestRedirects' })
  })

  it('an endless answer', async () => {
    const host = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
      }
      response.on('drain', more)
      more()
    })

    await expect(get(`http://${host}/`, [host])).rejects.toMatchObject({ key: 'dataInterface.requestTooLarge' })
  })

  it('an error status of the other server', async () => {
    const host = await serve((_, response) => response.writeHead(503).end('no'))

    await expect(get(`http://${host}/`, [host])).rejects.toMatchObject({ params: { status: 503 } })
    await expect(get('http://127.0.0.1:1/', ['127.0.0.1'])).rejects.toMatchObject({
      params: { reason: 'ECONNREFUSED' },
    })
  })
})

describe('a name with a different address at each look-up', () => {
  /** This machine counts as public here, so that no request leaves it. */
  const isPublic = (address: string) => address === '127.0.0.1'
  const OUTSIDE = ['127.0.0.1']

  function resolver(...answers: string[][]) {
    const asked: string[] = []
    const lookup = createPublicLookup((hostname, _, callback) => {
      const addresses = answers[Math.min(asked.push(hostname), answers.length) - 1] ?? []
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )
    }, isPublic)
    const fetch = (url: string) =>
      requestText({ url: new URL(url), method: 'GET', headers: {} }, { privateHosts: [], lookup })
    return { asked, fetch }
  }
  const named = (host: string) => host.replace('127.0.0.1', 'rebound.test')

  it('is connected to the checked address, without another look-up', async () => {
    const host = named(await serve((_, response) => response.end('outside')))
    const { asked, fetch } = resolver(OUTSIDE, ['10.0.0.1'])

    expect(await fetch(`http://${host}/`)).toBe('outside')
    expect(asked).toEqual(['rebound.test'])
    await expect(fetch(`http://${host}/`)).rejects.toMatchObject({ key: 'dataInterface.requestPrivate' })
  })

  it('is checked again when a redirect leads back to it', async () => {
    const paths: unknown[] = []
    const host = named(
      await serve(({ url }, response) => {
        paths.push(url)
        response.writeHead(302, { location: '/again' }).end()
      }),
    )
    const { fetch } = resolver(OUTSIDE, ['10.0.0.1'])

    await expect(fetch(`http://${host}/`)).rejects.toMatchObject({ key: 'dataInterface.requestPrivate' })
    expect(paths).toEqual(['/'])
  })

  it('with private addresses among others is connected to a public one', async () => {
    const host = named(await serve((_, response) => response.end('outside')))
    const { fetch } = resolver(['10.0.0.1', '127.0.0.1', '192.168.0.1'])

    expect(await fetch(`http://${host}/`)).toBe('outside')
  })
})

it('fetches from allowed hosts, by name and port', async () => {
  const seen: unknown[] = []
  const host = await serve((request, response) => {
    seen.push([request.method, request.url, request.headers['x-key'], request.headers.host])
    response.end('{"a":1}')
  })

  expect(await get(`http://${host}/x?y=1`, ['erp.internal', host])).toBe('{"a":1}')
  expect(seen).toEqual([['GET', '/x?y=1', 'k', host]])
})

it('follows redirects, and sends no headers to another origin', async () => {
  const seen: unknown[] = []
  const second = await serve((request, response) => {
    seen.push(request.headers['x-key'])
    response.end('there')
  })
  const first = await serve((_, response) => response.writeHead(307, { location: `http://${second}/` }).end())

  expect(await get(`http://${first}/`, [first, second])).toBe('there')
  expect(seen).toEqual([undefined])
})
