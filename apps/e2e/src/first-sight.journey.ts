import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

// `pnpm check` tests budgets against the build manifest. A browser loads some kB more: texts and parts that follow at
// once.

test('the sign-in page stays within its budget', async ({ page }) => {
  const loaded = await sizesOf(page, async () => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  })

  expect(loaded.js).toBeGreaterThan(50)
  expect(loaded.js).toBeLessThanOrEqual(155)
  expect(loaded.css).toBeLessThanOrEqual(20)
})

test('the dictionary, opened by a signed-in user, stays within its budget', async ({ context, signIn }) => {
  await signIn('admin')
  const another = await context.newPage()
  const loaded = await sizesOf(another, async () => {
    await another.goto('/systemData/dictionary')
    await expect(another.getByRole('row', { name: '保密' })).toBeVisible()
  })

  expect(loaded.js).toBeGreaterThan(100)
  // With everything that loads later: on a slow machine the bell, the socket and the chat load before the network is idle.
  expect(loaded.js).toBeLessThanOrEqual(345)
})

test('the first page, opened by a signed-in user, stays within its budget', async ({ context, signIn }) => {
  await signIn('admin')
  const another = await context.newPage()
  const loaded = await sizesOf(another, async () => {
    await another.goto('/')
    await expect(another.getByRole('heading', { level: 1 })).toBeVisible()
  })

  expect(loaded.js).toBeGreaterThan(100)
  // With everything that loads later: 327 kB with the cards of requests and messages and all of the shell.
  expect(loaded.js).toBeLessThanOrEqual(335)
})

for (const width of [1440, 390]) {
  test(`no part of the start page or of a list moves another while they load, ${width} px wide`, async ({
    context,
    signIn,
  }) => {
    await signIn('admin')
    for (const [address, isThere] of [
      ['/home', (page: Page) => page.getByRole('region', { name: '我的申请' })],
      ['/model/asset', (page: Page) => page.getByText('ZC-2026000024').first()],
    ] as const) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(observeShifts)
      // Answers in the order that moves most: the slow ones belong to the first cards.
      await page.route(/FlowTodo|FlowLaunch|\/List/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      await page.goto(address)
      await expect(isThere(page)).toBeVisible()
      expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.close()
    }
  })
}

test('the first pages are accessible, in both themes', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expectAccessible(page)

  await signIn('admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '切换到深色' }).click()
  await expectAccessible(page)
})

/** Adds up the shifts of the layout that no input has caused. */
function observeShifts() {
  Reflect.set(window, 'shift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false)
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The sum, after the frames that are under way. */
async function shiftSoFar() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  return Number(Reflect.get(window, 'shift'))
}

/** Scripts and styles that the browser receives meanwhile, compressed, with their headers, in kB (1 kB = 1000 bytes). */
async function sizesOf(page: Page, open: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kB = { js: 0, css: 0 }
  const kinds = new Map<string, 'js' | 'css'>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url).pathname)?.[1]
    if (kind === 'js' || kind === 'css') kinds.set(requestId, kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) kB[kind] += encodedDataLength / 1000
  })
  await open()
  await page.waitForLoadState('networkidle')
  return kB
}
