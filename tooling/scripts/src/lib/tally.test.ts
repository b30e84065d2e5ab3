import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failedFilesOf, playwrightTally, sum, tallyAfterSecondTry, vitestTally } from './tally.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqos-tally-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reportFile(report: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const fileOf = (name: string, ...states: string[]) => ({
  name,
  status: states.includes('failed') ? 'failed' : 'passed',
  assertionResults: states.map((status) => ({ status })),
})
const unreadable = { name: 'broken', status: 'failed', assertionResults: [] }
const vitestReport = (...testResults: object[]) => reportFile({ testResults })

describe('vitestTally', () => {
  it('counts whatever did not run as skipped', () => {
    const report = vitestReport(fileOf('a', 'passed', 'pending', 'todo'), fileOf('b', 'passed'))
    expect(vitestTally(report, { code: 0 })).toEqual({ passed: 2, failed: 0, skipped: 2 })
  })

  it('counts a test file that could not be loaded', () => {
    expect(vitestTally(vitestReport(unreadable), { code: 1 }).failed).toBe(1)
  })

  it('counts a failed test once, not once more for its file', () => {
    expect(vitestTally(vitestReport(fileOf('a', 'failed', 'passed')), { code: 1 }).failed).toBe(1)
  })

  it('counts a bad exit without a failed test, and a crash without a report', () => {
    expect(vitestTally(vitestReport(fileOf('a', 'passed')), { code: 1 }).failed).toBe(1)
    expect(vitestTally(join(folder, 'missing.json'), { code: 1 })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('a second try', () => {
  it('is for the files in which something failed', () => {
    expect(failedFilesOf(vitestReport(fileOf('a', 'passed'), fileOf('b', 'passed', 'failed'), unreadable))).toEqual([
      'b',
      'broken',
    ])
    expect(failedFilesOf(join(folder, 'missing.json'))).toBeUndefined()
  })

  it('counts for its files, the first for all others', () => {
    const first = vitestReport(fileOf('a', 'passed', 'passed', 'todo'), fileOf('b', 'passed', 'failed'))
    const tally = { passed: 2, failed: 0, skipped: 0 }
    expect(tallyAfterSecondTry(first, { again: ['b'], tally })).toEqual({ passed: 4, failed: 0, skipped: 1 })
  })

  it('counts alone when everything had to be run again', () => {
    const tally = { passed: 4, failed: 0, skipped: 0 }
    expect(tallyAfterSecondTry(join(folder, 'missing.json'), { again: [], tally })).toEqual(tally)
    expect(tallyAfterSecondTry(vitestReport(fileOf('a', 'passed')), { again: [], tally })).toEqual(tally)
  })
})

describe('playwrightTally', () => {
  it('counts a flaky test as passed', () => {
    const file = reportFile({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })
    expect(playwrightTally(file, { code: 1 })).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })
})

describe('sum', () => {
  it('adds every suite', () => {
    const suites = [
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]
    expect(sum(suites)).toEqual({ passed: 11, failed: 22, skipped: 33 })
  })
})
