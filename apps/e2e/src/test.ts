import { expect, type Page, test as base } from '@playwright/test'
import { type RunningServer, startServer, temporaryData } from './server.ts'

/** All demo accounts have the same password (apps/server/seed). */
export const DEMO_PASSWORD = 'sqos2026'

interface Fixtures {
  /** Signs in on the sign-in page and waits for the first page. */
  signIn: (account: string, password?: string) => Promise<void>
  /** Adds what the server wrote during a failed journey to its report. */
  serverLog: void
  /** Errors of the page so far: an uncaught one fails the journey at its end. */
  pageErrors: string[]
}

/** A journey in a browser against the built admin and a server, which the journeys of a file share. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the dependencies of the fixture from this pattern
    async ({}, provide) => {
      const { dataDir, remove } = temporaryData()
      const server = await startServer({ dataDir })
      await provide(server)
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  page: async ({ page }, provide) => {
    await page.addInitScript(recordToasts)
    await provide(page)
    // Requests that a route still holds end with the page, and do not fail the journey.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  serverLog: [
    async ({ server }, provide, testInfo) => {
      const start = server.output().length
      await provide()
      if (testInfo.status === testInfo.expectedStatus) return
      await testInfo.attach('server-log', { body: server.output().slice(start), contentType: 'text/plain' })
    },
    { auto: true },
  ],
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

/** Records the toasts of the page. */
function recordToasts() {
  const lines: string[] = []
  Reflect.set(window, 'shownToasts', lines)
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!node.parentElement?.closest('output, [role="alert"]')) continue
      lines.push(node.textContent ?? '')
      if (Reflect.get(window, 'toastsAreHeld')) node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Expects that the page has shown this text since it was loaded, in a toast that may have closed meanwhile. */
export async function expectMessage(page: Page, text: string) {
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'shownToasts')))).toContain(text)
}

/** Keeps later toasts visible, as under the pointer, so that a journey can press their buttons. */
export const holdToasts = (page: Page) => page.evaluate(() => Reflect.set(window, 'toastsAreHeld', true))

async function signIn(
  page: Page,
  { account, password = DEMO_PASSWORD }: { account: string; password?: string | undefined },
) {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const isInside = () => !new URL(page.url()).pathname.startsWith('/login')
  // The journeys of a file share a server, which allows twenty sign-ins per minute and account.
  const tooOften = page.getByRole('alert').filter({ hasText: '操作过于频繁' })
  while (!isInside()) {
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect.poll(async () => isInside() || (await tooOften.count()) > 0).toBe(true)
    if (!isInside()) await page.waitForTimeout(5_000)
  }
}
