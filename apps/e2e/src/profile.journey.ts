import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

/** Ends the session on the server without the page, like its expiry. */
const expire = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: localStorage.getItem('sqos_token') ?? '' }
    await fetch('/api/oauth/Logout', { headers })
  })

/** Number of colours on a canvas. */
const coloursOf = (canvas: SVGElement | HTMLElement) => {
  if (!(canvas instanceof HTMLCanvasElement)) return 0
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size
}

const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('the own data is changed and stored; unsaved input is protected by a question', async ({ page, signIn }) => {
  await signIn('lina')
  await page.getByRole('button', { name: /的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  const address = page.getByLabel('通讯地址')
  await address.fill('杭州市文三路 1 号')

  await page.getByRole('link', { name: '我的岗位' }).click()
  await page.getByRole('dialog', { name: '放弃修改？' }).getByRole('button', { name: '继续填写' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(address).toHaveValue('杭州市文三路 1 号')

  await page.getByLabel('电子邮箱').fill('nobody')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByLabel('电子邮箱')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('电子邮箱').fill('lina@example.com')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await saved
  await page.reload()
  await expect(page.getByLabel('通讯地址')).toHaveValue('杭州市文三路 1 号')
})

test('every tab has an address and is accessible', async ({ page, signIn }) => {
  await signIn('admin')
  for (const { tab, name, sees } of [
    { tab: 'info', name: '个人资料', sees: '基本信息' },
    { tab: 'password', name: '修改密码', sees: '重复密码' },
    { tab: 'organizations', name: '我的组织', sees: '默认' },
    { tab: 'positions', name: '我的岗位', sees: '主岗' },
    { tab: 'subordinates', name: '我的下属', sees: '系统管理员/admin' },
    { tab: 'permissions', name: '系统权限', sees: '数据字典' },
    { tab: 'log', name: '系统日志', sees: '登录成功' },
    { tab: 'preferences', name: '界面偏好', sees: '简体中文' },
  ]) {
    await page.goto(`/profile?tab=${tab}`)
    await expect(panel(page, name).getByText(sees).first()).toBeVisible()
    await expectAccessible(page)
  }
})

test('the current organisation is switched, and the frame follows', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/profile?tab=organizations')
  const reloaded = page.waitForResponse((response) => response.url().includes('/api/oauth/CurrentUser'))
  await page.getByRole('button', { name: /^设为默认/ }).click()
  await reloaded
  const second = page.getByRole('listitem').filter({ hasText: '启元实业集团 / 行政部' })
  await expect(second.getByText('默认')).toBeVisible()
})

test('subordinates are opened level by level', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/profile?tab=subordinates')
  const rows = panel(page, '我的下属').getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('gridcell').or(rows.nth(1).getByRole('rowheader')).first().click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
})

test('an image is cropped by keys, and becomes the avatar', async ({ page, signIn }) => {
  await signIn('wangfang')
  await page.goto('/profile')
  await expect(page.getByLabel('通讯地址')).toBeVisible()
  const png = await page.screenshot()
  // The state after the browser's file dialog has closed.
  await page.getByRole('button', { name: '更换头像' }).focus()
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  const dialog = page.getByRole('dialog', { name: '裁剪头像' })
  await expect(dialog.getByRole('button', { name: /方向键/ })).toBeFocused()
  // The image is loaded before a button is pressed: its colours differ from those of an empty canvas.
  await expect.poll(() => dialog.locator('canvas').evaluate(coloursOf)).toBeGreaterThan(1)
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveValue('1.1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '更换头像' })).toBeFocused()
  await expect(page.getByRole('button', { name: '更换头像' }).locator('img')).toHaveAttribute(
    'src',
    /^\/api\/file\/Image\/userAvatar\/.+\.jpg$/,
  )
})

test('the password is changed only with the right captcha, and the session ends', async ({ page, signIn }) => {
  await signIn('lina')
  await page.goto('/profile?tab=password')
  await page.getByLabel('旧密码', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('新密码', { exact: true }).fill('kuhmelzoit26')
  await expect(page.getByLabel('密码强度')).toHaveText('强')
  await page.getByLabel('重复密码', { exact: true }).fill('kuhmelzoit')
  await page.getByLabel('验证码', { exact: true }).fill('????')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('两次密码输入不一致')).toBeVisible()

  await page.getByLabel('重复密码', { exact: true }).fill('kuhmelzoit26')
  const picture = page.getByRole('button', { name: '看不清，换一张' }).locator('img')
  const before = await picture.getAttribute('src')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(panel(page, '修改密码').getByRole('alert')).toContainText('验证码错误')
  await expect(page.getByLabel('新密码', { exact: true })).toHaveValue('kuhmelzoit26')
  await expect(picture).not.toHaveAttribute('src', before ?? '')

  // The captcha keeps programs out, including this one: the response of the server is simulated from here on.
  await page.route(/ModifyPassword/, (route) => route.fulfill({ json: { code: 200, msg: '修改成功', data: null } }))
  await page.getByLabel('验证码', { exact: true }).fill('abcd')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a password that an administrator reset is changed before any page opens', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn('admin')
  await page.goto('/system/sysConfig')
  await page.getByRole('button', { name: '密码与验证码' }).click()
  await page.getByRole('switch', { name: '首次登录须改密码' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()
  const password = createHash('md5').update('given2026').digest('hex')
  const code = await page.evaluate(async (md5) => {
    const headers = {
      Authorization: localStorage.getItem('sqos_token') ?? '',
      'Content-Type': 'application/json',
    }
    const found = await fetch('/api/permission/Users?keyword=zhangwei', { headers })
    const { data } = (await found.json()) as { data: { list: { id: string }[] } }
    const id = data.list[0]?.id ?? ''
    const body = JSON.stringify({ id, userPassword: md5, validatePassword: md5 })
    const reset = await fetch(`/api/permission/Users/${id}/Actions/ResetPassword`, { method: 'POST', headers, body })
    return ((await reset.json()) as { code: number }).code
  }, password)
  expect(code).toBe(200)

  const other = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 390, height: 800 },
  })
  const zhangwei = await other.newPage()
  await zhangwei.goto('/systemData/dictionary')
  await zhangwei.getByLabel('账号', { exact: true }).fill('zhangwei')
  await zhangwei.getByLabel('密码', { exact: true }).fill('given2026')
  await zhangwei.keyboard.press('Enter')
  await expect(zhangwei.getByRole('heading', { name: '请设置新密码' })).toBeVisible()
  await expect(zhangwei).toHaveURL('/changePassword?redirect=%2FsystemData%2Fdictionary')
  await expectAccessible(zhangwei)

  await zhangwei.goto('/home')
  await expect(zhangwei.getByRole('heading', { name: '请设置新密码' })).toBeVisible()
  await zhangwei.getByLabel('旧密码', { exact: true }).fill('given2026')
  for (const label of ['新密码', '重复密码']) await zhangwei.getByLabel(label, { exact: true }).fill('kuhmelzoit26')
  await zhangwei.getByLabel('验证码', { exact: true }).fill('????')
  await zhangwei.keyboard.press('Enter')
  await expect(zhangwei.getByRole('main').getByRole('alert')).toContainText('验证码错误')
  // Nothing was asked for that the server refuses.
  await expect(zhangwei.getByText('请先修改密码')).toBeHidden()
  await other.close()

  await page.getByRole('switch', { name: '首次登录须改密码' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()
})

test('a session that expires over unsaved input is renewed in place, and the input stays', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/systemData/dictionary')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog', { name: '新建字典' })
  await form.getByLabel('字典名称').fill('过期也不怕')
  await form.getByLabel('字典编码').fill('kept')
  await expire(page)
  await form.getByRole('button', { name: '确定' }).click()

  const again = page.getByRole('dialog', { name: '登录已过期' })
  await expect(again.getByLabel('账号', { exact: true })).toHaveValue('admin')
  await expectAccessible(page)
  await again.getByLabel('密码', { exact: true }).fill('wrong1')
  await again.getByRole('button', { name: '登录', exact: true }).click()
  await expect(again.getByRole('alert')).not.toBeEmpty()
  await again.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await again.getByRole('button', { name: '登录', exact: true }).click()
  await expect(again).toBeHidden()

  await expect(form.locator(':focus')).toHaveCount(1)
  await expect(form.getByLabel('字典名称')).toHaveValue('过期也不怕')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('row', { name: '过期也不怕' })).toBeVisible()
})

test('another user who signs in there does not see the input', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/profile')
  await page.getByLabel('通讯地址').fill('秘密')
  await expire(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()

  const again = page.getByRole('dialog', { name: '登录已过期' })
  await again.getByLabel('账号', { exact: true }).fill('wangfang')
  await again.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await again.getByRole('button', { name: '登录', exact: true }).click()

  await expect(page.getByText('wangfang').first()).toBeVisible()
  await expect(page.getByLabel('通讯地址')).not.toHaveValue('秘密')
})

test('without unsaved input an expired session leads to the sign-in page', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/profile')
  await expect(page.getByLabel('通讯地址')).toBeVisible()
  await expire(page)
  await page.getByRole('link', { name: '我的组织' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('the screen is locked after the idle time, and unsaved input stays', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('admin')
  await page.goto('/profile')
  await page.getByLabel('通讯地址').fill('还没保存')
  await page.clock.runFor(31 * 60_000)

  const cover = page.getByRole('dialog', { name: '屏幕已锁定' })
  await expect(cover).toBeVisible()
  await expectAccessible(page)
  await cover.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await cover.getByRole('button', { name: '解锁', exact: true }).click()
  await expect(cover).toBeHidden()
  await expect(page.getByLabel('通讯地址')).toHaveValue('还没保存')
})

test('a newer version is offered, but not with unsaved input', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('admin')
  await page.goto('/profile')
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  await page.getByLabel('通讯地址').fill('还没保存')
  await page.clock.runFor(6 * 60_000)
  await expect(page.getByText('有新版本')).toBeHidden()

  await page.getByRole('button', { name: '重置' }).click()
  // With a socket the next look is half an hour later.
  await page.clock.runFor(31 * 60_000)
  await expect(page.getByText('有新版本')).toBeVisible()
  await page.unroute('**/version.json')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: '立即刷新' }).click()
  await loaded
  await expect(page.getByText('有新版本')).toBeHidden()
})

test('a missing chunk after an update reloads the page once', async ({ page, signIn }) => {
  await signIn('admin')
  let refused = 0
  await page.route(/assets\/profile-.*\.js|assets\/index-.*\.js/, (route) => {
    if (route.request().resourceType() === 'document' || refused > 0) return route.fallback()
    refused += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.getByRole('button', { name: /的菜单$/ }).click()
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  await expect(page.getByLabel('通讯地址')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  expect(refused).toBe(1)
})

test('an error of the page is logged on the server without user input', async ({ page, signIn, pageErrors }) => {
  await signIn('admin')
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  const reported = page.waitForRequest(/UiError/)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('cannot read "13800000000" of the form')
    })
  })
  const body = (await reported).postDataJSON() as { list: { message: string; address: string; version: string }[] }
  expect(body.list).toHaveLength(1)
  expect(body.list[0]?.message).toContain('TypeError')
  expect(body.list[0]?.message).not.toContain('13800000000')
  expect(body.list[0]?.address).toBe('/home')
  expect(body.list[0]?.version).toMatch(/^[0-9a-f]{12}$/)
  pageErrors.length = 0
})
