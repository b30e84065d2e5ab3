import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcoStyles } from '@sqos/build/vite'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { chromium, type CDPSession, type Page } from 'playwright'
import { build, preview } from 'vite'
import { median, p95 } from '../report.ts'

const ROUNDS = 5

/** Scrolls a cross-tab of 100,000 cells and a bare page of the same size, alternately, in one browser. */
export async function benchCrossTab() {
  const outDir = await mkdtemp(join(tmpdir(), 'sqos-bench-report-'))
  const root = join(import.meta.dirname, 'page')
  await build({ root, configFile: false, plugins: [arcoStyles()], logLevel: 'error', build: { outDir } })
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
    await page.waitForFunction(() => 'drawCross' in window)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    console.log('\nA cross-tab of 100,000 cells, 120 steps of scrolling (at most 16 ms of work in a frame)')
    for (const way of ['down', 'across'] as const) {
      const [ours, bare] = [
        await measure(page, { session, which: 'ours', way }),
        await measure(page, { session, which: 'bare', way }),
      ]
      const text = ({ work, parts, frames }: Measured) => {
        const [script, style, layout] = [parts.script, parts.style, parts.layout].map((ms) => ms.toFixed(1))
        const detail = `script ${script}, style ${style}, layout ${layout}`
        return `${work.toFixed(1)} ms of work (${detail}), p95 between frames ${frames.toFixed(1)} ms`
      }
      console.log(`  ${way}: ${text(ours)}; a bare page beside it: ${text(bare)}`)
    }
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

interface Measured {
  /** Milliseconds of the main thread for a step, median of the rounds; of them by what they were for. */
  work: number
  parts: Record<keyof typeof PARTS, number>
  /** The 95th percentile of the milliseconds between frames, median of the rounds. */
  frames: number
}

/** Counters of the browser; the rest of the work is painting and waiting. */
const PARTS = { script: 'ScriptDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' } as const

async function measure(
  page: Page,
  { session, which, way }: { session: CDPSession; which: 'ours' | 'bare'; way: 'down' | 'across' },
): Promise<Measured> {
  await page.evaluate((name) => window.drawCross(name), which)
  const rounds: Measured[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await counters(session)
    const times = await page.evaluate((direction) => window.scrollCross(direction), way)
    const after = await counters(session)
    const each = (name: string) => ((after(name) - before(name)) * 1000) / times.length
    const parts = { script: each(PARTS.script), style: each(PARTS.style), layout: each(PARTS.layout) }
    // The first round is a warm-up.
    if (round > 0) rounds.push({ work: each('TaskDuration'), parts, frames: p95(times) })
  }
  const of = (read: (one: Measured) => number) => median(rounds.map(read))
  return {
    work: of(({ work }) => work),
    parts: {
      script: of(({ parts }) => parts.script),
      style: of(({ parts }) => parts.style),
      layout: of(({ parts }) => parts.layout),
    },
    frames: of(({ frames }) => frames),
  }
}

/** The counters of the main thread of the page so far, in seconds. */
async function counters(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0
}
