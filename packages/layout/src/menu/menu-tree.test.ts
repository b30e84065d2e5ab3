import { expect, it } from 'vitest'
import { countEntries, type FrameMenuItem, menuTrail, splitTopMenu } from './menu-tree.ts'

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
])('finds the path to %s', (href, keys) => {
  expect(menuTrail(menu, href).map((item) => item.key)).toEqual(keys)
})

it('counts entries and groups on all levels', () => {
  expect(countEntries(menu)).toBe(6)
})

const eight = Array.from({ length: 8 }, (_, index) => ({ key: String(index), title: String(index) }))

it.each([
  ['not measured yet', 0, 8, 0],
  ['room for all', 8 * 116, 8, 0],
  ['one px too few', 8 * 116 - 1, 6, 2],
  ['half', 4 * 116, 3, 5],
  ['hardly any', 40, 0, 8],
])('splits the top menu, an entry per 116 px: %s', (_, width, shown, rest) => {
  const parts = splitTopMenu(eight, width)

  expect([parts.shown.length, parts.rest.length]).toEqual([shown, rest])
  expect([...parts.shown, ...parts.rest]).toEqual(eight)
})

const named = (...titles: string[]) => titles.map((title) => ({ key: title, title, children: [] }))
const words = named('Home', 'Workbench', 'System data', 'Organisation', 'Development')

it.each([
  ['long ones take more than their 116 px', words, 5 * 116, 3],
  ['shows all entries where all are readable', words, 800, 5],
  ['what is endless is cut off', named('Endless '.repeat(20), 'Endless '.repeat(21)), 2 * 176, 2],
])('splits the top menu so that names are readable: %s', (_, entries, width, shown) => {
  expect(splitTopMenu(entries, width).shown).toHaveLength(shown)
})
