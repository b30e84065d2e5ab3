import { expect, it } from 'vitest'
import { placesOf } from './organization.order.ts'

const siblings = (...codes: number[]) => codes.map((sortCode, index) => ({ id: 'abcdef'.charAt(index), sortCode }))
const numbers = (...codes: number[]) => placesOf(siblings(...codes)).map(({ sortCode }) => sortCode)

it('leaves numbers alone that are in order', () => {
  expect(numbers(1, 2, 7)).toEqual([1, 2, 7])
})

it('moves on what stands behind, as far as it has to', () => {
  expect(numbers(1, 5, 2, 3, 20)).toEqual([1, 5, 6, 7, 20])
  expect(numbers(0, 0, 0)).toEqual([0, 1, 2])
})

it('counts from the start where the numbers run out', () => {
  expect(numbers(5, 9999, 9999)).toEqual([1, 2, 3])
})
