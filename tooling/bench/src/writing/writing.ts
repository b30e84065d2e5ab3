import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { type Browser, chromium, type Page } from 'playwright'
import { median, p95 } from '../report.ts'
import { serve } from '../serve.ts'
import { longDocument, PAGES } from './long-article.ts'

const PASSWORD = 'sqos2026'
const TITLE = '百页合同'
const KEYS = 120
const OPENINGS = 5
/** Milliseconds in which a page loads what it wants before it is used. */
const SETTLE = 1500

/** An article of a hundred pages: the size of the editor, until it can be edited, and from a key to the paint; alone and with a second person. */
export async function benchWriting(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sqos-bench-writing-'))
  const server = await serve(join(folder, 'data'))
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const first = await enter(browser, { url: server.url, account: 'admin' })
    await call(first.page, '/api/writing/article', {
      method: 'POST',
      data: { title: TITLE, content: longDocument() },
    })
    console.log(`\nWriting: an article of ${PAGES} pages (load of the machine ${(loadavg()[0] ?? 0).toFixed(1)})`)
    await measureSize(first)
    report('alone', await measureOpening(first.page), await measureKeys(first.page))

    const second = await enter(browser, { url: server.url, account: 'lina' })
    await shareWith(first.page, second.page)
    const opening = await measureOpening(first.page)
    await second.page.goto(first.page.url())
    await openedText(second.page)
    const typing = keepTyping(second.page)
    report('with a second person who types', opening, await measureKeys(first.page))
    await typing.stop()
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function report(who: string, opening: number[], keys: number[]) {
  console.log(
    `  ${who}: open until editable, ${opening.length} times: median ${median(opening).toFixed(0)} ms (at most 800); ` +
      `key to paint, ${keys.length} keys: median ${median(keys).toFixed(1)} ms, p95 ${p95(keys).toFixed(1)} ms (at most 25)`,
  )
}

interface Entered {
  page: Page
  /** Addresses of the scripts that the page has loaded so far. */
  scripts: Set<string>
}

async function enter(browser: Browser, { url, account }: { url: string; account: string }): Promise<Entered> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    baseURL: url,
    // It would load every file in the background.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.ok()) scripts.add(response.url())
  })
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('navigation', { name: '主导航' }).waitFor()
  await page.waitForTimeout(SETTLE)
  return { page, scripts }
}

/** Calls the API as the user of the page. */
async function call(page: Page, path: string, put?: { method: string; data: object }): Promise<unknown> {
  const authorization = await page.evaluate(() => localStorage.getItem('sqos_token') ?? '')
  const response = await page.request.fetch(path, { headers: { authorization }, ...put })
  const { code, msg, data: answer }: { code: number; msg: string; data: unknown } = await response.json()
  if (code !== 200) throw new Error(`bench: ${path} answered ${code}: ${msg}`)
  return answer
}

/** What the browser loads for the editor when the home of the area is there. */
async function measureSize({ page, scripts }: Entered) {
  // The browser forgets what it has loaded when the page is left.
  const codeOf = async (url: string) => await (await page.request.get(url)).body()
  const early = (await Promise.all([...scripts].map(codeOf))).some((code) => code.includes('ProseMirror'))
  await page.goto('/writing/customer/home')
  await article(page).waitFor()
  await page.waitForTimeout(SETTLE)
  const before = new Set(scripts)
  await openArticle(page)
  await page.waitForTimeout(SETTLE)
  const added = await Promise.all([...scripts].filter((url) => !before.has(url)).map(codeOf))
  const bytes = added.reduce((sum, code) => sum + gzipSync(code).length, 0)
  console.log(
    `  the editor: ${(bytes / 1000).toFixed(1)} kB gzip in ${added.length} files (at most 260); ` +
      `in the first load: ${early ? 'yes, it must not be' : 'no'}`,
  )
}

const article = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(TITLE) })
    .first()

async function openedText(page: Page) {
  const text = page.getByRole('textbox', { name: '正文' })
  await text.waitFor()
  return text
}

async function openArticle(page: Page) {
  await article(page).click()
  await openedText(page)
}

/** Milliseconds from the click on the article to the frame in which its text can be edited. */
async function measureOpening(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < OPENINGS; time++) {
    await page.goto('/writing/customer/home')
    await article(page).waitFor()
    await page.waitForTimeout(SETTLE)
    await page.evaluate(() => {
      window.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const last = document.querySelector('[role="textbox"][contenteditable="true"] > :last-child')
            if (last) requestAnimationFrame(() => Reflect.set(window, 'openedAfter', performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          look()
        },
        { capture: true, once: true },
      )
    })
    await openArticle(page)
    await page.waitForFunction(() => Reflect.has(window, 'openedAfter'))
    times.push(await page.evaluate(() => Number(Reflect.get(window, 'openedAfter'))))
  }
  return times
}

/** Types in the middle of the opened article; milliseconds from each key to the frame that shows its letter. */
async function measureKeys(page: Page): Promise<number[]> {
  const text = await openedText(page)
  const blocks = text.locator('> p')
  await blocks.nth(Math.floor((await blocks.count()) / 2)).click()
  await page.keyboard.press('End')
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'keyTimes', times)
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
          channel.port1.start()
          channel.port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('x')
    await page.waitForTimeout(60)
  }
  const times: unknown = await page.evaluate(() => Reflect.get(window, 'keyTimes'))
  if (!(await text.textContent())?.includes('x'.repeat(KEYS))) throw new Error('bench: a typed letter is missing.')
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : []
}

/** Shares the opened article of one person with the other. */
async function shareWith(owner: Page, other: Page) {
  const id = new URL(owner.url()).searchParams.get('id') ?? ''
  const user: unknown = await call(other, '/api/oauth/CurrentUser')
  const userId = userIdIn(user)
  await call(owner, `/api/writing/article/${id}/Shares`, { method: 'PUT', data: { list: [{ userId, mayEdit: 1 }] } })
}

function userIdIn(answer: unknown): string {
  const info = typeof answer === 'object' && answer !== null && 'userInfo' in answer ? answer.userInfo : undefined
  if (typeof info === 'object' && info !== null && 'userId' in info) return String(info.userId)
  throw new Error('bench: CurrentUser has no userId.')
}

/** Types a letter every 150 ms near the start, until it is stopped. */
function keepTyping(page: Page) {
  const state = { isStopped: false }
  const work = async () => {
    await page.getByRole('textbox', { name: '正文' }).locator('> p').first().click()
    while (!state.isStopped) {
      await page.keyboard.press('y')
      await page.waitForTimeout(150)
    }
  }
  const done = work()
  return {
    stop: async () => {
      state.isStopped = true
      await done
    },
  }
}
