import type { Page } from '@playwright/test'
import { expect, expectMessage, test } from './test.ts'

// The shell when parts of it cannot be loaded, and its state when they can be again.

const menu = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const main = (page: Page) => page.getByRole('main')
const scrollTop = (page: Page) => main(page).evaluate((element) => element.scrollTop)

/** From now on no file of the build can be loaded, and a reload was tried recently. */
async function loseFiles(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('sqos_reloaded_at', String(Date.now())))
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }))
}

test('a page with a missing file shows a message at its address, and the shell keeps working', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await loseFiles(page)
  await menu(page).getByRole('link', { name: '工作台' }).click()
  await expect(main(page).getByText('页面的一部分没有加载成功')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await menu(page).getByRole('link', { name: '首页' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('a dialog with a missing file shows a message, and the frame stays', async ({ page, signIn }) => {
  await signIn('admin')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await loseFiles(page)
  await page.getByRole('button', { name: '界面设置' }).click()
  await expectMessage(page, '请保存手头的内容后刷新页面')
  await expect(menu(page)).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('the application starts without the texts of a language', async ({ page, signIn }) => {
  await signIn('admin')
  await page.evaluate(() => localStorage.setItem('sqos_language', 'en'))
  await page.route(/\/assets\/en[-_]/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect(menu(page).getByRole('link', { name: '工作台' })).toBeVisible()
})

test('an application that cannot start shows what to do', async ({ page }) => {
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  await expect(page.getByText('如果一直停在这里，请刷新页面')).toBeVisible()
})

test('the outline of the frame is shown while a slow server loads the user', async ({ page, signIn }) => {
  await signIn('admin')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/oauth/CurrentUser*', async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('[data-outline="classic"]')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  answer()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('[data-outline]')).toBeHidden()
})

test('a kept page restores its scroll position; a page that was closed starts at the top', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await signIn('admin')
  await page.getByRole('button', { name: '界面设置' }).click()
  await page.getByRole('switch', { name: '页面缓存', exact: true }).click()
  await page.keyboard.press('Escape')
  await menu(page).getByRole('button', { name: '系统管理' }).click()
  await menu(page).getByRole('link', { name: '系统配置' }).click()
  await expect(main(page).getByRole('heading', { name: '系统配置', level: 1 })).toBeVisible()
  await expect(async () => {
    await main(page).evaluate((element) => element.scrollTo(0, 200))
    expect(await scrollTop(page)).toBe(200)
  }).toPass()

  await menu(page).getByRole('link', { name: '首页' }).click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await menu(page).getByRole('link', { name: '系统配置' }).click()
  await expect.poll(() => scrollTop(page)).toBe(200)

  await page.keyboard.press('Alt+w')
  await expect(page).toHaveURL(/\/home$/)
  await menu(page).getByRole('link', { name: '系统配置' }).click()
  await expect(main(page).getByRole('heading', { name: '系统配置', level: 1 })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('high contrast mode of Windows shows focus and state', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signIn('admin')
  await expect(menu(page).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  const groundOf = (name: string) => menu(page).getByRole('link', { name }).evaluate(ground)
  expect(await groundOf('首页')).not.toBe(await groundOf('工作台'))

  await page.getByRole('button', { name: '界面设置' }).click()
  const drawer = page.getByRole('dialog', { name: '界面设置' })
  const switched = (name: string) => drawer.getByRole('switch', { name, exact: true })
  await expect(switched('标签页')).toBeChecked()
  await expect(switched('页面缓存')).not.toBeChecked()
  expect(await switched('标签页').evaluate(ground)).not.toBe(await switched('页面缓存').evaluate(ground))
  await expect(switched('页面缓存')).toHaveCSS('border-top-width', '1px')
})
