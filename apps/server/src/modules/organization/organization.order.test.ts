import { expect, it } from 'vitest'
import { placesOf } from './organization.order.ts'

const siblings = (...codes: number[]) => codes.map((sortCode, index) => ({ id: 'abcdef'.charAt(index), sortCode }))
const numbers = (...codes: number[]) => placesOf(siblings(...codes)).map(({ sortCode }) => sortCode)

it('keeps numbers that are in order', () => {
  expect(numbers(1, 2, 7)).toEqual([1, 2, 7])
})

it('increases the numbers of later siblings as far as necessary', () => {
  expect(numbers(1, 5, 2, 3, 20)).toEqual([1, 5, 6, 7, 20])
  expect(numbers(0, 0, 0)).toEqual([0, 1, 2])
})

it('numbers all siblings from the start when the numbers run out', () => {
  expect(numbers(5, 9999, 9999)).toEqual([1, 2, 3])
})
