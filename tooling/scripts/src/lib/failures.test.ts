import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failuresOf } from './failures.ts'
import { ROOT } from './workspace.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqos-failures-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function failures(report: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return failuresOf(file)
}

it('names each failed test with the first line of its reason', () => {
  const name = join(ROOT, 'packages/a/src/a.test.ts')
  const tests = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'adds twice', status: 'failed', failureMessages: ['Error: 3\n    at a.test.ts'] },
  ]
  expect(failures({ testResults: [{ name, status: 'failed', assertionResults: tests }] })).toEqual([
    'packages/a/src/a.test.ts › adds twice: Error: 3',
  ])
})

it('names a file that could not be loaded', () => {
  const file = { name: join(ROOT, 'a.test.ts'), status: 'failed', message: 'SyntaxError: x', assertionResults: [] }
  expect(failures({ testResults: [file] })).toEqual(['a.test.ts: SyntaxError: x'])
})

it('names a failed journey wherever it stands', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'a.journey.ts',
    tests: [{ results: ok ? [{}] : [{ error: { message: 'Timeout\nCall log' } }] }],
  })
  const suites = [{ specs: [spec('signs in', true)], suites: [{ specs: [spec('saves', false)] }] }]
  expect(failures({ suites })).toEqual(['a.journey.ts › saves: Timeout'])
})

it('has nothing to name when the run wrote no report', () => {
  expect(failuresOf(join(folder, 'missing.json'))).toEqual([])
})
