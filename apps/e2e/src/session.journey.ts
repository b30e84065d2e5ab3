import { DEMO_PASSWORD, expect, test } from './test.ts'

test('the locked screen is unlocked by the password only', async ({ page, signIn }) => {
  await signIn('admin')
  await page.getByRole('button', { name: /的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click()
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()

  await page.goto('/systemData/dictionary')
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: '解锁', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('密码错误')

  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '解锁', exact: true }).click()
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
})

test('an expired token leads to the sign-in page, and from there back to the page', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/systemData/dictionary')
  await expect(page.getByRole('row', { name: '保密' })).toBeVisible()

  await page.evaluate(() => localStorage.setItem('sqos_token', 'Bearer forged'))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('账号', { exact: true }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('row', { name: '保密' })).toBeVisible()
})

test('sign-out and sign-in in one tab apply to all tabs', async ({ page, context, signIn }) => {
  await signIn('admin')
  await page.goto('/systemData/dictionary')
  await expect(page.getByRole('row', { name: '保密' })).toBeVisible()
  const another = await context.newPage()
  await another.goto('/home')
  await another.getByRole('button', { name: /的菜单$/ }).click()
  await another.getByRole('menuitem', { name: '退出登录' }).click()
  await another.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)

  await another.getByLabel('账号', { exact: true }).fill('lina')
  await another.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await another.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('row', { name: '保密' })).toBeVisible()
  await expect(page.getByRole('button', { name: '李娜 的菜单' })).toBeVisible()
})

test('the language is switched between three languages, and stored', async ({ page, signIn }) => {
  // The language of an account is stored: nobody else of the journeys that run meanwhile is this user.
  await signIn('zhangwei')
  await page.goto('/systemData/dictionary')
  const menu = page.getByRole('navigation').first()
  for (const { choice, word, lang } of [
    { choice: 'English', word: 'Dictionaries', lang: 'en-US' },
    { choice: '繁體中文', word: '資料字典', lang: 'zh-TW' },
    { choice: '简体中文', word: '数据字典', lang: 'zh-CN' },
  ]) {
    await page.getByRole('button', { name: /^(语言|語言|Language)$/ }).click()
    await page.getByRole('menuitemradio', { name: choice }).click()
    await expect(menu.getByRole('link', { name: word })).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})
