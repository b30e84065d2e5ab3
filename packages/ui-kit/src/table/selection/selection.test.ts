import { expect, it } from 'vitest'
import { keyRange, shownSelection, withKeys } from './selection.ts'

const shown = ['a', 'b', 'c', 'd']

it('says whether none, some or all of the shown rows are ticked', () => {
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

it('ranges in both directions, and is a single row when its start is gone', () => {
  expect(keyRange(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(keyRange(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(keyRange(shown, 'gone', 'b')).toEqual(['b'])
  expect(keyRange(shown, undefined, 'b')).toEqual(['b'])
  expect(keyRange(shown, 'a', 'gone')).toEqual([])
})
