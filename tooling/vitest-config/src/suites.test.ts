import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FAST_JOURNEYS, SERVER_ON_BOTH_ENGINES, SLOW_SERVER_TESTS } from './suites.ts'

const ROOT = join(import.meta.dirname, '../../..')

it.each([...SERVER_ON_BOTH_ENGINES, ...SLOW_SERVER_TESTS, ...FAST_JOURNEYS.map((file) => `apps/e2e/src/${file}`)])(
  '%s exists',
  (pattern) => {
    expect(globSync(pattern, { cwd: ROOT })).not.toEqual([])
  },
)
