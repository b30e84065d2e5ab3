import { type Browser, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './test.ts'

/** A step of the designer. */
export const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '设计步骤' }).getByRole('button', { name })

/** Counts the presses of the pointer until the page is loaded again; a drag is one press. */
export const countClicks = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'clickCount', 0)
    addEventListener(
      'pointerdown',
      () => Reflect.set(window, 'clickCount', Number(Reflect.get(window, 'clickCount')) + 1),
      true,
    )
  })

/** The number of presses since `countClicks`. */
export const clicksOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'clickCount')))

/** Signs in with a demo account in a browser context of its own, and opens a page of 业务应用 from the menu. */
export async function openFromMenu(browser: Browser, page: Page, { account, name }: { account: string; name: string }) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
  const hers = await context.newPage()
  await hers.goto('/login')
  await hers.getByLabel('账号', { exact: true }).fill(account)
  await hers.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await hers.getByRole('button', { name: '登录', exact: true }).click()
  const menu = hers.getByRole('navigation', { name: '主导航' })
  const link = menu.getByRole('link', { name, exact: true })
  await expect(menu).toBeVisible()
  if (!(await link.isVisible())) await menu.getByText('业务应用').click()
  await link.click()
  return hers
}
