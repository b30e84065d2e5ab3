import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { strayErrorsOf, strayLine, troublesOf } from './troubles.ts'
import { ROOT } from './workspace.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqos-troubles-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function troubles(report: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return troublesOf(file)
}

it('names each failed test with the first line of its reason', () => {
  const name = join(ROOT, 'packages/a/src/a.test.ts')
  const tests = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'adds twice', status: 'failed', failureMessages: ['Error: 3\n    at a.test.ts'] },
  ]
  expect(troubles({ testResults: [{ name, status: 'failed', assertionResults: tests }] })).toEqual({
    failed: ['packages/a/src/a.test.ts › adds twice: Error: 3'],
    secondTries: [],
  })
})

it('names a file that could not be loaded', () => {
  const file = { name: join(ROOT, 'a.test.ts'), status: 'failed', message: 'SyntaxError: x', assertionResults: [] }
  expect(troubles({ testResults: [file] }).failed).toEqual(['a.test.ts: SyntaxError: x'])
})

it('names a failed journey wherever it stands', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'a.journey.ts',
    tests: [{ results: ok ? [{}] : [{ error: { message: 'Timeout\nCall log' } }] }],
  })
  const suites = [{ specs: [spec('signs in', true)], suites: [{ specs: [spec('saves', false)] }] }]
  expect(troubles({ suites })).toEqual({ failed: ['a.journey.ts › saves: Timeout'], secondTries: [] })
})

it('names a journey that passed at its second try, and why it failed at the first', () => {
  const results = [{ error: { message: 'Timeout\nCall log' } }, {}]
  const spec = { title: 'saves', ok: true, file: 'a.journey.ts', tests: [{ results }] }

  expect(troubles({ suites: [{ specs: [spec] }] })).toEqual({
    failed: [],
    secondTries: ['a.journey.ts › saves: Timeout'],
  })
})

it('has nothing to name when the run wrote no report', () => {
  expect(troublesOf(join(folder, 'missing.json'))).toEqual({ failed: [], secondTries: [] })
})

it('names what failed outside of any test', () => {
  const file = join(folder, 'strays.json')
  const path = join(ROOT, 'a.test.ts')
  const strays = [{ message: 'gone\nand more', path, test: 'saves' }, { message: 'late', path }, { message: 'lost' }]
  writeFileSync(file, JSON.stringify(strays))

  expect(strayErrorsOf(file).map(strayLine)).toEqual([
    'outside of any test, after a.test.ts › saves: gone',
    'outside of any test, in a.test.ts: late',
    'outside of any test, in some file: lost',
  ])
  expect(strayErrorsOf(join(folder, 'none.json'))).toEqual([])
})
