import { expect, it } from 'vitest'
import { jumpTarget } from './jump-target.ts'

it.each([
  ['?to=/a/b', '/a/b'],
  ['?to=%2Fa%3Fid%3D1%23x', '/a?id=1#x'],
  ['?redirect=/a', '/a'],
  ['', '/'],
  ['?to=', '/'],
  ['?to=a', '/'],
  ['?to=https://evil.example', '/'],
  ['?to=//evil.example', '/'],
  ['?to=/%5Cevil.example', '/'],
  ['?to=/%09/evil.example', '/'],
  ['?to=/a%5Cb', '/a/b'],
  ['?to=/.//evil.example', '/'],
  ['?to=javascript:alert(1)', '/'],
  ['?to=/jump?to=/jump', '/'],
  ['?to=/auth-redirect', '/'],
  ['?to=/login', '/'],
  ['?to=/Login?redirect=/a', '/'],
  ['?to=/login-log', '/login-log'],
])('%s leads to %s', (search, to) => {
  expect(jumpTarget(search)).toBe(to)
})
