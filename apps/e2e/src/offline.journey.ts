import { DEMO_PASSWORD, expect, expectMessage, test } from './test.ts'

// The shell without a network: its files are kept by a service worker.
test.use({ serviceWorkers: 'allow' })

test('the shell opens without a network, says so, and goes on when the server is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect(menu).toBeVisible()
  await expect.poll(() => page.evaluate(isKept)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('暂时无法连接服务器')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(menu).toBeVisible()
})

test('a start without a network says so in the language of the user', async ({ page, context, signIn }) => {
  await signIn('admin')
  for (const [language, text] of [
    ['zh', '暂时无法连接服务器'],
    ['zhtw', '暫時無法連線伺服器'],
    ['en', 'The server cannot be reached'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('sqos_language', chosen), language)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(isKept)).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(text)).toBeVisible()
    await context.setOffline(false)
    await page.reload()
  }
})

test('the sign-in page opens without a network for a visitor who has never signed in', async ({ page, context }) => {
  await page.goto('/login')
  const signInButton = page.getByRole('button', { name: '登录', exact: true })
  await expect(signInButton).toBeVisible()
  await expect.poll(() => page.evaluate(isKept)).toBe(true)

  await context.setOffline(true)
  await page.goto('/permission/user')
  await page.getByLabel('账号', { exact: true }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await signInButton.click()
  await expectMessage(page, '网络已断开，操作没有完成。填写的内容还在')
  await context.setOffline(false)
  await signInButton.click()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
})

test('the shell can be installed', async ({ page, request }) => {
  await page.goto('/login')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' })
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
  }
})

/** Whether the worker serves the page, and has the page and all of its files. */
async function isKept() {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
  const kept = await Promise.all(['/', ...files.map(({ name }) => name)].map((name) => caches.match(name)))
  return navigator.serviceWorker.controller !== null && files.length > 0 && kept.every(Boolean)
}
