import type { Page } from '@playwright/test'
import { addressesOf, isShown, setLook } from './addresses.ts'
import { expectAccessible } from './axe.ts'
import { signInAt } from './sign-in-at.ts'
import { expect, test } from './test.ts'

// Every dialog that a button of a page opens, in two looks: it fits the window, axe finds nothing, and Escape closes it. Nothing is
// confirmed, so nothing changes. The pictures stay in the output folder of the run.

const LOOKS = [
  { width: 390, height: 844, mode: 'dark', language: 'zh' },
  { width: 1440, height: 900, mode: 'light', language: 'zh' },
] as const

/** Buttons that open no dialog, or act at once. */
const OTHERS =
  /退出|下载|打印|刷新|重置|查询|展开|收起|折叠|上一|下一|前一|后一|全屏|返回|移动|排序|启用|停用|已读|收藏|^\d+$|^\+|^-/
/** Buttons of a page that are tried. */
const MOST = 12
const DIALOG = '[role="dialog"]:visible, [role="alertdialog"]:visible'

for (const { width, height, mode, language } of LOOKS)
  test(`shows the dialogs of every page at ${width} px, ${mode}`, async ({ browser, server }, testInfo) => {
    test.setTimeout(3_600_000)
    const page = await signInAt(browser, { url: server.url, account: 'admin', viewport: { width: 1440, height } })
    const addresses = await addressesOf(page)
    await page.setViewportSize({ width, height })
    await setLook(page, { mode, language })

    const problems: string[] = []
    let count = 0
    for (const address of addresses) {
      await show(page, address)
      for (const name of await buttonsOf(page))
        await test.step(`${address} ${name}`, async () => {
          if (!(await opens(page, name))) {
            await show(page, address)
            return
          }
          count += 1
          const file = `${address}-${name}`.replaceAll(/[^\p{L}\p{N}-]/gu, '-').slice(1, 90)
          await page.screenshot({ path: testInfo.outputPath(`${file}.png`) })
          const found = await page.evaluate(problemsOf)
          await expectAccessible(page).catch((error: unknown) => found.push(String(error)))
          if (!(await closes(page))) {
            found.push('Escape does not close it')
            await show(page, address)
          }
          problems.push(...found.map((problem) => `${address} ${name}: ${problem}`))
        })
    }
    expect(problems).toEqual([])
    expect(count).toBeGreaterThan(80)
    await page.context().close()
  })

async function show(page: Page, address: string) {
  await page.goto(address)
  await expect.poll(() => page.evaluate(isShown), { message: `${address} shows its content` }).toBe(true)
}

/** The names of the buttons of a page, each once: those of a row stand for those of all rows. */
async function buttonsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(namesOf)
  return names.filter((name) => !OTHERS.test(name)).slice(0, MOST)
}

function namesOf(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button:not([disabled])')]
  const visible = buttons.filter((button) => button.getClientRects().length > 0)
  const names = visible.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim())
  return [...new Set(names)].filter((name) => name !== '')
}

/** Whether the button opens a dialog, which is complete then. */
async function opens(page: Page, name: string): Promise<boolean> {
  const button = page.locator('main').getByRole('button', { name, exact: true }).first()
  if (!(await button.isVisible())) return false
  await button.click()
  const dialog = page.locator(DIALOG).last()
  const hasOpened = await dialog.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )
  if (hasOpened) await expect(dialog.locator('[aria-busy="true"], .arco-spin-loading')).toHaveCount(0)
  return hasOpened
}

/** Whether Escape closes the dialog; a second one leaves a search or the question whether to keep what was typed. */
async function closes(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 2; presses += 1) {
    await page.keyboard.press('Escape')
    const isGone = await expect(page.locator(DIALOG))
      .toHaveCount(0, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      )
    if (isGone) return true
  }
  return false
}

/** What is wrong with the dialogs on the page. */
function problemsOf(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : []
  for (const dialog of document.querySelectorAll('[role="dialog"]')) {
    const { left, right, width } = dialog.getBoundingClientRect()
    if (width > 0 && (left < -1 || right > window.innerWidth + 1)) found.push(`it is at ${left} to ${right} px`)
    for (const part of dialog.querySelectorAll<HTMLElement>('label, button, th'))
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'hidden')
        found.push(`${part.textContent} is cut`)
  }
  return found
}
