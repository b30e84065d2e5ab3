import { callerOf, listOf, totalOf } from './api.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

test('a role with a button, columns and a row scope grants exactly these, in the browser and on the server', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('admin')
  await page.goto('/permission/role')
  await expect(page.getByRole('row', { name: '平台管理员' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '新建', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新建角色' })
  await dialog.getByLabel('角色名称').fill('报销复核')
  await dialog.getByLabel('角色编码').fill('dataReader')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByText('角色编码已存在')).toBeVisible()
  await dialog.getByLabel('角色编码').fill('expenseReview')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: '报销复核' })).toBeVisible()

  // Grants: one page, one button, some columns, the own rows.
  await page.getByRole('button', { name: '更多 报销复核' }).click()
  await page.getByRole('menuitem', { name: '角色权限' }).click()
  const editor = page.getByRole('dialog', { name: '角色权限 - 报销复核' })
  const item = (name: string) => editor.getByRole('treeitem', { name: new RegExp(`^${name} `) })
  const goTo = (step: string) => editor.getByRole('button', { name: new RegExp(`^${step}`) }).click()
  await item('费用报销').click()
  await expect(item('费用报销')).toHaveAttribute('aria-checked', 'true')
  await expect(item('业务应用')).toHaveAttribute('aria-checked', 'mixed')
  await expectAccessible(page)
  await goTo('按钮权限')
  await expect(item('编辑')).toBeVisible()
  // By keys: from the root to the first button.
  await editor.getByRole('tree', { name: '按钮权限' }).press('Home')
  await editor.getByRole('tree', { name: '按钮权限' }).press('ArrowDown')
  await editor.getByRole('tree', { name: '按钮权限' }).press('ArrowDown')
  await editor.getByRole('tree', { name: '按钮权限' }).press('Space')
  await expect(item('新增')).toHaveAttribute('aria-checked', 'true')
  await goTo('数据权限')
  const right = (name: string) => editor.getByRole('checkbox', { name: `当前用户 ${name}`, exact: true })
  // Who may delete rows sees them, but does not change them.
  await right('可删除').press('Space')
  await expect(right('可见')).toBeChecked()
  await expect(right('可修改')).not.toBeChecked()
  await right('可修改').press('Space')
  for (const name of ['可见', '可修改', '可删除']) await expect(right(name)).toBeChecked()
  await expectAccessible(page)
  await editor.getByRole('button', { name: '确定' }).click()
  const preview = page.getByRole('dialog', { name: '确认权限变化' })
  await expect(preview.getByText('获得 3 项')).toBeVisible()
  await preview.getByRole('button', { name: '保存' }).click()
  await expect(editor).toBeHidden()

  // Member: a user who could only read dictionaries so far.
  const admin = await callerOf(page)
  const [role] = listOf(await admin('GET', '/api/permission/Role?keyword=expenseReview'))
  const [lina] = listOf(await admin('POST', '/api/permission/Users/ImUser/Selector/0', { keyword: 'lina' }))
  const objectId = role?.['id'] ?? ''
  const userId = lina?.['id'] ?? ''
  const members = { objectId, objectType: 'Role', userIds: [userId] }
  expect((await admin('POST', `/api/permission/UserRelation/${objectId}`, members)).code).toBe(200)
  await page.reload()
  await expect(page.getByRole('row', { name: '报销复核' })).toBeVisible()

  const subjects = listOf(await admin('GET', '/api/permission/Authority/Subjects'))
  const claims = subjects.find(({ fullName }) => fullName === '费用报销') ?? {}
  const menus = listOf(await admin('GET', '/api/system/Menu?category=Web'))
  const modelId = findModel(menus, claims['id'] ?? '')
  const rows = `/api/visualdev/OnlineDev/${modelId}`
  const everything = await admin('POST', `${rows}/List`, { currentPage: 1, pageSize: 20 })
  expect(totalOf(everything)).toBeGreaterThan(0)
  const foreignId = listOf(everything)[0]?.['id'] ?? ''

  // Exactly these: in her menu, on the page, and through the API.
  const other = await browser.newContext()
  const hers = await other.newPage()
  await hers.goto(new URL('/login', page.url()).href)
  await hers.getByLabel('账号', { exact: true }).fill('lina')
  await hers.getByLabel('密码', { exact: true }).fill('sqos2026')
  await hers.getByRole('button', { name: '登录', exact: true }).click()
  const menu = hers.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '业务应用' }).click()
  await expect(menu.getByRole('link')).toHaveText([/首页/, /工作台/, '费用报销'])
  await menu.getByRole('link', { name: '费用报销' }).click()
  await expect(hers.getByRole('button', { name: '新增' }).first()).toBeVisible()
  await expect(hers.getByRole('button', { name: '导出' })).toBeHidden()
  const caller = await callerOf(hers)
  const mine = await caller('POST', `${rows}/List`, { currentPage: 1, pageSize: 20 })
  expect([mine.code, totalOf(mine)]).toEqual([200, 0])
  const refused = await Promise.all([
    caller('GET', `${rows}/${foreignId}`),
    caller('PUT', `${rows}/${foreignId}`, { data: '{}' }),
    caller('DELETE', `${rows}/${foreignId}`),
    caller('GET', '/api/permission/Role'),
    caller('PUT', `/api/permission/Authority/Data/${objectId}`, {
      objectType: 'Role',
      module: [],
      button: [],
      column: [],
      form: [],
      resource: [],
    }),
  ])
  expect(refused.map(({ code }) => code).filter((code) => code === 200)).toEqual([])
  await other.close()

  // Explanations of the row scope and of a missing button.
  const question = (kind: string, itemId = '') =>
    `/permission/authority?user=${userId}&page=${claims['id']}&kind=${kind}${itemId && `&item=${itemId}`}`
  await page.goto(question('rows'))
  await expect(page.getByText('角色「报销复核」授予数据方案「当前用户」')).toBeVisible()
  await expectAccessible(page)
  const buttons = claims['button'] as unknown as Record<string, string>[]
  const edit = buttons.find(({ enCode }) => enCode === 'btn_edit')?.['id'] ?? ''
  await page.goto(question('button', edit))
  await expect(page.getByText('李娜/lina 不能使用按钮「编辑」')).toBeVisible()
  await expect(page.getByText('没有角色、岗位、组织或个人授权授予按钮「编辑」')).toBeVisible()

  // Viewing as her: her data, and no write, whatever the administrator may do otherwise.
  await page.getByRole('button', { name: '以此人身份查看' }).click()
  await page.getByRole('button', { name: '开始查看' }).click()
  const banner = page.getByRole('complementary', { name: '以他人身份查看' })
  await expect(banner).toContainText('李娜/lina')
  await expect(page.getByRole('navigation', { name: '主导航' })).not.toContainText('组织权限')
  const written = await admin('DELETE', `/api/permission/Role/${objectId}`)
  expect(written).toMatchObject({ code: 403 })
  await banner.getByRole('button', { name: '结束查看' }).click()
  await expect(page.getByRole('heading', { name: '权限查询' })).toBeVisible()
  await expect(banner).toBeHidden()
})

/** The model that a menu entry opens. */
function findModel(nodes: readonly Record<string, unknown>[], menuId: string): string {
  for (const node of nodes) {
    const property = node['id'] === menuId ? String(node['propertyJson']) : ''
    if (property !== '') return (JSON.parse(property) as { moduleId: string }).moduleId
    const below = findModel((node['children'] ?? []) as Record<string, unknown>[], menuId)
    if (below !== '') return below
  }
  return ''
}
