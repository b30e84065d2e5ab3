import { join } from 'node:path'
import { startPostgres, startRedis, type Service } from '@sqos/test-kit/services'
import { chromiumPath } from '@sqos/vitest-config/chromium'
import { OTHER_REACTS } from '@sqos/vitest-config/react'
import { FULL_TAG, isFull } from '@sqos/vitest-config/suites'
import { runChecks } from './check.ts'
import { buildAdminAloud } from './lib/admin.ts'
import { endWithLaunchers } from './lib/launchers.ts'
import { endWithChildren } from './lib/run.ts'
import { runPlaywright, runVitest, type Output } from './lib/runners.ts'
import { emptySummary, failedSummary, summaryOf, type Summary } from './lib/summary.ts'
import { ROOT, workspacePackages } from './lib/workspace.ts'
import { testPackages } from './test-packages.ts'
import { testTemplates } from './test-templates.ts'

/** Thrown by a suite whose program is not installed. The message names the program and how to install it. */
class Skipped extends Error {}

const IS_CI = Boolean(process.env['CI']) && process.env['CI'] !== 'false'

/** Leaves out what only the full run proves. A file that is run by its name runs whole. */
const withoutFull = () => (isFull() ? [] : [`--tags-filter=!${FULL_TAG}`])

/** The services that were started, by the environment variable of their address: two lanes that need one at once share it. */
const services = new Map<string, Promise<Service | undefined>>()
const results: { name: string; summary: Summary; seconds: number }[] = []
const remarks: string[] = []

/** The URL in an environment variable, or that of a service which is started once and stopped at the end. */
async function addressOf(variable: string, start: () => Promise<Service | undefined>): Promise<string | undefined> {
  if (process.env[variable]) return process.env[variable]
  const service = services.get(variable) ?? start()
  services.set(variable, service)
  return (await service)?.url
}

async function redis() {
  const url = await addressOf('TEST_REDIS_URL', startRedis)
  if (!url) remarks.push('No Redis found: its tests are skipped. Install redis-server or set TEST_REDIS_URL.')
  return url
}

const postgres = () => addressOf('TEST_DATABASE_URL', startPostgres)

function needsBrowser() {
  try {
    chromiumPath()
  } catch (error) {
    throw new Skipped(error instanceof Error ? error.message : String(error))
  }
}

const SUITES: Record<string, (output: Output) => Promise<Summary>> = {
  check: async () => summaryOf(await runChecks()),
  /** Tests in Node of everything but the server: pure code, and components in jsdom. Many wait for a process: two workers. */
  async node(output) {
    return runVitest(['run', '--project=unit', '--project=dom', '--maxWorkers=2'], {
      output,
      env: { TEST_REDIS_URL: await redis(), TEST_DATABASE_URL: undefined },
      tryAgain: IS_CI,
    })
  },
  /** All tests of the server, on PostgreSQL; without one, on the embedded engine. */
  async server(output) {
    const env = { TEST_REDIS_URL: await redis(), TEST_DATABASE_URL: await postgres() }
    return runVitest(['run', '--project=server', '--maxWorkers=2'], { output, env, tryAgain: IS_CI })
  },
  /** Tests of the server that depend on the engine, on the embedded one. */
  async embedded(output) {
    const url = await postgres()
    if (!url) throw new Skipped('no PostgreSQL found. Install one (Debian: postgresql) or set TEST_DATABASE_URL.')
    const env = { TEST_REDIS_URL: await redis(), TEST_DATABASE_URL: url }
    return runVitest(['run', '--project=server-on-pglite'], { output, env, tryAgain: IS_CI })
  },
  async browser(output) {
    needsBrowser()
    return runVitest(['run', '--project=browser', ...withoutFull()], { output, tryAgain: IS_CI })
  },
  /** `pnpm test:full`: browser tests of the packages that accept other versions of React, on each of these. */
  async react(output) {
    needsBrowser()
    const total = emptySummary()
    for (const version of OTHER_REACTS) {
      const env = { SQOS_TEST_REACT: version }
      const args = ['run', '--project=browser', ...foldersForOtherReacts()]
      const summary = await runVitest(args, { output, env, tryAgain: IS_CI })
      const lines = (texts: string[]) => texts.map((line) => `React ${version}: ${line}`)
      total.passed += summary.passed
      total.failed += summary.failed
      // Not counted: tests of what only the newest React has skip themselves.
      total.failures.push(...lines(summary.failures))
      total.retried.push(...lines(summary.retried))
    }
    return total
  },
  async stories(output) {
    needsBrowser()
    return runVitest(['run', '--root', 'apps/storybook'], { output, tryAgain: IS_CI })
  },
  async packages() {
    needsBrowser()
    return summaryOf(await testPackages())
  },
  templates: async () => summaryOf(await testTemplates()),
  async journeys(output) {
    needsBrowser()
    if (!(await buildAdminAloud())) return failedSummary('The admin could not be built.')
    return runPlaywright(['test'], { cwd: join(ROOT, 'apps/e2e'), output })
  },
}

/** Packages whose peer dependencies accept React 18, as folders with a closing slash: `packages/form-` would match three. */
const foldersForOtherReacts = () =>
  workspacePackages()
    .filter(({ manifest }) => manifest.peerDependencies?.['react']?.startsWith('>=18'))
    .map(({ folder }) => `${folder}/`)

/** Suites of `pnpm test:full` alone; by name they run in any run. */
const FULL_ONLY = new Set(['react'])

/**
 * Four lanes run in parallel, because most suites partly wait for a browser, a process or a disk (docs/adr/0057). The
 * first lane streams its output, the others show each suite's output at its end.
 */
const LANES = [
  { suites: ['node', 'server'], output: 'stream' },
  { suites: ['browser', 'packages', 'react'], output: 'collect' },
  { suites: ['check', 'stories', 'templates'], output: 'collect' },
  { suites: ['journeys', 'embedded'], output: 'collect' },
] as const

async function runSuite(name: string, output: Output) {
  console.log(`\n━━ ${name} ━━`)
  const start = performance.now()
  const work = SUITES[name] ?? (() => Promise.reject(new Error('no such suite')))
  const summary = await work(output).catch((error: unknown) => {
    if (!(error instanceof Skipped)) return failedSummary(`${name}: ${String(error)}`)
    remarks.push(`${name} skipped: ${error.message}`)
    return { ...emptySummary(), skipped: 1 }
  })
  results.push({ name, summary, seconds: (performance.now() - start) / 1000 })
}

/** Prints the result of each suite, failures and second tries, and the totals. */
function printSummary(): boolean {
  console.log(`\n━━ summary${isFull() ? ' of the full run' : ''} ━━`)
  const total = emptySummary()
  for (const { name, summary, seconds } of results) {
    const { passed, failed, skipped } = summary
    console.log(`${name.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(0)} s`)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  for (const remark of remarks) console.log(remark)
  for (const line of results.flatMap(({ summary }) => summary.retried)) console.log(`passed at the second try: ${line}`)
  for (const line of results.flatMap(({ summary }) => summary.failures)) console.log(`failed: ${line}`)
  const skippedFails = total.skipped > 0 && IS_CI
  if (skippedFails) console.log('With CI set, a skipped test is a failure.')
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  return total.failed === 0 && !skippedFails && total.passed > 0
}

async function cleanUp() {
  await Promise.all([...services.values()].map(async (service) => (await service.catch(() => undefined))?.stop()))
  services.clear()
}

const chosen = process.argv.slice(2).filter((argument) => argument !== '--full')
if (process.argv.includes('--full')) process.env['SQOS_TEST_FULL'] = '1'
const unknown = chosen.filter((name) => !(name in SUITES))
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}. The suites are: ${Object.keys(SUITES).join(', ')}.`)
  process.exit(2)
}
endWithLaunchers()
endWithChildren(cleanUp)
await Promise.all(
  LANES.map(async ({ suites, output }) => {
    const own = suites.filter((name) =>
      chosen.length === 0 ? isFull() || !FULL_ONLY.has(name) : chosen.includes(name),
    )
    for (const name of own) await runSuite(name, chosen.length === 1 ? 'stream' : output)
  }),
)
await cleanUp()
process.exitCode = printSummary() ? 0 : 1
