import { expect, it } from 'vitest'
import { isBlank, NO_INK, withoutLast } from './ink.ts'

const line = [
  { x: 1, y: 1 },
  { x: 2, y: 2 },
]

it('undo removes the typed name first, then line by line', () => {
  const full = { strokes: [line, line], name: '张三' }

  expect(withoutLast(full)).toEqual({ strokes: [line, line], name: '' })
  expect(withoutLast(withoutLast(full))).toEqual({ strokes: [line], name: '' })
  expect(isBlank(withoutLast(withoutLast(withoutLast(full))))).toBe(true)
  expect(withoutLast(NO_INK)).toEqual(NO_INK)
})
