import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { chromium, type Page } from 'playwright'
import { median, p95 } from './report.ts'
import { serve } from './serve.ts'

const TABS = 20
const DIRECTORIES = 15
const PER_DIRECTORY = 20
const SWITCHES = 60

/** The built shell with 300 menu entries and 20 open, cached pages: switching between tabs, opening the sidebar. */
export async function benchShell(): Promise<void> {
  if (!existsSync(join(import.meta.dirname, '../../../apps/admin/dist/index.html'))) {
    throw new Error('bench shell measures the built admin: run pnpm build first.')
  }
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-shell-'))
  const server = await serve(join(folder, 'data'))
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    await signIn(page, server.url)
    const longest = await openSidebar(page)
    await openTabs(page)
    const times = await switchTabs(page)
    console.log(`\nShell with ${DIRECTORIES * PER_DIRECTORY} menu entries and ${TABS} tabs on cached pages`)
    console.log(
      `  switch to next paint, ${times.length} switches: median ${median(times).toFixed(1)} ms, ` +
        `p95 ${p95(times).toFixed(1)} ms (at most 50)`,
    )
    console.log(`  longest task while the sidebar opens: ${longest.toFixed(0)} ms (at most 100)`)
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface MenuEntry {
  id: string
  enCode: string
  fullName: string
  urlAddress: string
  children?: MenuEntry[]
}

interface Person {
  menuList: MenuEntry[]
  permissionList: { modelId: string }[]
}

/** Signs in; CurrentUser returns 300 additional entries, each a working dictionary page. */
async function signIn(page: Page, url: string) {
  await page.route('**/api/oauth/CurrentUser*', async (route) => {
    const answer = await route.fetch()
    const body: { data: Person } = await answer.json()
    const { menuList, permissionList } = body.data
    const entries = menuList.flatMap(({ children = [] }) => children)
    const sample = entries.find(({ enCode }) => enCode === 'dictionary.industry')
    const directory = menuList[0]
    const rights = permissionList.find(({ modelId }) => modelId === sample?.id)
    if (!sample || !directory || !rights) throw new Error('bench: the demo has no page 行业分类.')
    for (let index = 0; index < DIRECTORIES; index++) {
      const children = Array.from({ length: PER_DIRECTORY }, (_, place) => {
        const name = `${index}-${place}`
        return {
          ...sample,
          id: `bench-${name}`,
          enCode: `bench.${name}`,
          fullName: `分类 ${name}`,
          parentId: `dir-${index}`,
        }
      })
      permissionList.push(...children.map(({ id }) => ({ ...rights, modelId: id })))
      menuList.push({ ...directory, id: `dir-${index}`, enCode: `dir${index}`, fullName: `目录 ${index}`, children })
    }
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`${url}/login`)
  await page.getByLabel('账号', { exact: true }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('sqos2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('navigation', { name: '主导航' }).waitFor()
  await page.getByRole('button', { name: '界面设置' }).click()
  await page.getByRole('switch', { name: '页面缓存', exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Opens every directory of the sidebar by clicks; returns the longest task in milliseconds, 0 below 50. */
async function openSidebar(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  const menu = page.getByRole('navigation', { name: '主导航' })
  for (let index = 0; index < DIRECTORIES; index++) {
    await menu.getByRole('button', { name: `目录 ${index}`, exact: true }).click()
    await menu.getByRole('link', { name: `分类 ${index}-0`, exact: true }).waitFor()
  }
  const tasks = await page.evaluate(() => ('longTasks' in window ? window.longTasks : []))
  return Math.max(0, ...(Array.isArray(tasks) ? tasks.filter((task) => typeof task === 'number') : []))
}

async function openTabs(page: Page) {
  const menu = page.getByRole('navigation', { name: '主导航' })
  const directory = Math.floor(DIRECTORIES / 2)
  const open = menu.getByRole('button', { name: `目录 ${directory}`, exact: true })
  if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click()
  for (let place = 0; place < TABS; place++) {
    await menu.getByRole('link', { name: `分类 ${directory}-${place}`, exact: true }).click()
    await page.getByRole('main').getByRole('row').locator('visible=true').first().waitFor()
  }
}

/** Clicks on tabs alternately; returns the milliseconds from the press to the frame that shows the other page. */
async function switchTabs(page: Page): Promise<number[]> {
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: /^分类 / })
  const count = await tabs.count()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { switchTimes: times })
    window.addEventListener(
      'click',
      ({ timeStamp, target }) => {
        // The tab is marked in the commit that shows its page; the URL changes before.
        const tab = target instanceof Element ? target.closest('a') : null
        const afterPaint = () => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => {
              if (tab?.getAttribute('aria-current') === 'page') times.push(performance.now() - timeStamp)
              else afterPaint()
            })
            channel.port1.start()
            channel.port2.postMessage(undefined)
          })
        }
        afterPaint()
      },
      { capture: true },
    )
  })
  for (let time = 0; time < SWITCHES; time++) {
    const tab = tabs.nth((time * 7) % count)
    if ((await tab.getAttribute('aria-current')) === 'page') continue
    await tab.click()
    await page.waitForTimeout(100)
  }
  const times = await page.evaluate(() => ('switchTimes' in window ? window.switchTimes : []))
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : []
}
