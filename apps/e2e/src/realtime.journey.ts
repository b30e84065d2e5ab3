import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { callerOf } from './api.ts'
import { startServer, temporaryData } from './server.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

const DIST = process.env['E2E_STATIC_DIR'] ?? join(import.meta.dirname, '../../admin/dist')
/** With the real one, 200 pages share the socket; they stand on these many windows. */
const WINDOWS = 4
const FRAMES = 50

test('tabs share one socket; a person who is sent away leaves all of them at once', async ({
  page,
  context,
  browser,
  server,
  signIn,
}) => {
  // Without the socket nothing would tell the pages.
  await context.route('**/api/system/Menu/Version', (route) => route.abort())
  await signIn('lina')
  const another = await context.newPage()
  await another.goto('/home')
  await expect(another.getByRole('navigation', { name: '主导航' })).toBeVisible()
  const inspector = await browser.newBrowserCDPSession()
  const holders = async () => {
    const { targetInfos } = await inspector.send('Target.getTargets')
    return targetInfos.filter(({ type }) => type === 'shared_worker').map(({ title }) => title)
  }
  await expect.poll(holders).toEqual(['sqos-realtime'])

  const office = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })
  const desk = await office.newPage()
  await desk.goto('/login')
  await desk.getByLabel('账号', { exact: true }).fill('admin')
  await desk.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await desk.getByRole('button', { name: '登录', exact: true }).click()
  await expect(desk.getByRole('navigation', { name: '主导航' })).toBeVisible()
  const call = await callerOf(desk)
  const online = (await call('GET', '/api/system/OnlineUser')).data as { userId: string; userAccount: string }[]
  const lina = online.find(({ userAccount }) => userAccount === 'lina')
  await call('DELETE', `/api/system/OnlineUser/${lina?.userId}`)

  await expect(page).toHaveURL(/\/login/)
  await expect(another).toHaveURL(/\/login/)
  await office.close()
})

async function enter(page: Page, account: string) {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
}

const bellOf = (page: Page) => page.getByRole('button', { name: /站内消息/ })

async function countOf(page: Page): Promise<number> {
  await expect(bellOf(page)).toHaveAccessibleName(/\d/)
  return Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}

/** Releases a notice to everybody. */
async function announce(office: Page, title: string) {
  const call = await callerOf(office)
  await call('POST', '/api/message', { title, bodyText: `<p>${title}</p>`, toUserIds: '' })
  const { data } = await call('GET', `/api/message/Notice?keyword=${encodeURIComponent(title)}`)
  const { list } = data as { list: { id: string }[] }
  await call('PUT', `/api/message/${list[0]?.id}/Actions/Release`)
}

/** Pages of one browser, each in a frame, that use the worker of the application as its tabs do; returns the states of all. */
async function openFrames(context: BrowserContext, worker: string) {
  await context.route('**/frames', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  const windows: Page[] = []
  for (let index = 0; index < WINDOWS; index += 1) {
    const page = await context.newPage()
    await page.goto('/frames')
    await page.evaluate(
      async ({ count, file }) => {
        const states: (string | undefined)[] = []
        Object.assign(window, { states })
        for (let at = 0; at < count; at += 1) {
          const frame = document.createElement('iframe')
          frame.src = '/frames'
          document.body.append(frame)
          await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
          const { SharedWorker: Shared } = frame.contentWindow as unknown as typeof globalThis
          const { port } = new Shared(file, { type: 'module', name: 'sqos-realtime' })
          port.addEventListener('message', ({ data }: MessageEvent<{ kind: string; status?: { state: string } }>) => {
            if (data.kind === 'status') states[at] = data.status?.state
          })
          port.start()
          const url = `${location.origin.replace('http', 'ws')}/api/message/websocket`
          const token = localStorage.getItem('sqos_token')
          // A tab holds a lock as long as it lives.
          const lock = `frame-${at}-${Math.random()}`
          await new Promise<void>((resolve) => {
            void navigator.locks.request(lock, () => {
              resolve()
              return new Promise<void>(() => {})
            })
          })
          port.postMessage({ kind: 'hello', url, token, isVisible: true, lock })
        }
      },
      { count: FRAMES, file: worker },
    )
    windows.push(page)
  }
  return async () =>
    (await Promise.all(windows.map((page) => page.evaluate(() => Reflect.get(window, 'states') as string[])))).flat()
}

test('200 pages of a browser share one socket; without shared workers one tab holds it, and another takes over', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { dataDir, remove } = temporaryData()
  // A second socket of the same person would end the first one.
  const server = await startServer({ dataDir, env: { SOCKETS_PER_PERSON: '1' } })
  const options = { baseURL: server.url, locale: 'zh-CN' }
  const office = await (await browser.newContext(options)).newPage()
  await enter(office, 'admin')

  const shared = await browser.newContext(options)
  const tab = await shared.newPage()
  await enter(tab, 'lina')
  const before = await countOf(tab)
  const worker = readdirSync(join(DIST, 'assets')).find((file) => /^realtime-worker-.*\.js$/.test(file))
  const statesOf = await openFrames(shared, `/assets/${worker}`)
  await expect.poll(statesOf).toEqual(Array.from({ length: WINDOWS * FRAMES }, () => 'online'))
  await announce(office, '第一个公告')
  await expect.poll(() => countOf(tab)).toBe(before + 1)
  expect(new Set(await statesOf())).toEqual(new Set(['online']))
  await shared.close()

  const locked = await browser.newContext(options)
  await locked.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  const tabs = [await locked.newPage()]
  for (const page of tabs) await enter(page, 'lina')
  for (let more = 0; more < 2; more += 1) {
    const page = await locked.newPage()
    await page.goto('/home')
    await expect.poll(() => countOf(page)).toBe(before + 1)
    tabs.push(page)
  }
  await announce(office, '第二个公告')
  for (const page of tabs) await expect.poll(() => countOf(page)).toBe(before + 2)
  await tabs.shift()?.close()
  await announce(office, '第三个公告')
  for (const page of tabs) await expect.poll(() => countOf(page)).toBe(before + 3)

  await locked.close()
  await office.context().close()
  await server.stop()
  remove()
})
