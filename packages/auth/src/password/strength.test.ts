import { expect, it } from 'vitest'
import { passwordStrength } from './strength.ts'

it.each([
  ['', 0],
  ['a1b', 1],
  ['abcdef1234', 1],
  ['aaaaaaaa1', 1],
  ['password2026', 1],
  ['kuhmel26', 2],
  ['kuhmelzoit26', 3],
  ['kuhmelZoit26', 4],
])('%s has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
