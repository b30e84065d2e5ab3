import { expect, it } from 'vitest'
import { extraEntryOf } from './extra-entry.ts'

it.each([
  ['/docs', '/docs'],
  ['https://docs.example/a', 'https://docs.example/a'],
  ['', undefined],
  [undefined, undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
])('%s', (address, href) => {
  expect(extraEntryOf(address)).toBe(href)
})
