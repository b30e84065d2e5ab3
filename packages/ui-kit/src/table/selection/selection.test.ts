import { expect, it } from 'vitest'
import { keyRange, shownSelection, withKeys } from './selection.ts'

const shown = ['a', 'b', 'c', 'd']

it('returns whether none, some or all shown rows are selected', () => {
  expect(shownSelection(new Set(), shown)).toBe('none')
  expect(shownSelection(new Set(['elsewhere']), shown)).toBe('none')
  expect(shownSelection(new Set(['a']), shown)).toBe('some')
  expect(shownSelection(new Set(shown), shown)).toBe('all')
  expect(shownSelection(new Set(), [])).toBe('none')
})

it('keeps keys of rows on other pages', () => {
  expect(withKeys(['elsewhere', 'a'], shown, true)).toEqual(['elsewhere', 'a', 'b', 'c', 'd'])
  expect(withKeys(['elsewhere', 'a'], shown, false)).toEqual(['elsewhere'])
})

it('selects a range in both directions, and a single row when its start was removed', () => {
  expect(keyRange(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(keyRange(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(keyRange(shown, 'gone', 'b')).toEqual(['b'])
  expect(keyRange(shown, undefined, 'b')).toEqual(['b'])
  expect(keyRange(shown, 'a', 'gone')).toEqual([])
})
