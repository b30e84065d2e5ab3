import { readFileSync } from 'node:fs'
import type { Verdict } from './verdict.ts'

/** How many tests ended how. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

interface Exit {
  code: number
}

const CRASHED: Tally = { passed: 0, failed: 1, skipped: 0 }

/** All tallies together. */
export function sum(tallies: Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** Counts verdicts by their state. */
export function tallyOf(verdicts: Verdict[]): Tally {
  const tally = { passed: 0, failed: 0, skipped: 0 }
  for (const { state } of verdicts) tally[state] += 1
  return tally
}

/** Counts vitest's JSON report. A file that could not be read by vitest counts as one failed test. */
export function vitestTally(file: string, { code }: Exit): Tally {
  const report: VitestReport | undefined = readReport(file)
  if (!report) return CRASHED
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return failing(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** Counts Playwright's JSON report. A test that passed only when tried again counts as passed. */
export function playwrightTally(file: string, { code }: Exit): Tally {
  const report: PlaywrightReport | undefined = readReport(file)
  if (!report) return CRASHED
  const { expected, unexpected, flaky, skipped } = report.stats
  return failing(code, { passed: expected + flaky, failed: unexpected, skipped })
}

/** A run that ended badly has failed, also when no test of it says so (an error between tests, no tests at all). */
function failing(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** The report, or undefined when the run crashed before it was written. */
function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
