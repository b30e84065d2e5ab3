import type { FullResult, Reporter, Suite, TestCase, TestError } from 'playwright/types/testReporter'
import { emptySummary, summaryLine, writeSummary, type Summary } from './summary.ts'

/** Writes the summary of a Playwright run, including errors outside of tests. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class PlaywrightSummaryReporter implements Reporter {
  #root: Suite | undefined
  #errors: TestError[] = []

  onBegin(_config: unknown, root: Suite) {
    this.#root = root
  }

  onError(error: TestError) {
    this.#errors.push(error)
  }

  onEnd(_result: FullResult) {
    const summary = emptySummary()
    for (const test of this.#root?.allTests() ?? []) addTest(summary, test)
    for (const error of this.#errors) {
      summary.failed += 1
      summary.failures.push(
        summaryLine(error.location?.file ?? '', { title: 'outside of any test', error: error.message }),
      )
    }
    writeSummary(summary)
  }

  printsToStdio() {
    return false
  }
}

function addTest(summary: Summary, test: TestCase) {
  const error = test.results.find((result) => result.error)?.error?.message
  const line = summaryLine(test.location.file, { title: test.title, error })
  const outcome = test.outcome()
  if (outcome === 'skipped') summary.skipped += 1
  else if (outcome === 'unexpected') {
    summary.failed += 1
    summary.failures.push(line)
  } else {
    summary.passed += 1
    if (outcome === 'flaky') summary.retried.push(line)
  }
}
