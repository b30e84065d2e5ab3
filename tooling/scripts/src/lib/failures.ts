import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './workspace.ts'

/** What failed by the JSON report of vitest or Playwright, a line each with the first line of the reason; a run that wrote no report has none. */
export function failuresOf(file: string): string[] {
  if (!existsSync(file)) return []
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  return [...(report.testResults ?? []).flatMap(ofFile), ...(report.suites ?? []).flatMap(ofSuite)]
}

function ofFile({ name, status, message, assertionResults }: TestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const where = relative(ROOT, name)
  if (failed.length === 0) return status === 'failed' ? [line(where, [message])] : []
  return failed.map((test) => line(`${where} › ${test.fullName}`, test.failureMessages))
}

function ofSuite({ suites = [], specs }: JourneySuite): string[] {
  const failed = specs.filter((spec) => !spec.ok)
  const reasons = (spec: Journey) =>
    spec.tests.flatMap((test) => test.results.flatMap((result) => result.error?.message ?? []))
  return [...failed.map((spec) => line(`${spec.file} › ${spec.title}`, reasons(spec))), ...suites.flatMap(ofSuite)]
}

const line = (name: string, [reason = '']: (string | undefined)[]) => `${name}: ${reason.split('\n')[0]}`

interface Report {
  testResults?: TestFile[]
  suites?: JourneySuite[]
}

interface TestFile {
  name: string
  status: string
  message?: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs: Journey[]
}

interface Journey {
  title: string
  file: string
  ok: boolean
  tests: { results: { error?: { message: string } }[] }[]
}
