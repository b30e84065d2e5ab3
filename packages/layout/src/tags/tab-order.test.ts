import { expect, it } from 'vitest'
import { movedTabs } from './tab-order.ts'

const tabs = ['a!', 'b!', 'c', 'd', 'e'].map((name) => ({
  path: name.charAt(0),
  title: name,
  affix: name.endsWith('!'),
}))

it.each([
  ['on by one', 2, 3, 'abdce'],
  ['back by one', 4, 3, 'abced'],
  ['to the end and no further', 2, 9, 'abdec'],
  ['not before the affix tabs', 4, 0, 'abecd'],
  ['affix tabs among themselves', 0, 1, 'bacde'],
  ['affix tabs not behind the others', 0, 4, 'bacde'],
  ['nothing there', 7, 0, 'abcde'],
])('moves a tab %s', (_, from, to, order) => {
  expect(movedTabs(tabs, from, to).join('')).toBe(order)
})
