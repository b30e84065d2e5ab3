import { expect, it } from 'vitest'
import { canHide, clampWidth, mergeOrder, moveColumn, parseLayout, placeColumns } from './column-layout.ts'

const columns = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: id }))

it.each([
  ['nothing saved', undefined, ['a', 'b', 'c', 'd']],
  ['a saved order', ['d', 'c', 'b', 'a'], ['d', 'c', 'b', 'a']],
  ['a column that was removed since', ['x', 'd', 'a', 'b', 'c'], ['d', 'a', 'b', 'c']],
  ['a column added later follows its predecessor', ['d', 'b', 'a'], ['d', 'b', 'c', 'a']],
  ['a new first column comes first', ['c', 'b', 'd'], ['a', 'c', 'b', 'd']],
  ['an id that was saved twice', ['b', 'b', 'a'], ['b', 'c', 'd', 'a']],
])('orders the columns: %s', (_, saved, expected) => {
  expect(mergeOrder(['a', 'b', 'c', 'd'], saved)).toEqual(expected)
})

it('puts pinned columns outside, regardless of the order', () => {
  const placed = placeColumns(columns, { order: ['c', 'd', 'a', 'b'], pins: { a: 'start', c: 'end' } })
  expect(placed.map(({ column }) => column.id)).toEqual(['a', 'd', 'b', 'c'])
})

it('a user can unpin defined pins, and hide only columns that may be hidden', () => {
  const placed = placeColumns(
    [
      { id: 'a', header: 'a', pinned: 'end' },
      { id: 'b', header: 'b', hideable: false },
    ],
    { pins: { a: 'none' }, visible: { a: false, b: false } },
  )
  expect(placed[0]).toMatchObject({ pin: 'none', visible: false })
  expect(placed[1]).toMatchObject({ visible: true })
})

it('hides neither the last column nor a required one', () => {
  const two = placeColumns(columns.slice(0, 2), {})
  expect(canHide(two, 'a')).toBe(true)
  expect(canHide(placeColumns(columns.slice(0, 2), { visible: { b: false } }), 'a')).toBe(false)
  expect(canHide(placeColumns([{ id: 'a', header: 'a', hideable: false }, ...columns.slice(1)], {}), 'a')).toBe(false)
})

it('limits widths to the minimum and the maximum', () => {
  expect(clampWidth({}, 3)).toBe(60)
  expect(clampWidth({ minWidth: 100 }, 3)).toBe(100)
  expect(clampWidth({}, 1e9)).toBe(1200)
  expect(clampWidth({}, 99.6)).toBe(100)
})

it('moves a column to the position of another', () => {
  expect(moveColumn(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  expect(moveColumn(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moveColumn(['a', 'b', 'c'], 'x', 'a')).toEqual(['a', 'b', 'c'])
})

it.each(['', 'null', '[]', '7', '{', '{"order":7,"visible":[],"widths":"x","pins":null}'])(
  'reads nothing from %s',
  (text) => {
    expect(parseLayout(text)).toEqual({})
  },
)

it('keeps the valid parts of a partly invalid layout', () => {
  const saved = {
    order: ['a', 7],
    visible: { a: false, b: 'no' },
    widths: { a: 120, b: null },
    pins: { a: 'start', b: 'left' },
  }
  expect(parseLayout(JSON.stringify(saved))).toEqual({
    order: ['a'],
    visible: { a: false },
    widths: { a: 120 },
    pins: { a: 'start' },
  })
})
