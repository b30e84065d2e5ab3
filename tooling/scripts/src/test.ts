import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from '@sqos/vitest-config/chromium'
import { buildAdminAloud } from './lib/admin.ts'
import { endWithLaunchers } from './lib/launchers.ts'
import { endWithChildren, run } from './lib/run.ts'
import { startPostgres, startRedis, type Service } from '@sqos/test-kit/services'
import {
  failedFilesOf,
  playwrightTally,
  sum,
  tallyAfterSecondTry,
  tallyOf,
  vitestTally,
  type Tally,
} from './lib/tally.ts'
import { STRAY_ERRORS, strayErrorsOf, strayLine, troublesOf, type StrayError, type Troubles } from './lib/troubles.ts'
import { ROOT } from './lib/workspace.ts'
import { runChecks } from './check.ts'
import { testPackages } from './test-packages.ts'
import { testTemplates } from './test-templates.ts'

interface Result extends Tally {
  name: string
}

const reports = mkdtempSync(join(tmpdir(), 'sqos-test-'))
const results: Result[] = []
const remarks: string[] = []
const troubles: Troubles = { failed: [], secondTries: [] }
let services: Service[] = []
let runs = 0

const IS_CI = Boolean(process.env['CI']) && process.env['CI'] !== 'false'

/** When more files than these fail, it is not the machine. */
const MAX_TRIED_AGAIN = 10

/** Beside vitest's own reporters. */
const STRAYS = join(import.meta.dirname, 'lib/stray-errors-reporter.ts')

function record(name: string, tally: Tally) {
  results.push({ name, ...tally })
}

function skip(name: string, remark: string) {
  record(name, { passed: 0, failed: 0, skipped: 1 })
  remarks.push(`${name} skipped: ${remark}`)
}

function title(name: string) {
  console.log(`\n━━ ${name} ━━`)
}

interface VitestRun {
  args: string[]
  env?: Record<string, string | undefined>
}

/**
 * Runs a suite. In CI the files in which something failed are run once more: a busy machine can miss a deadline, what is broken
 * fails twice. What needed it is named in the summary.
 */
async function vitest(name: string, { args, env = {} }: VitestRun) {
  title(name)
  const first = await vitestOnce({ args, env })
  if (first.tally.failed === 0 || !IS_CI || first.again.length > MAX_TRIED_AGAIN) {
    record(name, first.tally)
    troubles.failed.push(...first.failed)
    return
  }
  title(`${name}, once more: what failed`)
  const second = await vitestOnce({ args: [...args, ...first.again], env })
  record(name, tallyAfterSecondTry(first.report, { again: first.again, tally: second.tally }))
  troubles.failed.push(...second.failed)
  troubles.secondTries.push(...first.failed.filter((line) => !second.failed.includes(line)))
}

async function vitestOnce({ args, env }: Required<VitestRun>) {
  runs += 1
  const report = join(reports, `${runs}.json`)
  const strayFile = join(reports, `${runs}.strays.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${STRAYS}`]
  const { code } = await run('vitest', ['run', ...args, ...reporters], {
    output: 'stream',
    env: { ...env, [STRAY_ERRORS]: strayFile },
  })
  const strays = strayErrorsOf(strayFile)
  const lines = [...troublesOf(report).failed, ...strays.map(strayLine)]
  const tally = vitestTally(report, { code })
  return {
    report,
    tally,
    failed: lines.length > 0 || tally.failed === 0 ? lines : [`vitest ended with code ${code} and told nobody why`],
    again: filesToTryAgain(report, strays),
  }
}

/** None stands for all: nobody knows where it failed. */
function filesToTryAgain(report: string, strays: StrayError[]): string[] {
  const failed = failedFilesOf(report) ?? []
  return [...new Set([...failed, ...strays.flatMap(({ path }) => path ?? [])])]
}

const project = (name: string) => vitest(name, { args: ['--project', name] })

async function inBrowser(name: string, work: () => Promise<void>) {
  try {
    chromiumPath()
  } catch (error) {
    return skip(name, error instanceof Error ? error.message : String(error))
  }
  await work()
}

/** The same suite on both databases; Redis is there for both, so that no test is skipped on one of them. */
async function server() {
  const redis = await given('TEST_REDIS_URL', startRedis)
  if (!redis) remarks.push('No Redis for the server tests: install redis-server or set TEST_REDIS_URL.')
  const env = { TEST_REDIS_URL: redis, TEST_DATABASE_URL: undefined }
  await vitest('server on PGlite', { args: ['--project', 'server'], env })

  const postgres = await given('TEST_DATABASE_URL', startPostgres)
  const name = 'server on PostgreSQL'
  if (!postgres) return skip(name, 'no PostgreSQL found. Install one (Debian: postgresql) or set TEST_DATABASE_URL.')
  await vitest(name, { args: ['--project', 'server'], env: { ...env, TEST_DATABASE_URL: postgres } })
}

async function given(variable: string, start: () => Promise<Service | undefined>) {
  const named = process.env[variable]
  if (named) return named
  const service = await start()
  if (service) services.push(service)
  return service?.url
}

async function e2e() {
  title('e2e')
  if (!(await buildAdminAloud())) return record('e2e', { passed: 0, failed: 1, skipped: 0 })
  const file = join(reports, 'e2e.json')
  const { code } = await run('playwright', ['test'], {
    cwd: join(ROOT, 'apps/e2e'),
    output: 'stream',
    env: { E2E_REPORT: file },
  })
  record('e2e', playwrightTally(file, { code }))
  const { failed, secondTries } = troublesOf(file)
  troubles.failed.push(...failed)
  troubles.secondTries.push(...secondTries)
}

const SUITES: Record<string, () => Promise<void>> = {
  check: async () => {
    title('check')
    record('check', tallyOf(await runChecks()))
  },
  unit: () => project('unit'),
  dom: () => project('dom'),
  server,
  browser: () => inBrowser('browser', () => project('browser')),
  stories: () => inBrowser('stories', () => vitest('stories', { args: ['--root', 'apps/storybook'] })),
  packages: () =>
    inBrowser('packages', async () => {
      title('packages')
      record('packages', tallyOf(await testPackages()))
    }),
  templates: async () => {
    title('templates')
    record('templates', tallyOf(await testTemplates()))
  },
  e2e: () => inBrowser('e2e', e2e),
}

async function cleanUp() {
  const running = services
  services = []
  await Promise.all(running.map((service) => service.stop()))
  rmSync(reports, { recursive: true, force: true })
}

function summary(): number {
  title('summary')
  for (const { name, passed, failed, skipped } of results) {
    console.log(`${name.padEnd(22)} ${passed} passed, ${failed} failed, ${skipped} skipped`)
  }
  for (const remark of remarks) console.log(remark)
  for (const line of troubles.secondTries) console.log(`passed only at the second try: ${line}`)
  for (const line of troubles.failed) console.log(`failed: ${line}`)
  const total = sum(results)
  const skippedFails = total.skipped > 0 && IS_CI
  if (skippedFails) console.log('With CI set, a skipped test is a failure.')
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  return total.failed > 0 || skippedFails || total.passed === 0 ? 1 : 0
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in SUITES))
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. The suites are: ${Object.keys(SUITES).join(', ')}.`)
  process.exit(2)
}

endWithLaunchers()
endWithChildren(cleanUp)
for (const [name, suite] of Object.entries(SUITES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  try {
    await suite()
  } catch (error) {
    console.error(error)
    record(name, { passed: 0, failed: 1, skipped: 0 })
  }
}
await cleanUp()
process.exitCode = summary()
