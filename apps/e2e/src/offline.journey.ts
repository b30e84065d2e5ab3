import { expect, test } from './test.ts'

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
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/')) !== undefined && navigator.serviceWorker.controller !== null),
    )
    .toBe(true)
  const isKept = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      const kept = await Promise.all(files.map(({ name }) => caches.match(name)))
      return files.length > 0 && kept.every(Boolean)
    })
  await expect.poll(isKept).toBe(true)

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
    const isKept = () =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
        const kept = await Promise.all(files.map(({ name }) => caches.match(name)))
        return navigator.serviceWorker.controller !== null && kept.every(Boolean)
      })
    await expect.poll(isKept).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(text)).toBeVisible()
    await context.setOffline(false)
    await page.reload()
  }
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
