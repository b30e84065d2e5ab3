import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { emptySummary, summaryLine, writeSummary, type Summary } from './summary.ts'

type Errors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]

/** Writes the summary of a Vitest run, errors outside of tests included. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class VitestSummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: Errors) {
    writeSummary(summarize(modules, errors))
  }
}

function summarize(modules: readonly TestModule[], errors: Errors): Summary {
  const summary = emptySummary()
  for (const module of modules) {
    for (const error of outsideTests(module)) {
      summary.failed += 1
      summary.failures.push(summaryLine(module.moduleId, { title: '', error }))
    }
    for (const test of module.children.allTests()) addTest(summary, test)
  }
  for (const error of errors) {
    const { message, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error
    const title = `outside of any test${typeof test === 'string' ? `, after ${test}` : ''}`
    summary.failed += 1
    summary.failures.push(summaryLine(typeof path === 'string' ? path : '', { title, error: message }))
  }
  return summary
}

/** Errors of loading the module and of hooks around a suite. */
const outsideTests = (module: TestModule) =>
  [module, ...module.children.allSuites()].flatMap((part) => part.errors()).map(({ message }) => message)

function addTest(summary: Summary, test: TestCase) {
  const { state, errors } = test.result()
  const line = () => summaryLine(test.module.moduleId, { title: test.fullName, error: errors?.[0]?.message })
  if (state === 'failed') {
    summary.failed += 1
    summary.failures.push(line())
  } else if (state === 'passed') {
    summary.passed += 1
    if (test.diagnostic()?.flaky) summary.retried.push(line())
  } else {
    summary.skipped += 1
  }
}
