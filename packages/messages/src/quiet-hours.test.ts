import { expect, it } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const at = (hours: number, minutes = 0) => new Date(2026, 10, 23, hours, minutes)

it.each([
  ['22:00', '08:00', at(23), true],
  ['22:00', '08:00', at(7, 59), true],
  ['22:00', '08:00', at(8), false],
  ['12:00', '13:30', at(13, 29), true],
  ['12:00', '13:30', at(11), false],
  ['09:00', '09:00', at(9), false],
])('quiet hours from %s to %s at %s: %s', (from, to, moment, expected) => {
  expect(isQuiet({ enabled: true, from, to }, moment)).toBe(expected)
  expect(isQuiet({ enabled: false, from, to }, moment)).toBe(false)
})
