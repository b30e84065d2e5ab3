import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcoStyles } from '@sqos/build/vite'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { median, type Comparison } from './report.ts'

const ROUNDS = 7

type Which = 'ours' | 'arco'

/** 10,000 rows of ten columns: DataTable compared with Arco's virtual Table, alternately, in one browser. */
export async function benchTable(): Promise<Comparison[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'sqos-bench-table-'))
  const root = join(import.meta.dirname, '../table')
  await build({ root, configFile: false, plugins: [arcoStyles()], logLevel: 'error', build: { outDir } })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4249 },
  })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'draw' in window)
    return await compare(page)
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

async function compare(page: Page): Promise<Comparison[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const rounds: Record<Which, Round[]> = { ours: [], arco: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const which of ['ours', 'arco'] as const) {
      const measured = await measure(page, { session, which })
      // The first round is a warm-up.
      if (round > 0) rounds[which].push(measured)
    }
  }
  const row = (name: string, key: keyof Round): Comparison => ({
    name,
    unit: 'ms',
    ours: median(rounds.ours.map((round) => round[key])),
    other: median(rounds.arco.map((round) => round[key])),
  })
  return [
    row('first paint of 10,000 rows', 'draw'),
    row('main thread busy over 120 scroll steps', 'busy'),
    row('longest frame while scrolling', 'longestFrame'),
  ]
}

interface Round {
  draw: number
  busy: number
  longestFrame: number
}

async function measure(page: Page, { session, which }: { session: CDPSession; which: Which }): Promise<Round> {
  const draw = await page.evaluate((name) => window.draw(name), which)
  const before = await busyTime(session)
  const longestFrame = await page.evaluate(() => window.scrollThrough())
  return { draw, busy: (await busyTime(session)) - before, longestFrame }
}

/** Milliseconds of work on the main thread of the page so far. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
