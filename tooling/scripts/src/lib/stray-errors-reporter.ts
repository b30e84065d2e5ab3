import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { STRAY_ERRORS, type StrayError } from './troubles.ts'

/** Keeps what failed outside of any test, which vitest's JSON report leaves out, in the file that `STRAY_ERRORS` names. */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its default export
export default class StrayErrorsReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>) {
    const file = process.env[STRAY_ERRORS]
    if (!file) return
    const strays = errors.map((error): StrayError => {
      const { message, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error
      return { message, ...(typeof path === 'string' && { path }), ...(typeof test === 'string' && { test }) }
    })
    writeFileSync(file, JSON.stringify(strays))
  }
}
