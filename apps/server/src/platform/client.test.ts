import { expect, it } from 'vitest'
import { clientOf, describePlatform } from './client.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge 142 / Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Chrome 142 / Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18 / iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144 / macOS'],
  ['curl/8', ''],
])('%s is described as %s', (userAgent, expected) => {
  expect(describePlatform(userAgent)).toBe(expected)
})

it('an IPv4 caller of a dual-stack socket has its IPv4 address', () => {
  expect(clientOf({ ip: '::ffff:10.0.0.1', headers: {} }).ip).toBe('10.0.0.1')
  expect(clientOf({ ip: '::1', headers: {} }).ip).toBe('::1')
})

it('overlong addresses and versions are truncated', () => {
  const agent = `Mozilla/5.0 (Windows NT 10.0) Chrome/${'9'.repeat(6000)}`
  const client = clientOf({ ip: '1'.repeat(6000), headers: { 'user-agent': agent } })

  expect([client.ip.length, client.platform.length]).toEqual([64, 60])
})
