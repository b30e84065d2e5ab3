import { addressesOf, isShown, setLook } from './addresses.ts'
import { expectAccessible } from './axe.ts'
import { signInAt } from './sign-in-at.ts'
import { expect, test } from './test.ts'

// Every page of the menu in four looks: it shows its content, fits the window, and axe finds nothing. The pictures stay in the output
// folder of the run.

const LOOKS = [
  { width: 390, height: 844, mode: 'dark', language: 'en' },
  { width: 768, height: 1024, mode: 'light', language: 'zhtw' },
  { width: 1440, height: 900, mode: 'dark', language: 'zh' },
  { width: 2560, height: 1440, mode: 'light', language: 'en' },
] as const

for (const { width, height, mode, language } of LOOKS)
  test(`shows every page of the menu at ${width} px, ${mode}, ${language}`, async ({ browser, server }, testInfo) => {
    const page = await signInAt(browser, { url: server.url, account: 'admin', viewport: { width: 1440, height } })
    const addresses = await addressesOf(page)
    expect(addresses.length).toBeGreaterThan(40)
    await page.setViewportSize({ width, height })
    await setLook(page, { mode, language })

    const problems: string[] = []
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address)
        await expect.poll(() => page.evaluate(isShown), { message: `${address} shows its content` }).toBe(true)
        await page.screenshot({ path: testInfo.outputPath(`${address.replaceAll('/', '-').slice(1)}.png`) })
        const found = await page.evaluate(problemsOf)
        await expectAccessible(page).catch((error: unknown) => found.push(String(error)))
        problems.push(...found.map((problem) => `${address}: ${problem}`))
      })
    expect(problems).toEqual([])
    await page.context().close()
  })

/** What is wrong with the page as a whole. */
function problemsOf(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const failed = [...document.querySelectorAll('main [role="alert"]:has(button)')].map(
    ({ textContent }) => textContent ?? '',
  )
  return [...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : []), ...failed]
}
