import type { CDPSession, Page } from 'playwright'
import { median } from '../report.ts'
import type { TableSize } from './page/subjects/subject.ts'

/** Measurements of a form or a sub-table in milliseconds. */
export interface Result {
  shown: number
  /** From the key press to the painted frame. */
  key: number
  keyP95: number
  /** Script time per key press, on average. */
  script: number
  /** Number of rendered components per key press. */
  renders: number
  /** For the keys that end the editing of a cell; undefined in a form. */
  commitP95?: number
  addRow?: number
}

/** An open page of the benchmark with its debugger session. */
export interface Bench {
  page: Page
  session: CDPSession
}

const KEYS = 60
const COUNTED = 10
const CELLS = 20

/** Renders a form and types into a text field in its middle. */
export async function measureForm(bench: Bench, count: number): Promise<Result> {
  const { page } = bench
  const shown = await page.evaluate((of) => window.show(of), count)
  const texts = page.locator('input[type="text"]:visible, input:not([type]):visible')
  const field = texts.nth(Math.floor((await texts.count()) / 2))
  await field.click()
  const { times, script } = await timed(bench, 'keydown', () =>
    type(
      page,
      Array.from({ length: KEYS }, () => 'x'),
    ),
  )
  await page.evaluate(() => window.startCounting())
  await type(
    page,
    Array.from({ length: COUNTED }, () => 'y'),
  )
  const renders = (await page.evaluate(() => window.stopCounting())) / COUNTED
  const value = await field.inputValue()
  if (!value.endsWith('y'.repeat(COUNTED))) throw new Error(`bench: the field holds "${value}", not what was typed.`)
  return { shown, key: median(times), keyP95: p95(times), script, renders }
}

/** Renders a sub-table, fills cells by key presses (123, then Tab), and adds rows by clicks. */
export async function measureTable(bench: Bench, size: TableSize): Promise<Result> {
  const { page } = bench
  const shown = await page.evaluate((of) => window.show(of), size)
  await page.locator('[role="gridcell"], input:visible').first().click()
  const { times, script } = await timed(bench, 'keydown', async () => {
    for (let cell = 0; cell < CELLS; cell++) await type(page, ['1', '2', '3', 'Tab'])
  })
  const typed = times.filter((_, index) => index % 4 !== 3)
  const committed = times.filter((_, index) => index % 4 === 3)
  await page.evaluate(() => window.startCounting())
  await type(page, ['1', '2', '3'])
  const renders = (await page.evaluate(() => window.stopCounting())) / 3
  await page.keyboard.press('Tab')
  return {
    shown,
    key: median(typed),
    keyP95: p95(typed),
    script,
    renders,
    commitP95: p95(committed),
    addRow: await addRows(page),
  }
}

const ADD = '[data-add], button:has-text("添加"), button.rjsf-array-item-add, button.sd-matrixdynamic__add-btn'

async function addRows(page: Page): Promise<number> {
  const button = page.locator(ADD).last()
  await button.scrollIntoViewIfNeeded()
  const before = await countInputs(page)
  const clicks = await measured(page, 'click', async () => {
    for (let round = 0; round < 5; round++) {
      await button.click()
      await page.waitForTimeout(150)
    }
  })
  if ((await countInputs(page)) <= before) throw new Error('bench: no row was added.')
  return median(clicks)
}

const countInputs = (page: Page) =>
  page.evaluate(() => {
    const rows = document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount')
    return rows ? Number(rows) : document.querySelectorAll('input').length
  })

/** Key presses one at a time, at the speed of a good typist. */
export async function type(page: Page, keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(40)
  }
}

/** Durations of the events during some work, and script time per event, in milliseconds. */
export async function timed({ page, session }: Bench, event: string, work: () => Promise<void>) {
  const before = await scriptTime(session)
  const times = await measured(page, event, work)
  return { times, script: ((await scriptTime(session)) - before) / times.length }
}

async function measured(page: Page, event: string, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate((name) => window.measure(name), event)
  await work()
  await page.waitForTimeout(300)
  return page.evaluate(() => window.measured())
}

/** Script time in the page so far, in milliseconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** The 95th percentile. */
export function p95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? Number.NaN
}
