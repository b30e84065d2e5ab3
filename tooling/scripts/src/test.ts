import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from '@sqos/vitest-config/chromium'
import { buildAdminAloud } from './lib/admin.ts'
import { endWithLaunchers } from './lib/launchers.ts'
import { endWithChildren, run } from './lib/run.ts'
import { startPostgres, startRedis, type Service } from '@sqos/test-kit/services'
import { playwrightTally, sum, tallyOf, vitestTally, type Tally } from './lib/tally.ts'
import { STRAY_ERRORS, strayErrorsOf, troublesOf, type Troubles } from './lib/troubles.ts'
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

/** Beside vitest's own reporters. */
const STRAYS = join(import.meta.dirname, 'lib/stray-errors-reporter.ts')

function record(name: string, tally: Tally) {
  results.push({ name, ...tally })
}

function recordTroubles(file: string) {
  const { failed, secondTries } = troublesOf(file)
  troubles.failed.push(...failed)
  troubles.secondTries.push(...secondTries)
}

function skip(name: string, remark: string) {
  record(name, { passed: 0, failed: 0, skipped: 1 })
  remarks.push(`${name} skipped: ${remark}`)
}

function title(name: string) {
  console.log(`\n━━ ${name} ━━`)
}

async function vitest(name: string, { args, env }: { args: string[]; env?: Record<string, string | undefined> }) {
  title(name)
  const file = join(reports, `${results.length}.json`)
  const strays = join(reports, `${results.length}.strays.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${STRAYS}`]
  const { code } = await run('vitest', ['run', ...args, ...reporters], {
    output: 'stream',
    env: { ...env, [STRAY_ERRORS]: strays },
  })
  record(name, vitestTally(file, { code }))
  recordTroubles(file)
  troubles.failed.push(...strayErrorsOf(strays))
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
  recordTroubles(file)
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
  const skippedFails = total.skipped > 0 && Boolean(process.env['CI']) && process.env['CI'] !== 'false'
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
