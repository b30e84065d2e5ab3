import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('ids sort by creation order, also within a millisecond', () => {
  const ids = Array.from({ length: 50_000 }, newId)

  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/.test(id))).toEqual([])
})
