import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const UPRIGHT = { width: 390, height: 844 }
const TURNED = { width: 844, height: 390 }

/** Nothing needs scrolling sideways, and the texts of buttons, links and headings are not cut. */
async function expectReadable(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await expect.poll(() => page.evaluate(cutTexts)).toEqual([])
}

/** Texts that do not fit into their element, and are not shortened with dots on purpose. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, h1, h2, label, [role="tab"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.innerText.trim() !== '')
    .filter((element) => {
      const { overflowX, textOverflow, position } = getComputedStyle(element)
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
      return isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis' && position !== 'absolute'
    })
    .map((element) => element.innerText)
}

/** The element is in the window, or comes there by scrolling, and nothing covers it. */
async function expectReachable(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  await expect(element).toBeInViewport({ ratio: 0.95 })
  await element.click({ trial: true })
}

test.describe('at 200 %', () => {
  // 1280 × 800: WCAG 1.4.4 counts the zoom of the browser.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('nothing of sign-in, home, lists, dialogs and designers is cut or out of reach', async ({ page, signIn }) => {
    await page.goto('/login')
    await expectReachable(page.getByRole('button', { name: '登录', exact: true }))
    await expectReadable(page)

    await signIn('admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable(page)

    await page.goto('/systemData/dictionary')
    await expect(page.getByRole('button', { name: '新建', exact: true })).toBeVisible()
    await expectReadable(page)

    await page.goto('/permission/user')
    await page.getByRole('button', { name: '新建', exact: true }).click()
    const form = page.getByRole('dialog', { name: '新建用户' })
    await expect(form.getByLabel('账户')).toBeVisible()
    await expectReadable(page)
    await expectReachable(form.getByLabel('说明'))
    await expectReachable(form.getByRole('button', { name: '确定' }))
    await form.getByRole('button', { name: '取消' }).click()
    await expect(form).toBeHidden()

    await page.goto('/model/customer')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const record = page.getByRole('dialog')
    await expectReachable(record.getByLabel('客户名称'))
    await expectReachable(record.getByRole('button', { name: '确定' }))
    await expectReadable(page)
    await record.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: /^详情/ }).first().click()
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expectReadable(page)

    await page.goto('/onlineDev/webDesign')
    await page
      .getByRole('button', { name: /^设计 / })
      .first()
      .click()
    await expectReachable(page.getByRole('button', { name: '发布', exact: true }).last())
    await expectReachable(page.getByRole('tab', { name: '组件', exact: true }))
    await expectReachable(page.getByRole('tab', { name: '表单属性' }))
    await expectReadable(page)
  })
})

test.describe('a phone', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true })

  test('that is turned keeps what was typed, and the buttons of its form stay in reach', async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto('/permission/user')
    await page.getByRole('button', { name: '新建', exact: true }).click()
    const form = page.getByRole('dialog', { name: '新建用户' })
    await form.getByLabel('账户').fill('turned')
    await form.getByLabel('姓名').fill('转屏')

    for (const viewport of [TURNED, UPRIGHT]) {
      await page.setViewportSize(viewport)
      await expectReachable(form.getByLabel('说明'))
      await expectReachable(form.getByRole('button', { name: '确定' }))
      await expectReadable(page)
      await expect(form.getByLabel('账户')).toHaveValue('turned')
      await expect(form.getByLabel('姓名')).toHaveValue('转屏')
    }
  })
  test('opens the options of a select in a sheet, upright and turned', async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto('/permission/user')
    await page.getByRole('button', { name: '新建', exact: true }).click()
    const form = page.getByRole('dialog', { name: '新建用户' })
    const nation = form.getByRole('combobox', { name: '民族' })
    for (const [viewport, choice] of [
      [UPRIGHT, '汉族'],
      [TURNED, '回族'],
    ] as const) {
      await page.setViewportSize(viewport)
      await nation.click()
      const sheet = page.getByRole('region', { name: '民族' })
      await expect
        .poll(() => sheet.evaluate((box) => Object.values(box.getBoundingClientRect().toJSON())))
        .toEqual(expect.arrayContaining([0, viewport.width, viewport.height]))
      await sheet.getByRole('searchbox', { name: '搜索' }).fill(choice)
      await sheet.getByRole('option', { name: choice }).click()
      await expect(sheet).toBeHidden()
      await expect(nation).toHaveText(choice)
    }
  })
})
