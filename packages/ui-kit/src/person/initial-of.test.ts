import { expect, it } from 'vitest'
import { initialOf } from './initial-of.ts'

it.each([
  ['赵建国', '国'],
  ['系统管理员', '员'],
  ['ada lovelace', 'A'],
  ['𠮷', '𠮷'],
  ['  ', ''],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
