import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './workspace.ts'

/** What a run has to tell besides its numbers: a line for each test, with the first line of why it failed. */
export interface Troubles {
  failed: string[]
  /** What passed only when it was tried again. */
  secondTries: string[]
}

/** The variable that names the file for stray errors. */
export const STRAY_ERRORS = 'SQOS_STRAY_ERRORS'

/** What failed outside of any test: where and after which test it was noticed. */
export interface StrayError {
  message: string
  path?: string
  test?: string
}

/** The errors that no test caught; none when the file is missing. */
export function strayErrorsOf(file: string): StrayError[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** A line for an error that no test caught. */
export function strayLine({ message, path, test }: StrayError): string {
  const place = path ? relative(ROOT, path) : 'some file'
  return line(`outside of any test, ${test ? `after ${place} › ${test}` : `in ${place}`}`, message)
}

/** Reads the JSON report of vitest or Playwright; a run that wrote no report has nothing to tell. */
export function troublesOf(file: string): Troubles {
  if (!existsSync(file)) return { failed: [], secondTries: [] }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const files = report.testResults ?? []
  const journeys = (report.suites ?? []).flatMap(journeysOf)
  return {
    failed: [...files.flatMap(failedIn), ...journeys.filter(({ ok }) => !ok).map(ofJourney)],
    secondTries: journeys.filter((journey) => journey.ok && reason(journey)).map(ofJourney),
  }
}

function failedIn(file: TestFile): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  // A file that could not be loaded has no tests.
  if (failed.length === 0 && file.status === 'failed') return [line(relative(ROOT, file.name), file.message)]
  return failed.map((test) => ofTest(file, test))
}

const ofTest = ({ name }: TestFile, { fullName, failureMessages }: Test) =>
  line(`${relative(ROOT, name)} › ${fullName}`, failureMessages[0])

function journeysOf({ suites = [], specs }: JourneySuite): Journey[] {
  return [...specs, ...suites.flatMap(journeysOf)]
}

const ofJourney = (journey: Journey) => line(`${journey.file} › ${journey.title}`, reason(journey))

const reason = ({ tests }: Journey) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message

const line = (name: string, why = '') => `${name}: ${why.split('\n')[0]}`

interface Report {
  testResults?: TestFile[]
  suites?: JourneySuite[]
}

interface TestFile {
  name: string
  status: string
  message?: string
  assertionResults: Test[]
}

interface Test {
  fullName: string
  status: string
  failureMessages: string[]
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
