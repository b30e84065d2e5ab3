import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcoStyles, jsonImports } from '@sqos/build/vite'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { type Comparison, median, p95, print } from '../report.ts'
import { benchPdf } from './pdf.ts'

const ROUNDS = 3
/** Rows of a sub-table that fill some fifty pages. */
const ROWS = 1000
const ELEMENTS = 300
const KEYS = 60

/** Previews, the designer and PDF files of records in templates. */
export async function benchPrint() {
  const outDir = await mkdtemp(join(tmpdir(), 'sqos-bench-print-'))
  const root = join(import.meta.dirname, 'page')
  const plugins = [arcoStyles(), jsonImports()]
  await build({ root, configFile: false, plugins, logLevel: 'error', build: { outDir, target: 'es2023' } })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4251 },
  })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'design' in window)
    await benchPreview(page)
    await benchDesigner(page)
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
  await benchPdf()
}

async function benchPreview(page: Page) {
  const rounds: { plain: number; first: number; all: number; pages: number; blank: number; longest: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const plain = await page.evaluate((rows) => window.plain(rows), ROWS)
    const drawn = await page.evaluate((rows) => window.preview(rows), ROWS)
    const scrolled = await page.evaluate(() => window.scrollPages())
    // The first round is a warm-up.
    if (round > 0) rounds.push({ plain, ...drawn, ...scrolled })
  }
  const row = (name: string, ours: 'first' | 'all'): Comparison => ({
    name,
    unit: 'ms',
    ours: median(rounds.map((round) => round[ours])),
    other: median(rounds.map(({ plain }) => plain)),
  })
  const pages = rounds[0]?.pages ?? 0
  print(`Preview of ${ROWS} rows on ${pages} pages (first page at most 1,500 ms)`, {
    other: 'the same rows as a plain table',
    comparisons: [row('first page', 'first'), row('last page', 'all')],
  })
  const blank = Math.max(...rounds.map((round) => round.blank))
  const longest = median(rounds.map((round) => round.longest))
  console.log(`  ${blank} frames without a page while scrolling; longest frame ${longest.toFixed(0)} ms`)
}

/** Key → paint without waiting for the next frame, in the designer and in a bare editable element. */
async function benchDesigner(page: Page) {
  await page.evaluate((elements) => window.design(elements), ELEMENTS)
  await page.getByText('末行').click()
  await page.keyboard.press('End')
  const ours = await typed(page)
  await page.setContent('<div contenteditable="true">text</div>')
  await page.locator('div').click()
  const other = await typed(page)
  print(`Designer with ${ELEMENTS} elements, key → paint (p95 at most 20 ms)`, {
    other: 'an editable element of the browser',
    comparisons: [
      { name: 'p95', unit: 'ms', ours: p95(ours), other: p95(other) },
      { name: 'median', unit: 'ms', ours: median(ours), other: median(other) },
    ],
  })
}

/** Work of the page's main thread for each key, from its arrival until its frame goes to the compositor, in ms. */
async function typed(page: Page): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('bench: no browser')
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('a')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))))
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  // The first keys warm up.
  return workOfKeys(traceEvents).slice(KEYS / 6)
}

interface TraceEvent {
  name: string
  /** Start and length in microseconds. */
  ts: number
  dur?: number
  pid: number
  tid: number
  args?: { data?: { type?: string } }
}

/** Sums the tasks between each key and the commit of its frame. Waiting for the next frame is not work. */
function workOfKeys(events: readonly TraceEvent[]): number[] {
  const isInput = ({ name, args }: TraceEvent, type: string) => name === 'EventDispatch' && args?.data?.type === type
  const first = events.find((event) => isInput(event, 'keydown'))
  const main = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts)
  return main
    .filter((event) => isInput(event, 'keydown'))
    .map((key) => {
      const letter = main.find((event) => event.ts > key.ts && isInput(event, 'keypress'))
      const commit = main.find(({ name, ts }) => name === 'Commit' && ts > (letter?.ts ?? Infinity))
      if (!commit) throw new Error('bench: a key without a frame')
      return main
        .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > key.ts && ts <= commit.ts)
        .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0)
    })
}
