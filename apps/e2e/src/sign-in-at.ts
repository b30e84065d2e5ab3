import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './test.ts'

interface SignInOptions extends BrowserContextOptions {
  /** Address of the server. */
  url: string
  account: string
  /** Runs in each page of the context before its own scripts. */
  initScript?: (() => void) | undefined
}

/** Signs in with a demo account in a browser context of its own. An uncaught error of the page fails the journey. */
export async function signInAt(
  browser: Browser,
  { url, account, initScript, ...options }: SignInOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', ...options })
  if (initScript) await context.addInitScript(initScript)
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.soft(error.message).toBe(''))
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  return page
}
