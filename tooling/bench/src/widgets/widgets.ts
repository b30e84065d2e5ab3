import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcoStyles, jsonImports } from '@sqos/build/vite'
import { freePort } from '@sqos/test-kit/port'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type Browser, chromium } from 'playwright'
import { build, type Plugin, preview } from 'vite'
import { median } from '../report.ts'
import { type Bench, measureForm, measureTable, p95, type Result, timed, type } from './measure.ts'

const ROUNDS = 3
const FIELDS = 500

const SUBJECTS = {
  ours: 'SQOS',
  rendered: 'SQOS, out of a document',
  arco: 'Arco Form',
  antd: 'antd Form',
  rjsf: 'react-jsonschema-form (antd)',
  formily: 'Formily (antd)',
  survey: 'SurveyJS',
  native: 'native inputs, react-hook-form',
}

type Name = keyof typeof SUBJECTS
type Results = Map<Name, Result>

/**
 * Measures forms and sub-tables by key presses in Chromium, production builds, ours compared with the others. Prints
 * the result.
 */
export const benchWidgets = () =>
  withPages('Form widgets', async (open) => {
    report(`${FIELDS} fields`, await measureAll(open, (bench) => measureForm(bench, FIELDS)))
    report('Sub-table 200 × 8', await measureAll(open, (bench) => measureTable(bench, { rows: 200, columns: 8 })))
    await benchLarge(await open('ours'))
    await benchFormulas(await open('calculated'))
  })

/** Measures the same fields in a document, compared with our fields alone and native inputs. Prints the result. */
export const benchRendered = () =>
  withPages('Documents as forms', async (open) => {
    const measure = (bench: Bench) => measureForm(bench, FIELDS)
    const results = await measureAll(open, measure, ['ours', 'rendered', 'native'])
    report(`${FIELDS} fields`, results)
    const times = (results.get('rendered')?.shown ?? Number.NaN) / (results.get('native')?.shown ?? Number.NaN)
    console.log(`  shown out of a document: ${times.toFixed(2)} × native inputs (at most 1.3)`)
  })

type Open = (name: string) => Promise<Bench>

async function withPages(title: string, bench: (open: Open) => Promise<void>): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'sqos-bench-widgets-'))
  const root = join(import.meta.dirname, 'page')
  const plugins = [arcoStyles(), jsonImports(), olderAntdForFormily()]
  await build({ root, configFile: false, plugins, logLevel: 'error', build: { outDir, target: 'esnext' } })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: await freePort() },
  })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    console.log(`\n${title} (load of the machine ${load()} on its cores; × = times ours)`)
    await bench((name) => openSubject(browser, `${server.resolvedUrls?.local[0] ?? ''}?${name}`))
    console.log(`  load of the machine at the end: ${load()}`)
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

const load = () => (loadavg()[0] ?? 0).toFixed(1)

/** Formily's fields are for antd 5; antd's own Form is measured in version 6. */
function olderAntdForFormily(): Plugin {
  const bench = join(import.meta.dirname, '../../package.json')
  return {
    name: 'bench:older-antd',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('@formily') || !/^antd(\/|$)/.test(source)) return null
      return this.resolve(source.replace(/^antd/, 'antd5'), bench, { skipSelf: true })
    },
  }
}

async function openSubject(browser: Browser, url: string): Promise<Bench> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.waitForFunction(() => 'pasteCells' in window)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session }
}

/** Measures one subject after the other, several times, so that a busy moment of the machine affects more than one. */
async function measureAll(open: Open, measure: (bench: Bench) => Promise<Result>, names = chosenNames()) {
  const rounds = new Map<Name, Result[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const bench = await open(name)
      rounds.set(name, [...(rounds.get(name) ?? []), await measure(bench)])
      await bench.page.close()
    }
  }
  return new Map([...rounds].map(([name, results]) => [name, medianOf(results)]))
}

/** `BENCH_SUBJECTS=ours,arco` selects subjects. */
function chosenNames(): Name[] {
  const chosen = process.env['BENCH_SUBJECTS']?.split(',')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
  return (Object.keys(SUBJECTS) as Name[]).filter((name) => (chosen ? chosen.includes(name) : name !== 'rendered'))
}

function medianOf(results: readonly Result[]): Result {
  const of = (key: keyof Result) => median(results.flatMap((one) => one[key] ?? []))
  return {
    shown: of('shown'),
    key: of('key'),
    keyP95: of('keyP95'),
    script: of('script'),
    renders: of('renders'),
    commitP95: of('commitP95'),
    addRow: of('addRow'),
  }
}

const COLUMNS: readonly [keyof Result, string][] = [
  ['shown', 'shown'],
  ['key', 'key'],
  ['keyP95', 'p95'],
  ['script', 'script'],
  ['renders', 'renders'],
  ['commitP95', 'cell p95'],
  ['addRow', 'add row'],
]

/** Prints milliseconds (and rendered components per key), and the ratio to ours. */
function report(title: string, results: Results) {
  const ours = results.get('ours')
  const columns = COLUMNS.filter(([key]) => Number.isFinite(ours?.[key]))
  console.log(`\n  ${title.padEnd(32)}${columns.map(([, label]) => label.padStart(18)).join('')}`)
  for (const [name, result] of results) {
    const cells = columns.map(([key]) => {
      const value = result[key] ?? Number.NaN
      const times = value / (ours?.[key] ?? Number.NaN)
      return `${value.toFixed(1)}${name === 'ours' || !Number.isFinite(times) ? '' : ` (${times.toFixed(1)} ×)`}`
    })
    console.log(`  ${SUBJECTS[name].padEnd(32)}${cells.map((cell) => cell.padStart(18)).join('')}`)
  }
}

async function benchLarge(bench: Bench) {
  const size = { rows: 1000, columns: 10 }
  const rounds: Result[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureTable(bench, size))
  report('Sub-table 1,000 × 10', new Map([['ours', medianOf(rounds)]]))

  const pastes: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await bench.page.evaluate((of) => window.show(of), size)
    await bench.page.locator('[role="gridcell"]').first().click()
    pastes.push(await bench.page.evaluate((of) => window.pasteCells(of), size))
  }
  console.log(`  1,000 × 10 pasted: ${median(pastes).toFixed(0)} ms`)
  await bench.page.close()
}

async function benchFormulas(bench: Bench) {
  const { page } = bench
  const shown = await page.evaluate(() => window.show({ rows: 5000, columns: 20 }))
  await page.locator('[role="gridcell"]').first().click()
  const { times, script } = await timed(bench, 'keydown', async () => {
    for (let row = 0; row < 30; row++) await type(page, [String(row % 10), 'Enter'])
  })
  const entered = times.filter((_, index) => index % 2 === 1)
  console.log(
    `  5,000 × 20 with 16 formulas a row: shown ${shown.toFixed(0)} ms; an edit: scripts ${(script * 2).toFixed(1)} ms, painted ${median(entered).toFixed(1)} ms (p95 ${p95(entered).toFixed(1)})`,
  )
  await page.close()
}
