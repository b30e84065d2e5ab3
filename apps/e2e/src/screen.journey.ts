import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { callerOf, listOf } from './api.ts'
import { dialog } from './approving.ts'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { expect, test } from './test.ts'

const NAME = '前台大屏'
const PLACE = '前台电视'
const OTHER = '大门大屏'
const PASSWORD = '大厅 2026'
const SCREEN = '/api/visualdev/Screen'
/** Life of a link in ms: long enough for a slow machine to show its screen. */
const SHORT = 45_000

test('an administrator builds a screen that rotates and shares it with a television, until the link is withdrawn', async ({
  page,
  signIn,
  playwright,
  server,
}) => {
  const hand = byMouse(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await signIn('admin')
  await page.goto('/onlineDev/dataScreen')
  await hand.press(button('新建大屏'))
  const form = dialog(page, '新建大屏')
  await form.getByLabel('大屏名称').fill(NAME)
  await form.getByLabel('大屏编码').fill('frontDesk')
  // Named by its label until the first portal is chosen.
  const portals = form.getByRole('textbox', { name: /^(轮播门户|添加门户)$/ })
  for (const index of [0, 1]) {
    await portals.click()
    await page.getByRole('option').filter({ visible: true }).nth(index).click()
  }
  for (const seconds of await form.getByRole('spinbutton', { name: /显示秒数$/ }).all()) await seconds.fill('5')
  await hand.press(form.getByRole('button', { name: '确定' }))
  await expect(form).toBeHidden()

  await hand.press(button('新建大屏'))
  await form.getByLabel('大屏名称').fill(OTHER)
  await form.getByLabel('大屏编码').fill('gate')
  await portals.click()
  await page.getByRole('option').filter({ visible: true }).first().click()
  await hand.press(form.getByRole('button', { name: '确定' }))
  await expect(form).toBeHidden()

  await hand.menu(button(`更多 ${NAME}`), '分享到电视')
  const shares = dialog(page, `分享：${NAME}`)
  await shares.getByLabel('用途').fill(PLACE)
  await shares.getByLabel('访问密码').fill(PASSWORD)
  await shares.getByRole('textbox', { name: /^(轮播大屏|添加大屏)$/ }).click()
  await page.getByRole('option', { name: OTHER }).filter({ visible: true }).click()
  await hand.press(shares.getByRole('button', { name: '生成链接' }))
  const address = await shares.getByRole('textbox', { name: '分享链接' }).inputValue()
  expect(address).toContain(`${server.url}/`)
  await expectAccessible(page)

  // A television is another browser, without a session and without anything stored.
  const television = await playwright.chromium.launch(chromiumLaunch())
  // Axe opens a page beside the one that it checks, which needs a context of its own.
  const context = await television.newContext({ locale: 'zh-CN', viewport: { width: 1920, height: 1080 } })
  const shown = await context.newPage()
  await shown.goto(address)
  const password = shown.getByLabel('链接密码')
  await password.fill('wrong password')
  await password.press('Enter')
  await expect(shown.getByText('密码不正确')).toBeVisible()
  await expectAccessible(shown)
  await password.fill(PASSWORD)
  await password.press('Enter')
  const screen = shown.getByRole('main', { name: NAME })
  await expect(screen.getByRole('region').first()).toBeVisible()
  expect(await shown.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('token')))).toEqual([])
  await expectAccessible(shown)
  // Two portals of the first screen, then the second screen.
  await expect(shown.getByText('第 2 / 3 页')).toBeVisible()
  await expect(shown.getByRole('main', { name: OTHER }).getByRole('region').first()).toBeVisible()
  // It asks for the password once.
  await shown.reload()
  await expect(screen.getByRole('region').first()).toBeVisible()

  await hand.press(shares.getByRole('button', { name: '撤销' }))
  await hand.press(page.getByRole('button', { name: /^确\s*定$/ }))
  await expect(shares.getByText('已失效')).toBeVisible()
  await shown.reload()
  await expect(screen).toBeHidden()
  await expect(shown.getByRole('button', { name: '重试' })).toBeVisible()
  await television.close()
})

test('a link shows its screen on another browser until it expires', async ({ page, signIn, playwright, server }) => {
  await signIn('admin')
  const call = await callerOf(page)
  const [portal] = listOf(await call('GET', '/api/visualdev/Portal'))
  const pages = [{ portalId: portal?.['id'], seconds: 30 }]
  const look = { ratio: '16:9', fit: 'contain', theme: 'dark' }
  expect(await call('POST', SCREEN, { fullName: '临时大屏', enCode: 'shortly', ...look, pages })).toMatchObject({
    code: 200,
  })
  const [{ id } = {}] = listOf(await call('GET', `${SCREEN}?keyword=shortly`))
  const television = await playwright.chromium.launch(chromiumLaunch())
  const shown = await television.newPage({ locale: 'zh-CN', viewport: { width: 1920, height: 1080 } })
  const screen = shown.getByRole('main', { name: '临时大屏' }).getByRole('region').first()
  // The application is in the cache of the television when the short time begins.
  await shown.goto(server.url)
  await expect(shown.getByRole('button', { name: '登录', exact: true })).toBeVisible()

  const expireTime = Date.now() + SHORT
  const { data } = await call('POST', `${SCREEN}/${id}/Shares`, { fullName: PLACE, expireTime })
  await shown.goto(`${server.url}/screenShare#${(data as { secret: string }).secret}`)
  await expect(screen).toBeVisible({ timeout: SHORT })

  await expect(async () => {
    await shown.reload()
    await expect(shown.getByText('链接已失效：请联系分享人重新生成')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 4 * SHORT })
  expect(Date.now()).toBeGreaterThanOrEqual(expireTime)
  await expect(screen).toBeHidden()
  await television.close()
})
