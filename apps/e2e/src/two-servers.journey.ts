import { startPostgres, startRedis } from '@sqos/test-kit/services'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { callerOf, listOf } from './api.ts'
import { type Link, openLink } from './link.ts'
import { type RunningServer, startServer, temporaryData } from './server.ts'
import { signInAt } from './sign-in-at.ts'
import { DEMO_PASSWORD } from './test.ts'

const box = (page: Page) => page.getByPlaceholder('点击这里，直接输入消息咨询')
const log = (page: Page) => page.getByRole('log')
const bell = (page: Page) => page.getByRole('button', { name: /站内消息/ })
const chat = (page: Page) => page.getByRole('button', { name: /^内部聊天/ })
/** Texts of this journey: who wrote them, in which part, and which one. */
const WRITTEN = /^(wangfang|admin)-\S+-\d$/
const textsOf = (page: Page) => log(page).getByText(WRITTEN).allTextContents()

/** The network of each person: the first server for one, the second one for the other. */
interface Person {
  account: string
  page: Page
  link: Link
}

for (const { name, hasRedis } of [
  { name: 'through Redis, which is killed', hasRedis: true },
  { name: 'through LISTEN and NOTIFY', hasRedis: false },
])
  test(`two people in two browsers at two servers agree: ${name}`, async ({ browser }) => {
    test.setTimeout(900_000)
    const [postgres, redis] = [await startPostgres(), hasRedis ? await startRedis() : undefined]
    test.skip(!postgres || (hasRedis && !redis), 'PostgreSQL or Redis is not installed.')
    const { dataDir, remove } = temporaryData()
    const env = { DATABASE_URL: postgres?.url ?? '', REDIS_URL: redis?.url ?? '', ADMIN_PASSWORD: DEMO_PASSWORD }
    const servers: RunningServer[] = []
    for (let count = 0; count < 2; count += 1) servers.push(await startServer({ dataDir, env, words: ['--demo'] }))
    const ports = servers.map(({ url }) => Number(new URL(url).port))
    const wang = await enter(browser, 'wangfang', { link: await openLink(ports), clockIsLate: true })
    const admin = await enter(browser, 'admin', { link: await openLink(ports.toReversed()) })
    const both = [wang, admin] as const

    await shareRecord(wang.page, admin.page)
    await openChats(wang.page, admin.page)
    await talk(both, 'first')
    await announce(both, '第一个公告')
    if (redis) {
      await redis.stop()
      await talk(both, 'unreachable')
      await announce(both, '第二个公告')
    }

    wang.link.cut()
    await expect(wang.page.getByText('连接已断开，正在重新连接')).toBeVisible()
    const unread = await countOf(wang.page)
    await write(wang, 'offline')
    await write(admin, 'offline')
    await release(admin.page, '没有网络时的公告')
    wang.link.restore()
    await expectAgreement(both)
    await expect.poll(() => countOf(wang.page)).toBe(unread + 1)

    await Promise.all([write(wang, 'killed'), write(admin, 'killed'), servers[1]?.kill()])
    await expectAgreement(both)
    await talk(both, 'moved')
    await announce(both, '最后的公告')

    for (const { page } of both) await expectTruth(page)
    for (const { page, link } of both) {
      await page.context().close()
      await link.close()
    }
    await servers[0]?.stop()
    await postgres?.stop()
    remove()
  })

/** Texts that both have written so far. */
const written = new WeakMap<Page, string[]>()

/** Runs in the page: its clock is a day late. */
function setClockBack() {
  const RealDate = Date
  const now = () => RealDate.now() - 86_400_000
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, words: []) => (words.length === 0 ? new target(now()) : new target(...words)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

async function enter(
  browser: Browser,
  account: string,
  { link, clockIsLate = false }: { link: Link; clockIsLate?: boolean },
): Promise<Person> {
  const page = await signInAt(browser, {
    url: link.url,
    account,
    initScript: clockIsLate ? setClockBack : undefined,
  })
  written.set(page, [])
  return { account, page, link }
}

async function countOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}

/** Each opens the conversation with the other. */
async function openChats(hers: Page, his: Page) {
  await chat(hers).click()
  const drawer = hers.getByRole('dialog', { name: '内部聊天' })
  await drawer.getByRole('tab', { name: '联系人' }).click()
  await drawer.getByRole('textbox', { name: '搜索：请输入关键词' }).fill('admin')
  await drawer.getByRole('button', { name: /系统管理员/ }).click()
  await box(hers).fill('你好')
  await box(hers).press('Enter')
  await chat(his).click()
  await his.getByRole('dialog', { name: '内部聊天' }).getByRole('button', { name: /你好/ }).click()
  await expect(log(his).getByText('你好', { exact: true })).toBeVisible()
}

async function write({ account, page }: Person, part: string) {
  for (let index = 0; index < 2; index += 1) {
    const text = `${account}-${part}-${index}`
    await box(page).fill(text)
    await box(page).press('Enter')
    written.get(page)?.push(text)
  }
}

/** Both write at the same time. */
async function talk(both: readonly [Person, Person], part: string) {
  await Promise.all(both.map((person) => write(person, part)))
  await expectAgreement(both)
}

/** Both see everything that either has written, once and in the same order. */
async function expectAgreement(both: readonly [Person, Person]) {
  const wanted = both.flatMap(({ page }) => written.get(page) ?? []).toSorted()
  for (const { page } of both) await expect.poll(async () => (await textsOf(page)).toSorted()).toEqual(wanted)
  const [hers, his] = both
  await expect.poll(() => textsOf(hers.page)).toEqual(await textsOf(his.page))
}

async function release(page: Page, title: string) {
  const call = await callerOf(page)
  await call('POST', '/api/message', { title, bodyText: `<p>${title}</p>`, toUserIds: '' })
  const [notice] = listOf(await call('GET', `/api/message/Notice?keyword=${encodeURIComponent(title)}`))
  await call('PUT', `/api/message/${notice?.['id']}/Actions/Release`)
}

/** The bells of both count a notice that one releases. */
async function announce(both: readonly [Person, Person], title: string) {
  const before = await Promise.all(both.map(({ page }) => countOf(page)))
  await release(both[1].page, title)
  for (const [index, { page }] of both.entries()) await expect.poll(() => countOf(page)).toBe((before[index] ?? 0) + 1)
}

/** What a page shows is what the server has: the bell, and the conversation after a reload. */
async function expectTruth(page: Page) {
  const shown = { texts: await textsOf(page), unread: await countOf(page) }
  const call = await callerOf(page)
  const { data } = await call('GET', '/api/message/Unread')
  const { unreadMessageCount, unreadNoticeCount } = data as Record<string, number>
  expect(shown.unread).toBe((unreadMessageCount ?? 0) + (unreadNoticeCount ?? 0))
  await page.reload()
  await chat(page).click()
  const last = page.getByRole('dialog', { name: '内部聊天' }).getByRole('button', { name: /-moved-\d/ })
  await last.click()
  await expect.poll(() => textsOf(page)).toEqual(shown.texts)
  expect(await countOf(page)).toBe(shown.unread)
}

/** Both open a record: each learns of the other, of a change that was saved, and of a comment. */
async function shareRecord(hers: Page, his: Page) {
  for (const page of [hers, his]) {
    const menu = page.getByRole('navigation', { name: '主导航' })
    const list = menu.getByRole('link', { name: '安全巡检' })
    if (!(await list.isVisible())) await menu.getByText('业务应用', { exact: true }).click()
    await list.click()
    await page
      .getByRole('button', { name: /^编辑 / })
      .first()
      .click()
  }
  const [form, other] = [hers.getByRole('dialog', { name: '编辑' }), his.getByRole('dialog', { name: '编辑' })]
  await expect(form.getByText('系统管理员 也在编辑这条数据')).toBeVisible()
  await expect(other.getByText('王芳 也在编辑这条数据')).toBeVisible()
  await other.getByRole('textbox', { name: '问题描述' }).fill('两台服务器')
  await other.getByRole('button', { name: /确\s*定/ }).click()
  await expect(other).toBeHidden()
  await expect(form.getByText('他人刚刚保存了这条数据')).toBeVisible()
  await form.getByRole('button', { name: '合并到表单' }).click()
  await expect(form.getByRole('textbox', { name: '问题描述' })).toHaveValue('两台服务器')
  await form.getByRole('button', { name: /取\s*消/ }).click()
  await hers.getByRole('button', { name: '放弃' }).click()

  const before = await countOf(hers)
  await his
    .getByRole('button', { name: /^详情 / })
    .first()
    .click()
  const detail = his.getByRole('region', { name: /^详情/ })
  await detail.getByRole('textbox', { name: '新评论' }).pressSequentially('@王芳')
  await his.getByRole('option', { name: /王芳/ }).click()
  await detail.getByRole('textbox', { name: '新评论' }).press('Control+Enter')
  await expect(detail.getByRole('tab', { name: '评论（1）' })).toBeVisible()
  await detail.getByRole('button', { name: /^(关闭|返回)/ }).click()
  await expect(detail).toBeHidden()
  await expect.poll(() => countOf(hers)).toBe(before + 1)
  await bell(hers).click()
  await hers.getByRole('button', { name: /评论中提到了您/ }).click()
  const message = hers.getByRole('dialog', { name: /评论中提到了您/ })
  await message.getByRole('button', { name: '前往查看' }).click()
  await expect(hers.getByRole('region', { name: /^详情/ }).getByRole('tab', { name: '评论（1）' })).toBeVisible()
  await hers.keyboard.press('Escape')
  await expect(hers.getByRole('dialog')).toHaveCount(0)
}
