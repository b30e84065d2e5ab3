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
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  page: async ({ page }, provide) => {
    await page.addInitScript(rememberLines)
    await provide(page)
    // What a route still waits for ends with the page, and is no failure of the journey.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
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

/** Keeps what the page says in lines that go by themselves. */
function rememberLines() {
  const lines: string[] = []
  Reflect.set(window, 'linesSaid', lines)
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!node.parentElement?.closest('output, [role="alert"]')) continue
      lines.push(node.textContent ?? '')
      if (Reflect.get(window, 'linesAreHeld')) node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The page has said this since it was loaded, in a line that may have gone by itself before a busy machine looks. */
export async function expectSaid(page: Page, text: string) {
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'linesSaid')))).toContain(text)
}

/** From now on the page's lines stay, as they do while the pointer is on them: for who presses a button in one. */
export const holdLines = (page: Page) => page.evaluate(() => Reflect.set(window, 'linesAreHeld', true))

async function signIn(
  page: Page,
  { account, password = DEMO_PASSWORD }: { account: string; password?: string | undefined },
) {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const isInside = () => !new URL(page.url()).pathname.startsWith('/login')
  // The journeys of a file share a server, which lets one account sign in twenty times a minute and no more.
  const tooOften = page.getByRole('alert').filter({ hasText: '操作过于频繁' })
  while (!isInside()) {
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect.poll(async () => isInside() || (await tooOften.count()) > 0).toBe(true)
    if (!isInside()) await page.waitForTimeout(5_000)
  }
}
