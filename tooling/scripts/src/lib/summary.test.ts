import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from './run.ts'
import { filesToTryAgain } from './second-try.ts'
import { readSummary, reportingTo } from './summary.ts'
import { ROOT } from './workspace.ts'

const VITEST_REPORTER = join(import.meta.dirname, 'vitest-summary-reporter.ts')

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(ROOT, 'node_modules/.summary-test-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function vitestRun(name: string, test: string) {
  writeFileSync(join(folder, `${name}.test.js`), `import { expect, it } from 'vitest'\n${test}`)
  const file = join(folder, `${name}.json`)
  const args = ['run', '--root', folder, `${name}.test.js`, `--reporter=${VITEST_REPORTER}`]
  const { code } = await run('vitest', args, { env: { ...reportingTo(file), VITEST: undefined } })
  return readSummary(file, { code })
}

it('counts passed, failed and skipped tests, and names failures and their file', async () => {
  const summary = await vitestRun(
    'mixed',
    `it('adds', () => {})
    it('saves', () => expect(1).toBe(2))
    it.skip('later', () => {})`,
  )
  expect(summary).toMatchObject({ passed: 1, failed: 1, skipped: 1 })
  expect(summary.failures).toEqual([expect.stringMatching(/mixed\.test\.js › saves: .*expected 1 to be 2/)])
  expect(summary.failedFiles).toMatchObject([{ path: join(folder, 'mixed.test.js'), passed: 1, failed: 1, skipped: 1 }])
})

it('fails a run with an error outside of tests and names it', async () => {
  const summary = await vitestRun(
    'stray',
    `it('adds', () => { setTimeout(() => { throw new Error('late') }, 0); return new Promise((r) => setTimeout(r, 50)) })`,
  )
  expect(summary).toMatchObject({ passed: 1, failed: 1 })
  expect(summary.failures[0]).toMatch(/outside of any test.*late/)
  expect(filesToTryAgain(summary)).toEqual([join(folder, 'stray.test.js')])
})

it('fails a file that cannot be loaded and names it', async () => {
  const summary = await vitestRun('broken', `throw new Error('not loaded')`)
  expect(summary).toMatchObject({ passed: 0, failed: 1 })
  expect(summary.failures[0]).toContain('broken.test.js: not loaded')
})

it('fails a runner that wrote no summary or exited with an error without a failed test', () => {
  expect(readSummary(join(tmpdir(), 'missing.json'), { code: 0 }).failed).toBe(1)
  const file = join(folder, 'passed.json')
  writeFileSync(file, JSON.stringify({ passed: 3, failed: 0, skipped: 0, failures: [], retried: [] }))
  expect(readSummary(file, { code: 0 })).toMatchObject({ passed: 3, failed: 0 })
  expect(readSummary(file, { code: 1 })).toMatchObject({ passed: 3, failed: 1 })
})
