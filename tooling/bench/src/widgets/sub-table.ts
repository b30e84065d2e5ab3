import type { CDPSession, Page } from 'playwright'
import { median } from '../report.ts'
import type { TableSize } from './page/subjects.tsx'

/** How a sub-table did, ms. */
export interface SubTableResult {
  shown: number
  /** From the key to the painted frame. */
  key: number
  keyP95: number
  /** What the scripts do for a key, on average over all keys. */
  keyScript: number
  /** The keys that end the editing of a cell. */
  commit: number
  commitP95: number
  addRow: number
}

const CELLS = 20

interface Options {
  session: CDPSession
  subject: string
  size: TableSize
}

/** Draws a sub-table, fills in cells by real keys (12, then Tab), and adds rows by a click. */
export async function measureSubTable(page: Page, { session, subject, size }: Options): Promise<SubTableResult> {
  const shown = await page.evaluate(([name, of]) => window.show(name, of), [subject, size] as const)
  await page.locator('[role="gridcell"], input').first().click()
  const before = await scriptTime(session)
  const keys = await measured(page, 'keydown', async () => {
    for (let cell = 0; cell < CELLS; cell++) await type(page, ['1', '2', '3', 'Tab'])
  })
  const keyScript = ((await scriptTime(session)) - before) / keys.length
  const typed = keys.filter((_, index) => index % 4 !== 3)
  const committed = keys.filter((_, index) => index % 4 === 3)
  return {
    shown,
    key: median(typed),
    keyP95: p95(typed),
    keyScript,
    commit: median(committed),
    commitP95: p95(committed),
    addRow: await addRows(page),
  }
}

async function addRows(page: Page): Promise<number> {
  const button = page.locator('[data-add], button:has-text("添加")').last()
  await button.scrollIntoViewIfNeeded()
  const clicks = await measured(page, 'click', async () => {
    for (let round = 0; round < 5; round++) {
      await button.click()
      await page.waitForTimeout(150)
    }
  })
  return median(clicks)
}

/** Real keys, one at a time, as fast as a good typist. */
export async function type(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(40)
  }
}

export async function measured(page: Page, event: string, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate((name) => window.measure(name), event)
  await work()
  await page.waitForTimeout(300)
  return page.evaluate(() => window.measured())
}

/** Milliseconds that scripts have run in the page so far. */
export async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** 95 of 100 were this fast. */
export function p95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? Number.NaN
}
