import { expect, it } from 'vitest'
import { untilReload } from './use-nightly-reload.ts'

it('is at four in the morning of this day or the next one, spread over ten minutes', () => {
  expect(untilReload(new Date(2026, 10, 28, 3, 0), 0)).toBe(3_600_000)
  expect(untilReload(new Date(2026, 10, 28, 4, 0), 0)).toBe(24 * 3_600_000)
  expect(untilReload(new Date(2026, 10, 28, 3, 0), 1)).toBe(3_600_000 + 600_000)
})
