import type { Locator, Page } from '@playwright/test'
import { expect, expectMessage, holdToasts, test } from './test.ts'

/** The customers of the demo, as a record that is being entered. */
async function startCustomer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: '新增', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('客户名称').fill(name)
  return form
}

test('a browser that blocks storage signs in, opens lists and saves forms', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError')
        },
      })
  })
  await signIn('admin')
  // The session lives in the page only: an address would load another one.
  await page.getByRole('link', { name: '全部功能' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '全部功能' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '角色管理' }).click()
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog', { name: '新建角色' })
  await form.getByLabel('角色名称').fill('没有存储')
  await form.getByLabel('角色编码').fill('noStorage')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('没有存储')).toBeVisible()
})

test('a form keeps what was typed while the network is away, says so, and is saved afterwards', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/permission/role')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog', { name: '新建角色' })
  await form.getByLabel('角色名称').fill('断网角色')
  await context.setOffline(true)
  await form.getByLabel('角色编码').fill('offlineRole')
  await form.getByRole('button', { name: '确定' }).click()
  // It stays until it is closed.
  const alert = page.getByRole('alert').filter({ hasText: '网络已断开，操作没有完成。填写的内容还在' })
  await expect(alert).toBeVisible()
  await expect(form.getByLabel('角色名称')).toHaveValue('断网角色')
  await expect(form.getByLabel('角色编码')).toHaveValue('offlineRole')

  await context.setOffline(false)
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('断网角色')).toBeVisible()
})

test('after an update, a part that is gone reloads the page, but never while something is typed', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/model/customer')
  const form = await startCustomer(page, '旧版本客户')
  const gone = /\/assets\/.*\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
  await form.getByLabel('客户经理').first().click()
  await expectMessage(page, '可能刚刚更新过')
  await expect(form.getByLabel('客户名称')).toHaveValue('旧版本客户')

  await page.unroute(gone)
  await form.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '放弃', exact: true }).click()
  await expect(form).toBeHidden()

  // The new page has all its parts.
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(gone, (route) => (loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByText('组织权限').click()
  await menu.getByRole('link', { name: '岗位管理' }).click()
  await expect(page.getByRole('button', { name: '新建', exact: true })).toBeVisible()
  expect(loads).toBeGreaterThan(0)
})

test.describe('the system settings', () => {
  const LONG = '一个名字很长很长的系统'.repeat(20)

  test('refuse a logo of 5 MB and one with a script, and keep what was typed', async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto('/system/sysConfig')
    const name = page.getByLabel('系统名称', { exact: true })
    await name.fill('还没有保存')
    await holdToasts(page)
    const logo = page.locator('input[type="file"]').first()

    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024, 1) })
    await expectMessage(page, '文件大小超过1')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await expectMessage(page, '图片')
    await expect(name).toHaveValue('还没有保存')
    await expect(page.getByRole('img', { name: '当前图标' })).toHaveCount(0)
  })

  test('cut a name of 200 characters, which fits into frame, sign-in page and title', async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto('/system/sysConfig')
    const name = page.getByLabel('系统名称', { exact: true })
    const before = await name.inputValue()
    await name.fill(LONG)
    const shown = await name.inputValue()
    expect(LONG.startsWith(shown)).toBe(true)
    expect(shown.length).toBeLessThanOrEqual(50)
    const save = page.getByRole('button', { name: '保存', exact: true })
    await save.click()
    await expect(page).toHaveTitle(new RegExp(shown.slice(0, 10)))

    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoScroll(page)
    }
    const visitor = await page
      .context()
      .browser()
      ?.newPage({ baseURL: new URL(page.url()).origin, locale: 'zh-CN' })
    if (!visitor) throw new Error('There is no browser.')
    for (const width of [1440, 390]) {
      await visitor.setViewportSize({ width, height: 844 })
      await visitor.goto('/login')
      await expect(visitor.getByRole('button', { name: '登录', exact: true })).toBeInViewport()
      await expect(visitor).toHaveTitle(new RegExp(shown.slice(0, 10)))
      await expectNoScroll(visitor)
    }
    await visitor.close()

    await page.setViewportSize({ width: 1440, height: 900 })
    await name.fill(before)
    await save.click()
    await expect(page).toHaveTitle(new RegExp(`${before}$`))
  })
})

const expectNoScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
