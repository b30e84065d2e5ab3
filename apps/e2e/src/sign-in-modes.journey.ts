import { DEMO_PASSWORD, expect, test } from './test.ts'

test('a phone confirms the QR code of a computer, which signs in without a password', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: '扫码登录' }).click()
  const address = await page.getByRole('img', { name: '登录二维码' }).getAttribute('data-address')
  expect(address).toMatch(`${server.url}/scan?ticket=`)

  const phone = await browser.newPage({ baseURL: server.url, locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  await phone.goto(address ?? '')
  await phone.getByLabel('账号', { exact: true }).fill('lina')
  await phone.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await phone.getByRole('button', { name: '登录', exact: true }).click()
  await expect(phone.getByRole('heading', { name: '登录确认' })).toBeVisible()
  await expect(phone.getByRole('definition').filter({ hasText: '127.0.0.1 (本机)' })).toBeVisible()
  await expect(page.getByText('已扫描，请在手机上确认')).toBeVisible()
  await phone.getByRole('button', { name: '确认登录' }).click()

  await expect(phone.getByRole('heading', { name: '已确认，请回到电脑上继续' })).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: '二维码已失效' })).toBeVisible()
  await phone.close()
})

test('a code by text message signs in, by keyboard alone', async ({ page, server }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: '账户登录' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByLabel('手机号').focus()
  await page.keyboard.type('19000000001')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await expect.poll(() => /Text message to 19000000001: .*?(\d{6})/.exec(server.output())?.[1]).toBeDefined()
  const [, code = ''] = /Text message to 19000000001: .*?(\d{6})/.exec(server.output()) ?? []
  await expect(page.getByLabel('短信验证码')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/home$/)
})
