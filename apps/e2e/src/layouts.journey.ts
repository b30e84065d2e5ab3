import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })

async function chooseInSettings(page: Page, name: string) {
  await page.getByRole('button', { name: '界面设置' }).click()
  const drawer = page.getByRole('dialog', { name: '界面设置' })
  const radio = page.getByRole('radio', { name, exact: true })
  await drawer
    .locator('label')
    .filter({ has: radio })
    .or(drawer.getByRole('switch', { name, exact: true }))
    .click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

/** Opens a page by the menu of the layout: groups on top, at the side, or as icons with a popup. */
async function openByMenu(page: Page, { group, entry }: { group: string; entry: string }) {
  const link = page.getByRole('link', { name: entry, exact: true }).and(page.locator('nav a'))
  if (!(await link.first().isVisible())) await page.getByRole('button', { name: group, exact: true }).first().click()
  await link.first().click()
}

for (const { name, layout } of [
  { name: '经典', layout: 'classic' },
  { name: '功能', layout: 'functional' },
  { name: '简约', layout: 'plain' },
  { name: '混合', layout: 'blend' },
]) {
  test(`all parts of the shell work in the layout ${layout}: menu, tabs, cache, search, theme, language, lock`, async ({
    page,
    signIn,
  }) => {
    await signIn('zhangwei')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await chooseInSettings(page, name)
    await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible()
    await chooseInSettings(page, '页面缓存')

    await openByMenu(page, { group: '系统数据', entry: '数据字典' })
    await expect(page).toHaveURL(/\/systemData\/dictionary/)
    const keyword = page.getByRole('main').getByPlaceholder(/名称/).locator('visible=true').first()
    await keyword.fill('half typed')
    await openByMenu(page, { group: '系统数据', entry: '行业分类' })
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('行业分类')
    await page.keyboard.press('Alt+3')
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('数据字典')
    await expect(keyword).toHaveValue('half typed')
    await tabs(page).getByRole('link', { name: '行业分类' }).press('Delete')
    await expect(tabs(page).getByRole('link')).toHaveText(['首页', '工作台', '数据字典'])

    await page.getByRole('button', { name: '界面设置' }).focus()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '搜索' }).fill('深色')
    await expect(page.getByRole('option', { name: '切换到深色' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)

    await page.getByRole('button', { name: '语言' }).click()
    await page
      .getByRole('menuitemradio', { name: 'English' })
      .or(page.getByRole('menuitem', { name: 'English' }))
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await page.getByRole('button', { name: 'Language' }).click()
    await page
      .getByRole('menuitemradio', { name: '简体中文' })
      .or(page.getByRole('menuitem', { name: '简体中文' }))
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

    await page.keyboard.press('Alt+l')
    await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: '解锁', exact: true }).click()
    await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('[data-layout="mobile"]')).toBeVisible()
    await expectAccessible(page)
  })
}
