import { expect, type Page, test as base } from '@playwright/test'
import { type RunningServer, startServer, temporaryData } from './server.ts'

/** Every demo account has the same password (apps/server/seed). */
export const DEMO_PASSWORD = 'sqos2026'

interface Fixtures {
  /** Signs in on the sign-in page and waits for the first page behind it. */
  signIn: (account: string, password?: string) => Promise<void>
  /** Errors of the page so far: an uncaught one fails the journey at its end. */
  pageErrors: string[]
}

/** A journey in a real browser against the built admin and a real server, which one file's journeys share. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, provide) => {
      const { dataDir, remove } = temporaryData()
      const server = await startServer({ dataDir })
      await provide(server)
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  pageErrors: [
    async ({ page }, provide) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await provide(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, provide) => provide((account, password) => signIn(page, { account, password })),
})

export { expect }

async function signIn(
  page: Page,
  { account, password = DEMO_PASSWORD }: { account: string; password?: string | undefined },
) {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const isInside = (url: URL) => !url.pathname.startsWith('/login')
  // The journeys of a file share a server, which lets one account sign in twenty times a minute and no more.
  await expect(async () => {
    if (!isInside(new URL(page.url()))) await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL(isInside, { timeout: 8_000 })
  }).toPass({ intervals: [2_000], timeout: 40_000 })
}
