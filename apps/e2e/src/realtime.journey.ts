import { callerOf } from './api.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

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
