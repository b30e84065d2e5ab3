import { type SipGateway, startSipGateway } from '@sqos/test-kit/sip-gateway'
import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { callerOf, listOf } from './api.ts'
import { expectAccessible } from './axe.ts'
import { startServer, temporaryData } from './server.ts'
import { expect, expectSaid, test as base } from './test.ts'

// Two users call each other through a real gateway, in Chromium with its fake microphone.

const test = base.extend<object, { gateway: SipGateway }>({
  gateway: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, provide) => {
      const gateway = await startSipGateway()
      await provide(gateway)
      await gateway.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ gateway }, provide) => {
      const { dataDir, remove } = temporaryData()
      const env = { CALL_GATEWAY_URL: gateway.url, CALL_DEMO_PASSWORD: gateway.password }
      const server = await startServer({ dataDir, env })
      await provide(server)
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const { args, ...launch } = chromiumLaunch()
const sound = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const network = ['--ignore-certificate-errors', '--allow-loopback-in-peer-connection']
test.use({ launchOptions: { ...launch, args: [...args, ...sound, ...network] } })

test('a user with a seat calls from the shell, and the call survives a change of page', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('admin')
  const admin = await callerOf(page)
  const { data } = await admin('GET', '/api/oauth/CurrentUser')
  const own = (data as { userInfo: { userId: string } }).userInfo.userId
  const [lina] = listOf(await admin('POST', '/api/permission/Users/ImUser/Selector/0', { keyword: 'lina' }))
  await expect(page.getByRole('button', { name: '拨打电话' })).toBeHidden()
  for (const [userId, landlinenNum] of [
    [own, '8001'],
    // The gateway's name for every number that nobody else has.
    [lina?.['id'], 'outside'],
  ]) {
    const seat = { userId, landlinenNum, custcode: 'c1', appId: 'a1' }
    expect(await admin('POST', '/api/extend/CallSeat', seat)).toMatchObject({ code: 200 })
  }

  const far = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })).newPage()
  await far.goto('/login')
  await far.getByLabel('账号', { exact: true }).fill('lina')
  await far.getByLabel('密码', { exact: true }).fill('sqos2026')
  await far.getByRole('button', { name: '登录', exact: true }).click()
  await expect(far.getByRole('button', { name: '拨打电话' })).toBeVisible()

  const dial = async (number: string) => {
    await page.getByRole('button', { name: '拨打电话' }).click()
    await page.getByLabel('电话号码').fill(number)
    await page.getByRole('button', { name: '呼叫', exact: true }).click()
    await page.getByRole('button', { name: '是', exact: true }).click()
  }
  await page.reload()
  await dial('13800000486')
  await expectSaid(page, '对方正忙，请稍后再拨')

  await dial('13800138000')
  const panel = page.getByRole('region', { name: '通话' })
  await expect(panel).toContainText('138****8000')
  await far.getByRole('button', { name: '接听' }).click()
  await expect(panel).toContainText('通话中')
  await expectAccessible(page)
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('link').last().click()
  await expect(panel).toContainText('通话中')

  await far.getByRole('button', { name: '挂断' }).click()
  await expect(panel).toBeHidden()
  const after = page.getByRole('region', { name: '填写备注' })
  await expect(after).toContainText('138****8000')
  await expectAccessible(page)
  await after.getByRole('button', { name: '填写备注' }).click()
  await page.getByRole('dialog', { name: '通话备注' }).getByLabel('通话备注').fill('已约回访')
  await page.getByRole('dialog', { name: '通话备注' }).getByRole('button', { name: '确定' }).click()
  await expect(after).toBeHidden()

  await dial('13900139000')
  await far.getByRole('button', { name: '接听' }).click()
  await expect(panel).toContainText('通话中')
  // The page goes away during the call: the far end hears it, and the record is complete.
  await page.goto('about:blank')
  await expect(far.getByRole('region', { name: '通话' })).toBeHidden()
  await page.goto('/business/callRecord')
  const calls = page.getByRole('row')
  await expect(calls.filter({ hasText: '13900139000' })).toContainText('已接通')
  await expect(calls.filter({ hasText: '13800138000' })).toContainText(/已接通.*已约回访/)
  await expect(calls.filter({ hasText: '13800000486' })).toContainText('已拒接')
  await expectAccessible(page)
})
