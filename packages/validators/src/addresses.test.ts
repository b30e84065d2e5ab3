import { expect, it } from 'vitest'
import { isOwnPath, isWebAddress } from './addresses.ts'

const PATHS = ['/', '/model/orders?q.a=1#b', '/a//b']
const SITES = ['https://a.example/x', 'HTTP://a.example']
const NEITHER = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https://',
  'orders',
  '',
]
const ALL = [...PATHS, ...SITES, ...NEITHER]

it('a path of the application stays in it, in every spelling', () => {
  expect(ALL.filter(isOwnPath)).toEqual(PATHS)
})

it('an address of the web begins with http or https and has a host', () => {
  expect(ALL.filter(isWebAddress)).toEqual(SITES)
})
