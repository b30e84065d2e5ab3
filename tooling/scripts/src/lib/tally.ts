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
  return report ? failing(code, sum(report.testResults.map(tallyOfFile))) : CRASHED
}

/** The files of vitest's JSON report in which something failed; undefined when the run crashed before it was written. */
export function failedFilesOf(file: string): string[] | undefined {
  const report: VitestReport | undefined = readReport(file)
  return report?.testResults.filter((tests) => tallyOfFile(tests).failed > 0).map(({ name }) => name)
}

/** Counts the first run without the files that were run once more, and those as they ended then. */
export function tallyAfterSecondTry(first: string, { again, tally }: { again: string[]; tally: Tally }): Tally {
  const report: VitestReport | undefined = readReport(first)
  const rest = report?.testResults.filter(({ name }) => again.length > 0 && !again.includes(name)) ?? []
  return sum([...rest.map(tallyOfFile), tally])
}

function tallyOfFile({ status, assertionResults }: VitestFile): Tally {
  const count = (state: string) => assertionResults.filter((test) => test.status === state).length
  const [passed, failed] = [count('passed'), count('failed')]
  const couldNotBeRead = status === 'failed' && failed === 0
  return { passed, failed: couldNotBeRead ? 1 : failed, skipped: assertionResults.length - passed - failed }
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
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  assertionResults: { status: string }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
