import { expect, it } from 'vitest'
import { MoveTree, type MoveStep } from './move-model.ts'

interface Row {
  id: string
  children?: Row[]
}

/** a (a1, a2), b, c (c1). */
const tree = new MoveTree<Row>({
  rows: [{ id: 'a', children: [{ id: 'a1' }, { id: 'a2' }] }, { id: 'b' }, { id: 'c', children: [{ id: 'c1' }] }],
  rowKey: ({ id }) => id,
  getChildren: ({ children }) => children,
})

/** The place of a row after some steps, as `parent<next`. */
function after(movedKey: string, ...steps: MoveStep[]) {
  let place = tree.placeOf(movedKey)
  for (const step of steps) place = tree.step(place, { step, movedKey }) ?? place
  return `${place.parentKey ?? ''}<${place.beforeKey ?? ''}`
}

it('steps among siblings and stops at the ends', () => {
  expect(after('b')).toBe('<c')
  expect(after('b', 'up')).toBe('<a')
  expect(after('b', 'up', 'up')).toBe('<a')
  expect(after('b', 'down')).toBe('<')
  expect(after('b', 'down', 'down')).toBe('<')
})

it('moves below the previous sibling as its last child, and back out after it', () => {
  expect(after('b', 'in')).toBe('a<')
  expect(after('b', 'in', 'up')).toBe('a<a2')
  expect(after('b', 'in', 'in')).toBe('a2<')
  expect(after('b', 'in', 'out')).toBe('<c')
  expect(after('a', 'in')).toBe('<b')
  expect(after('a1', 'out')).toBe('<b')
})

it('counts positions from 1, including the moved row', () => {
  const place = tree.placeAt('a', { part: 'inside', movedKey: 'b' })

  expect(tree.numberAt(place, 'b')).toBe(3)
  expect(tree.countAt(place, 'b')).toBe(3)
  expect(tree.countAt(tree.placeOf('b'), 'b')).toBe(3)
})

it('computes drop targets and ancestry', () => {
  expect(tree.placeAt('a2', { part: 'before', movedKey: 'b' })).toEqual({ parentKey: 'a', beforeKey: 'a2' })
  expect(tree.placeAt('a2', { part: 'after', movedKey: 'b' })).toEqual({ parentKey: 'a', beforeKey: undefined })
  expect(tree.placeAt('a1', { part: 'after', movedKey: 'a2' })).toEqual({ parentKey: 'a', beforeKey: undefined })
  expect(tree.isWithin('a1', 'a')).toBe(true)
  expect(tree.isWithin('a', 'a1')).toBe(false)
  expect(tree.isWithin('a', 'a')).toBe(true)
})
