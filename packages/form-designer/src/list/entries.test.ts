import { expect, it } from 'vitest'
import { changedAt, inOrder, moved, propOf, shifted, toggled } from './entries.ts'

const a = { prop: 'a', foreign: 1 }
const b = { prop: 'b' }
const c = { __vModel__: 'c', __config__: {} }

it('knows an entry by its name in both shapes', () => {
  expect([a, c, {}, 'x'].map(propOf)).toEqual(['a', 'c', '', ''])
})

it('shows what is chosen first and in its order, and never twice', () => {
  expect(inOrder([b, a], [a, b, c])).toEqual([
    { entry: b, isChosen: true },
    { entry: a, isChosen: true },
    { entry: c, isChosen: false },
  ])
})

it('takes in at the end and out wherever it stands', () => {
  expect(toggled([a], b)).toEqual([a, b])
  expect(toggled([a, b], { prop: 'a' })).toEqual([b])
})

it('moves by one place and not beyond the ends', () => {
  expect(shifted([a, b, c], 0, 1)).toEqual([b, a, c])
  expect(shifted([a, b, c], 2, 1)).toEqual([a, b, c])
  expect(shifted([a, b, c], 0, -1)).toEqual([a, b, c])
})

it('changes one and keeps what it does not know', () => {
  expect(changedAt([a, b], 0, { align: 'right' })).toEqual([{ prop: 'a', foreign: 1, align: 'right' }, b])
})

it('puts an entry before another one or at the end', () => {
  expect(moved([a, b, c], 2, 0)).toEqual([c, a, b])
  expect(moved([a, b, c], 0, 3)).toEqual([b, c, a])
  expect(moved([a, b, c], 0, 2)).toEqual([b, a, c])
  expect(moved([a, b, c], 1, 2)).toEqual([a, b, c])
  expect(moved([a, b, c], 7, 0)).toEqual([a, b, c])
})
