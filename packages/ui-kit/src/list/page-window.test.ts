import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

it.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 after 8'],
  [4, 8, '1 2 3 4 5 after 8'],
  [5, 8, '1 before 4 5 6 7 8'],
  [5, 9, '1 before 4 5 6 after 9'],
  [8, 8, '1 before 4 5 6 7 8'],
  [50, 100, '1 before 49 50 51 after 100'],
])('page %i of %i shows the entries %s', (page, count, entries) => {
  expect(pageWindow({ page, count }).join(' ')).toBe(entries)
})
