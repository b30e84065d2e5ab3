import { expect, it } from 'vitest'
import { changedAt, inOrder, moved, propOf, shifted, toggled } from './entries.ts'

const a = { prop: 'a', foreign: 1 }
const b = { prop: 'b' }
const c = { __vModel__: 'c', __config__: {} }

it('reads the name of an entry in both forms', () => {
  expect([a, c, {}, 'x'].map(propOf)).toEqual(['a', 'c', '', ''])
})

it('lists selected entries first in their order, each once', () => {
  expect(inOrder([b, a], [a, b, c])).toEqual([
    { entry: b, isChosen: true },
    { entry: a, isChosen: true },
    { entry: c, isChosen: false },
  ])
})

it('adds an entry at the end and removes it from any place', () => {
  expect(toggled([a], b)).toEqual([a, b])
  expect(toggled([a, b], { prop: 'a' })).toEqual([b])
})

it('moves an entry by one place, but not beyond the ends', () => {
  expect(shifted([a, b, c], 0, 1)).toEqual([b, a, c])
  expect(shifted([a, b, c], 2, 1)).toEqual([a, b, c])
  expect(shifted([a, b, c], 0, -1)).toEqual([a, b, c])
})

it('changes one entry and keeps its unknown keys', () => {
  expect(changedAt([a, b], 0, { align: 'right' })).toEqual([{ prop: 'a', foreign: 1, align: 'right' }, b])
})

it('moves an entry before another one or to the end', () => {
  expect(moved([a, b, c], 2, 0)).toEqual([c, a, b])
  expect(moved([a, b, c], 0, 3)).toEqual([b, c, a])
  expect(moved([a, b, c], 0, 2)).toEqual([b, a, c])
  expect(moved([a, b, c], 1, 2)).toEqual([a, b, c])
  expect(moved([a, b, c], 7, 0)).toEqual([a, b, c])
})
