import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playwrightTally, sum, vitestTally } from './tally.ts'

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

const vitestReport = (extra: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...extra,
})

describe('vitestTally', () => {
  it('counts todo as skipped', () => {
    expect(vitestTally(reportFile(vitestReport()), { code: 0 })).toEqual({ passed: 3, failed: 0, skipped: 2 })
  })

  it('counts a test file that could not be loaded', () => {
    const report = vitestReport({ testResults: [{ status: 'failed', assertionResults: [] }] })
    expect(vitestTally(reportFile(report), { code: 1 }).failed).toBe(1)
  })

  it('counts a failed test once, not once more for its file', () => {
    const report = vitestReport({
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    })
    expect(vitestTally(reportFile(report), { code: 1 }).failed).toBe(1)
  })

  it('counts a bad exit without a failed test, and a crash without a report', () => {
    expect(vitestTally(reportFile(vitestReport()), { code: 1 }).failed).toBe(1)
    expect(vitestTally(join(folder, 'missing.json'), { code: 1 })).toEqual({ passed: 0, failed: 1, skipped: 0 })
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
