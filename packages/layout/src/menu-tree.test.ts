import { expect, it } from 'vitest'
import { menuTrail, type FrameMenuItem } from './menu-tree.ts'

const menu: FrameMenuItem[] = [
  { key: 'home', title: 'Home', href: '/home' },
  {
    key: 'data',
    title: 'Data',
    children: [
      { key: 'out', title: 'Outside', href: '/same', newWindow: true },
      { key: 'base', title: 'Base', children: [{ key: 'dict', title: 'Dictionary', href: '/data/dictionary' }] },
      { key: 'same', title: 'Inside', href: '/same' },
    ],
  },
]

it.each([
  ['/home', ['home']],
  ['/data/dictionary', ['data', 'base', 'dict']],
  ['/same', ['data', 'same']],
  ['/data', []],
  ['', []],
])('finds the way to %s', (href, keys) => {
  expect(menuTrail(menu, href).map((item) => item.key)).toEqual(keys)
})
