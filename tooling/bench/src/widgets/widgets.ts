import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { arcoStyles } from '@sqos/build/vite'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { median } from '../report.ts'
import { measured, measureSubTable, p95, scriptTime, type SubTableResult, type } from './sub-table.ts'

const ROUNDS = 3
const SUBJECTS = { ours: 'SQOS TableForm', arco: 'Arco Form.List', antd: 'antd Form.List' } as const

/** Sub-tables by real keys in Chromium, production build: ours beside the others, in turns. Prints what it finds. */
export async function benchWidgets(): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'sqos-bench-widgets-'))
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
    await page.waitForFunction(() => 'show' in window)
    console.log(`\nForm widgets, ms (load of the machine ${loadavg()[0]?.toFixed(1)} on its cores)`)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await benchSmall(page, session)
    await benchLarge(page, session)
    await benchFormulas(page, session)
    console.log(`  load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

async function benchSmall(page: Page, session: CDPSession) {
  const rounds: Record<keyof typeof SUBJECTS, SubTableResult[]> = { ours: [], arco: [], antd: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const subject of ['ours', 'arco', 'antd'] as const) {
      const result = await measureSubTable(page, { session, subject, size: { rows: 200, columns: 8 } })
      // The first round warms the engine up.
      if (round > 0) rounds[subject].push(result)
    }
  }
  for (const subject of ['ours', 'arco', 'antd'] as const) report(`200 × 8, ${SUBJECTS[subject]}`, rounds[subject])
}

async function benchLarge(page: Page, session: CDPSession) {
  const size = { rows: 1000, columns: 10 }
  const rounds: SubTableResult[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const result = await measureSubTable(page, { session, subject: 'ours', size })
    if (round > 0) rounds.push(result)
  }
  report('1,000 × 10, SQOS TableForm', rounds)

  const pastes: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await page.evaluate((of) => window.show('ours', of), size)
    await page.locator('[role="gridcell"]').first().click()
    const took = await page.evaluate((of) => window.pasteCells(of), size)
    if (round > 0) pastes.push(took)
  }
  console.log(`  1,000 × 10 pasted: ${median(pastes).toFixed(0)}`)
}

async function benchFormulas(page: Page, session: CDPSession) {
  const shown = await page.evaluate(() => window.show('calculated', { rows: 5000, columns: 20 }))
  await page.locator('[role="gridcell"]').first().click()
  const before = await scriptTime(session)
  const keys = await measured(page, 'keydown', async () => {
    for (let row = 0; row < 30; row++) await type(page, [String(row % 10), 'Enter'])
  })
  const script = ((await scriptTime(session)) - before) / 30
  const entered = keys.filter((_, index) => index % 2 === 1)
  console.log(
    `  5,000 × 20 with 16 formulas a row: shown ${shown.toFixed(0)}; an edit: scripts ${script.toFixed(1)}, painted ${median(entered).toFixed(1)} (p95 ${p95(entered).toFixed(1)})`,
  )
}

function report(name: string, rounds: readonly SubTableResult[]) {
  const of = (key: keyof SubTableResult) => median(rounds.map((round) => round[key])).toFixed(1)
  console.log(
    `  ${name}: shown ${of('shown')}; key ${of('key')} (p95 ${of('keyP95')}); end of a cell ${of('commit')} (p95 ${of('commitP95')}); scripts per key ${of('keyScript')}; add a row ${of('addRow')}`,
  )
}
