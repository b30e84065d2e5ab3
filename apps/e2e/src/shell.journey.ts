import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const main = (page: Page) => page.getByRole('main')
const openSettings = (page: Page) => page.getByRole('button', { name: '界面设置' }).click()

/** Opens an address and waits until its page has a tab. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveAttribute('href', path)
}

async function choose(page: Page, name: string) {
  await openSettings(page)
  const drawer = page.getByRole('dialog', { name: '界面设置' })
  const radio = page.getByRole('radio', { name, exact: true })
  const label = drawer.locator('label').filter({ has: radio })
  await label.or(drawer.getByRole('switch', { name, exact: true })).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

test('four layouts: selected in the settings, stored on the server, restored at the next sign-in', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  for (const { name, layout } of [
    { name: '功能', layout: 'functional' },
    { name: '简约', layout: 'plain' },
    { name: '混合', layout: 'blend' },
  ]) {
    await visit(page, '/systemData/dictionary')
    await choose(page, name)
    await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible()
    await expect(main(page).getByRole('row', { name: '保密' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible()
  }

  await page.getByRole('button', { name: /的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.evaluate(() => localStorage.clear())
  await signIn('admin')
  await expect(page.locator('[data-layout="blend"]')).toBeVisible()
  // Later journeys use the layout on the server.
  const saved = page.waitForResponse(/SystemTheme/)
  await choose(page, '经典')
  await saved
})

test('tabs: one per page, kept over a reload, closed by button, key and middle click', async ({ page, signIn }) => {
  await signIn('admin')
  for (const path of ['/systemData/dictionary', '/dictionary/dictionaryindustry']) await visit(page, path)
  const link = (name: string) => tabs(page).getByRole('link', { name })
  await expect(link('行业分类')).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(link('首页')).toBeVisible()
  await expect(link('数据字典')).toBeVisible()
  await expect(link('行业分类')).toHaveAttribute('aria-current', 'page')
  await expect(link('工作台')).toBeVisible()
  expect(await page.getByRole('button', { name: /^关闭(首页|工作台)$/ }).count()).toBe(0)

  await page.keyboard.press('Alt+3')
  await expect(page).toHaveURL(/systemData\/dictionary/)
  await page.keyboard.press('Alt+w')
  await expect(link('数据字典')).toBeHidden()
  await expect(link('行业分类')).toHaveAttribute('aria-current', 'page')
  await link('行业分类').click({ button: 'middle' })
  await expect(page).toHaveURL(/\/home$/)
  await expect(tabs(page).getByRole('link')).toHaveCount(2)
})

test('the menu of a tab refreshes and closes; a sign-out removes all tabs', async ({ page, signIn }) => {
  await signIn('admin')
  await visit(page, '/dictionary/dictionaryindustry')
  await visit(page, '/systemData/dictionary')
  const keyword = page.getByPlaceholder(/名称/).first()
  await expect(page.getByRole('row', { name: '保密' })).toBeVisible()
  await keyword.fill('draft')
  await tabs(page).getByRole('link', { name: '数据字典' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '刷新' }).click()
  await expect(keyword).toHaveValue('')
  await tabs(page).getByRole('link', { name: '数据字典' }).press('Shift+F10')
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '工作台', '数据字典'])

  await page.getByRole('button', { name: /的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn('admin')
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '工作台'])
})

test('page cache: input stays, each page keeps its address, a closed tab frees its page', async ({ page, signIn }) => {
  await signIn('admin')
  await visit(page, '/systemData/dictionary')
  await choose(page, '页面缓存')
  const shown = main(page).getByPlaceholder(/名称/).locator('visible=true').first()
  await shown.fill('half typed')
  await tabs(page).getByRole('link', { name: '首页' }).click()
  await expect(main(page).getByRole('heading', { name: /好/ })).toBeVisible()
  expect(await main(page).getByRole('table').count()).toBe(0)

  await tabs(page).getByRole('link', { name: '数据字典' }).click()
  await expect(shown).toHaveValue('half typed')

  await page.getByRole('button', { name: '关闭数据字典' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(main(page).getByPlaceholder(/名称/)).toHaveCount(0)
})

test('the command bar finds pages by pinyin and runs actions; shortcuts are ignored while typing', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: '搜索' })
  await field.fill('sjzd')
  await expect(page.getByRole('option').first()).toContainText('数据字典')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/systemData\/dictionary/)

  await main(page).getByPlaceholder(/名称/).first().fill('')
  await main(page).getByPlaceholder(/名称/).first().press('?')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeHidden()
  await page.getByRole('button', { name: '界面设置' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeHidden()

  await page.keyboard.press('/')
  await field.fill('深色')
  await expect(page.getByRole('option', { name: '切换到深色' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Alt+l')
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
})

test('settings survive a reload: theme, colour, parts of the frame', async ({ page, signIn }) => {
  await signIn('admin')
  for (const name of ['深色', '紫色', '紧凑', '标签页', '语言选择']) await choose(page, name)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveAttribute('data-color', 'purple')
  await expect(page.locator('body')).toHaveAttribute('data-density', 'small')
  await expect(tabs(page)).toBeHidden()
  await expect(page.getByRole('button', { name: '语言' })).toBeHidden()
  await openSettings(page)
  await expect(page.getByRole('dialog', { name: '界面设置' })).toBeVisible()
  await expectAccessible(page)
})

test('external links open after the sign-in, and never lead to another site', async ({ page, signIn }) => {
  await page.goto('/jump?to=/systemData/dictionary')
  await expect(page).toHaveURL(/\/login\?redirect=%2FsystemData%2Fdictionary/)
  await signIn('admin')
  await page.goto('/jump?to=/systemData/dictionary')
  await expect(page).toHaveURL(/\/systemData\/dictionary/)
  await page.goto('/auth-redirect?redirect=//evil.example')
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/redirect/systemData/dictionary')
  await expect(page).toHaveURL(/\/systemData\/dictionary/)
})

test('the shell works with an invalid menu and invalid storage', async ({ page, signIn }) => {
  await signIn('admin')
  await page.evaluate(() => {
    for (const key of ['sqos_settings', 'sqos_theme', 'sqos_sidebar', 'sqos_language']) localStorage.setItem(key, '{[')
    sessionStorage.setItem('sqos_tabs', '[{"paths":7}]')
  })
  await page.route('**/api/oauth/CurrentUser*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const entry = (id: string, fields: object) => ({ id, parentId: '-1', fullName: id, icon: '', ...fields })
    body.data.menuList.push(
      entry('unknown', { type: 99, enCode: 'unknown' }),
      entry('nowhere', { type: 2, enCode: null, urlAddress: null }),
      entry('twice', { type: 7, enCode: 'twice', urlAddress: '/docs', linkTarget: '_self' }),
      entry('twice', { type: 7, enCode: 'twice', urlAddress: '/docs', linkTarget: '_self' }),
      entry('screen', { type: 6, enCode: 'screen', propertyJson: 'not json' }),
    )
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect(menu.getByRole('link', { name: 'twice' })).toHaveCount(1)
  await menu.getByRole('link', { name: 'twice' }).click()
  await expect(page).toHaveURL(/\/link\/twice/)
  await expect(tabs(page).getByRole('link', { name: 'twice' })).toBeVisible()
})

test('fifty opened and closed pages leave no memory behind', async ({ page, signIn, context }) => {
  await signIn('admin')
  await visit(page, '/home')
  await choose(page, '页面缓存')
  const devtools = await context.newCDPSession(page)
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '系统数据' }).click()

  async function openAndClose(times: number) {
    for (let time = 0; time < times; time++) {
      await menu.getByRole('link', { name: '行业分类' }).click()
      await expect(main(page).getByRole('row').first()).toBeVisible()
      await page.keyboard.press('Alt+w')
      await expect(page).toHaveURL(/\/home$/)
    }
  }

  async function inUse() {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const { nodes } = await devtools.send('Memory.getDOMCounters')
    return { megabytes: usedSize / 1_000_000, nodes }
  }

  // The first visits load code and fill caches.
  await openAndClose(5)
  const before = await inUse()
  await openAndClose(50)
  // React and the browser release the last pages when idle: a leak would remain.
  await expect(async () => {
    const after = await inUse()
    expect(after.nodes).toBeLessThan(before.nodes * 1.2)
    expect(after.megabytes - before.megabytes).toBeLessThan(3)
  }).toPass({ timeout: 120_000 })
})
