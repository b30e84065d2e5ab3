import { expect, it } from 'vitest'
import { isListed, placeKey } from './ip-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.7', '10.0.0.1, 203.0.113.0/24', true],
  ['203.0.113.7', '10.0.0.1\n203.0.113.7', true],
  ['203.0.113.7', '203.0.113.0/33', false],
  ['203.0.113.7', 'nonsense,,/8', false],
  ['203.0.113.7', '', false],
  ['2001:db8::7', '2001:db8::/32', true],
  ['2001:db9::7', '2001:db8::/32', false],
  ['not an address', '0.0.0.0/0', false],
])('%s in "%s": %s', (ip, list, expected) => {
  expect(isListed(ip, list)).toBe(expected)
})

it.each([
  ['127.0.0.1', 'auth.place.machine'],
  ['::1', 'auth.place.machine'],
  ['192.168.1.20', 'auth.place.network'],
  ['172.32.0.1', undefined],
  ['', undefined],
])('the place of %s is %s', (ip, key) => {
  expect(placeKey(ip)).toBe(key)
})
