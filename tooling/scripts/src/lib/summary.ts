import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Verdict } from './verdict.ts'
import { ROOT } from './workspace.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A file in which something failed: its counts, and one line for each failure. */
export interface FailedFile extends Counts {
  path: string
  failures: string[]
}

/** The result of one suite: counts, and one line for each test that failed or needed a second try. */
export interface Summary extends Counts {
  failures: string[]
  retried: string[]
  /** The files of the failures, as far as the runner names them. */
  failedFiles: FailedFile[]
}

/** The environment variable that names the file into which a reporter writes its summary. */
const SUMMARY_FILE = 'SQOS_TEST_SUMMARY'

/** The environment for a runner whose reporter writes to `file`. */
export const reportingTo = (file: string) => ({ [SUMMARY_FILE]: file })

/** A summary without any test. */
export const emptySummary = (): Summary => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  retried: [],
  failedFiles: [],
})

/** The summary of a suite that could not run. */
export const failedSummary = (line: string): Summary => ({ ...emptySummary(), failed: 1, failures: [line] })

/** Writes the summary of a reporter; without the environment variable (a manual run) it does nothing. */
export function writeSummary(summary: Summary) {
  const file = process.env[SUMMARY_FILE]
  if (file) writeFileSync(file, JSON.stringify(summary))
}

/**
 * Reads the summary of a runner that exited with `code`. A runner that crashed before it wrote one has failed, and so has a
 * runner that exited with an error although no test failed.
 */
export function readSummary(file: string, { code }: { code: number }): Summary {
  const summary = parse(file)
  if (!summary) return failedSummary(`The runner exited with code ${code} and wrote no summary.`)
  if (code === 0 || summary.failed > 0) return summary
  const line = `The runner exited with code ${code} although no test failed.`
  return { ...summary, failed: 1, failures: [...summary.failures, line] }
}

/** Counts verdicts by their state. */
export function summaryOf(verdicts: Verdict[]): Summary {
  const summary = emptySummary()
  for (const { name, state } of verdicts) {
    summary[state] += 1
    if (state === 'failed') summary.failures.push(name)
  }
  return summary
}

/** One line for a test: its file relative to the root, its title, and the first line of the error. */
export function summaryLine(file: string, { title, error = '' }: { title: string; error?: string | undefined }) {
  const path = relative(ROOT, file)
  return `${title ? `${path} › ${title}` : path}: ${error.split('\n')[0]}`
}

function parse(file: string): Summary | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
