import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

/** Calls the API as the signed-in user of a page. */
async function call(page: Page, { method, path, body }: { method: string; path: string; body?: object }) {
  return await page.evaluate(
    async (request) => {
      const token = localStorage.getItem('sqos_token') ?? ''
      const response = await fetch(`/api${request.path}`, {
        method: request.method,
        headers: { Authorization: token, 'Content-Type': 'application/json' },
        ...(request.body && { body: JSON.stringify(request.body) }),
      })
      return (await response.json()) as { code: number; data: { list: { id: string; enCode: string }[] } | null }
    },
    { method, path, body },
  )
}

const confirm = (page: Page, name: string) =>
  page.getByRole('dialog', { name: '提示' }).getByRole('button', { name, exact: true }).click()

test('a menu entry is created, granted to a role, and opened by a user who was already signed in', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const other = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })
  const wangfang = await other.newPage()
  await wangfang.goto('/login')
  await wangfang.getByLabel('账号', { exact: true }).fill('wangfang')
  await wangfang.getByLabel('密码', { exact: true }).fill('sqos2026')
  await wangfang.getByRole('button', { name: '登录', exact: true }).click()
  const menu = wangfang.getByRole('navigation', { name: '主导航' })
  await expect(menu.getByRole('link', { name: '接口文档' })).toBeVisible()

  await signIn('admin')
  // Only visible rows are rendered, so entries are searched.
  await page.goto('/system/menu?keyword=audit')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: '新建菜单' })
  await drawer.getByLabel('名称', { exact: true }).fill('性别')
  await drawer.getByLabel('编码', { exact: true }).fill('audit.sex')
  await drawer.getByRole('combobox', { name: '类型' }).click()
  await page.getByRole('option', { name: '字典', exact: true }).click()
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(drawer.getByText('关联不能为空')).toBeVisible()
  await drawer.getByRole('combobox', { name: '关联' }).click()
  await page.getByRole('option', { name: '性别', exact: true }).click()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(drawer).toBeHidden()

  const row = page.getByRole('row', { name: /性别/ })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: '更多 性别' }).click()
  await page.getByRole('menuitem', { name: '列表权限' }).click()
  const columns = page.getByRole('dialog', { name: '列表权限 - 性别' })
  await columns.getByRole('button', { name: '批量添加' }).click()
  const batch = page.getByRole('dialog', { name: '批量添加' })
  await batch.getByLabel('添加内容').fill('fullName 名称\nenCode 编码')
  await batch.getByRole('button', { name: '确定' }).click()
  await expect(columns.getByRole('row', { name: /fullName/ })).toBeVisible()

  const found = await call(page, { method: 'GET', path: '/system/Menu?keyword=audit.sex' })
  const roles = await call(page, {
    method: 'GET',
    path: '/permission/Role?pageSize=100',
  })
  const employee = roles.data?.list.find(({ enCode }) => enCode === 'employee')?.id
  const granted = await call(page, {
    method: 'POST',
    path: '/permission/Authority/Data/Batch',
    body: {
      roleIds: [employee],
      positionIds: [],
      userIds: [],
      module: [found.data?.list[0]?.id],
      button: [],
      column: [],
      form: [],
      resource: [],
    },
  })
  expect(granted.code).toBe(200)

  // Returning to the window loads the changes.
  await expect(async () => {
    await wangfang.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(menu.getByRole('link', { name: '性别' })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  await menu.getByRole('link', { name: '性别' }).click()
  await expect(wangfang.getByRole('row', { name: /男/ })).toBeVisible()
  await other.close()
})

test('a menu entry is restored to a revision', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/system/menu?keyword=apiDocs')
  await page.getByRole('button', { name: '编辑 接口文档' }).click()
  const drawer = page.getByRole('dialog', { name: '编辑菜单' })
  await drawer.getByLabel('名称', { exact: true }).fill('开放接口')
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(drawer).toBeHidden()
  const row = page.getByRole('row', { name: /开放接口/ })
  await expect(row).toBeVisible()
  await row.getByRole('switch').click()
  await confirm(page, '确定')
  await expect(row.getByRole('switch')).not.toBeChecked()

  await row.getByRole('button', { name: '更多 开放接口' }).click()
  await page.getByRole('menuitem', { name: '修订记录' }).click()
  const history = page.getByRole('dialog', { name: '修订记录 - 开放接口' })
  await expect(history.getByText('当前版本')).toBeVisible()
  await expectAccessible(page)
  await history.getByRole('button', { name: '恢复到此版本' }).first().click()
  await confirm(page, '确定')
  await expect(history.getByRole('listitem').filter({ hasText: '系统管理员/admin' })).toHaveCount(3)
  await expect(row.getByRole('switch')).toBeChecked()
})

test('a user who is forced offline is asked to sign in', async ({ page, signIn, browser, server }) => {
  const other = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })
  const lina = await other.newPage()
  await lina.goto('/login')
  await lina.getByLabel('账号', { exact: true }).fill('lina')
  await lina.getByLabel('密码', { exact: true }).fill('sqos2026')
  await lina.getByRole('button', { name: '登录', exact: true }).click()
  await expect(lina.getByRole('navigation', { name: '主导航' })).toBeVisible()

  await signIn('admin')
  await page.goto('/permission/userOnline')
  await expect(page.getByRole('row', { name: /本人/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '强制下线 李娜/lina' }).click()
  await expect(page.getByRole('dialog', { name: '提示' }).getByText('确定要注销该账号?')).toBeVisible()
  await confirm(page, '强制下线')
  await expect(page.getByRole('button', { name: '强制下线 李娜/lina' })).toBeHidden()

  await lina.goto('/systemData/dictionary')
  await expect(lina).toHaveURL(/\/login/)
  await other.close()
})

test('a changed setting takes effect at once, and is logged', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/system/sysConfig')
  await page.getByLabel('系统名称').fill('启元办公平台')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveTitle(/启元办公平台/)

  await page.getByRole('button', { name: '访问限制' }).click()
  await page.getByRole('switch', { name: '开启验证' }).click()
  await page.getByLabel('允许访问IP').fill('10.0.0.1')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '保存后您将无法登录' }).first()).toBeVisible()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect(page.getByRole('switch', { name: '开启验证' })).not.toBeChecked()

  await page.goto('/system/log?kind=requests&keyword=SysConfig')
  const entry = page.getByRole('row', { name: /SysConfig/ }).first()
  await expect(entry).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^详情/ }).first().click()
  const detail = page.getByRole('dialog', { name: '日志详情' })
  await expect(detail.getByText('系统管理员/admin')).toBeVisible()
  await expect(detail.getByText('/api/system/SysConfig')).toBeVisible()
})

test('regions are loaded level by level, and searched on all levels', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/system/area')
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`展开 ${name}|收起 ${name}|^${name}`) })
  const open = (name: string) => row(name).getByRole('button', { name: '展开' }).click()
  await expect(row('北京市')).toBeVisible()
  await open('北京市')
  await expect(row('市辖区')).toBeVisible()
  await open('市辖区')
  await expect(row('东城区')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('关键词').fill('南头街道')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('row', { name: /广东省\/深圳市\/南山区\/南头街道/ })).toBeVisible()
})
