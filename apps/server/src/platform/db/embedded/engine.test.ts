import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { migratedSnapshot } from '../../../testing/test-database.ts'

const PARSER = fileURLToPath(new URL('../../../testing/parsing-process.ts', import.meta.url))

it('parses many statements without the 600 MB of an optimised parser', async () => {
  // V8 optimises at once, so that the process does not end before.
  const kilobytes = execFileSync(process.execPath, ['--wasm-sync-tier-up', PARSER, await migratedSnapshot()])

  expect(Number(kilobytes)).toBeGreaterThan(50_000)
  expect(Number(kilobytes)).toBeLessThan(700_000)
})
