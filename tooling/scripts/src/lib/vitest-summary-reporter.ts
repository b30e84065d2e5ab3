import { FULL_TAG, isFull } from '@sqos/vitest-config/suites'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { emptySummary, summaryLine, writeSummary, type FailedFile, type Summary } from './summary.ts'

type Errors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]

/** Writes the summary of a Vitest run, including errors outside of tests. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class VitestSummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: Errors) {
    writeSummary(summarize(modules, errors))
  }
}

function summarize(modules: readonly TestModule[], errors: Errors): Summary {
  const files = new Map<string, FailedFile>()
  const fileOf = (path: string) => {
    const file = files.get(path) ?? { path, passed: 0, failed: 0, skipped: 0, failures: [] }
    files.set(path, file)
    return file
  }
  for (const module of modules) {
    const file = fileOf(module.moduleId)
    for (const error of outsideTests(module)) fail(file, { title: '', error })
    for (const test of module.children.allTests()) addTest(file, test)
  }
  for (const error of errors) {
    const { message, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error
    const title = `outside of any test${typeof test === 'string' ? `, after ${test}` : ''}`
    fail(fileOf(typeof path === 'string' ? path : ''), { title, error: message })
  }
  return sumOf([...files.values()])
}

function sumOf(files: FailedFile[]): Summary {
  const summary = emptySummary()
  for (const file of files) {
    summary.passed += file.passed
    summary.failed += file.failed
    summary.skipped += file.skipped
    summary.failures.push(...file.failures)
    if (file.failed > 0 && file.path !== '') summary.failedFiles.push(file)
  }
  return summary
}

/** Errors while loading the module, and of hooks around a suite. */
const outsideTests = (module: TestModule) =>
  [module, ...module.children.allSuites()].flatMap((part) => part.errors()).map(({ message }) => message)

function fail(file: FailedFile, failure: { title: string; error?: string | undefined }) {
  file.failed += 1
  file.failures.push(summaryLine(file.path, failure))
}

function addTest(file: FailedFile, test: TestCase) {
  const { state, errors } = test.result()
  // The filter of `pnpm test` left it out.
  if (state === 'skipped' && !isFull() && test.tags.includes(FULL_TAG)) return
  if (state === 'failed') fail(file, { title: test.fullName, error: errors?.[0]?.message })
  else if (state === 'passed') file.passed += 1
  else file.skipped += 1
}
