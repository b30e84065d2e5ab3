import { type Answer, callerOf, listOf, totalOf } from './api.ts'
import { expectAccessible } from './axe.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

interface Named {
  id: string
  fullName: string
  enCode?: string
  children?: Named[]
}

/** All nodes of a tree. */
const flat = (nodes: readonly Named[]): Named[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

const named = (answer: Answer, name: string) => {
  const found = flat((answer.data as { list: Named[] }).list).find((node) =>
    [node.fullName, node.enCode].includes(name),
  )
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

/** Releases a page whose design demands grants for columns and fields, with a record of the administrator. */
async function releaseClaims(admin: Awaited<ReturnType<typeof callerOf>>) {
  const base = '/api/visualdev/Base'
  const models = async () => await admin('GET', `${base}?type=1&pageSize=100`)
  const source = named(await models(), 'expenseClaim')
  expect((await admin('POST', `${base}/${source.id}/Actions/Copy`, {})).code).toBe(200)
  const copy = flat(((await models()).data as { list: Named[] }).list).find(
    ({ id, enCode }) => enCode?.startsWith('expenseClaim') === true && id !== source.id,
  )
  const { id: modelId, ...design } = (await admin('GET', `${base}/${copy?.id ?? ''}`)).data as Record<string, string>
  const columnData = { ...JSON.parse(design['columnData'] ?? ''), useColumnPermission: true, useFormPermission: true }
  // Without the approval of the original, so that records stay free.
  const changed = {
    ...design,
    webType: 2,
    fullName: '差旅报销',
    enCode: 'travelClaim',
    columnData: JSON.stringify(columnData),
  }
  expect((await admin('PUT', `${base}/${modelId}`, changed)).code).toBe(200)
  expect((await admin('PUT', `${base}/${modelId}/Actions/State`)).code).toBe(200)
  const directory = named(await admin('GET', '/api/system/Menu?category=Web'), '业务应用')
  const place = { pc: 1, pcModuleParentId: directory.id }
  expect((await admin('POST', `${base}/${modelId}/Actions/Release`, place)).code).toBe(200)

  const records = `/api/visualdev/OnlineDev/${modelId}`
  const record = { title: '管理员的报销', pay_way: 'transfer', happened_on: Date.UTC(2026, 0, 5), remark: '机密' }
  expect((await admin('POST', records, { data: JSON.stringify(record) })).code).toBe(200)
  return records
}

test('a role with buttons, columns, form fields and a row scope grants exactly these, in the browser and on the server', async ({
  page,
  signIn,
  browser,
}) => {
  test.setTimeout(240_000)
  await signIn('admin')
  const admin = await callerOf(page)
  const records = await releaseClaims(admin)
  expect(
    (await admin('POST', '/api/permission/Role', { fullName: '差旅登记', enCode: 'travel', globalMark: 1 })).code,
  ).toBe(200)

  // Grants, kind by kind.
  await page.goto('/permission/role?keyword=travel')
  await page.getByRole('button', { name: '更多 差旅登记' }).click()
  await page.getByRole('menuitem', { name: '角色权限' }).click()
  const editor = page.getByRole('dialog', { name: '角色权限 - 差旅登记' })
  const item = (name: string) => editor.getByRole('treeitem', { name: new RegExp(`^${name} `) })
  const tick = async (step: string, names: readonly string[]) => {
    await editor.getByRole('button', { name: new RegExp(`^${step}`) }).click()
    for (const name of names) {
      await item(name).click()
      await expect(item(name)).toHaveAttribute('aria-checked', 'true')
    }
  }
  await tick('菜单权限', ['差旅报销'])
  await tick('按钮权限', ['新增', '详情'])
  await tick('列表权限', ['报销事由', '付款方式'])
  await editor.getByRole('button', { name: /^表单权限/ }).click()
  for (const name of ['报销事由', '付款方式']) {
    const field = (right: string) => editor.getByRole('radio', { name: `${name} ${right}`, exact: true })
    await expect(field('隐藏')).toBeChecked()
    await field('可编辑').click()
    await expect(field('可编辑')).toBeChecked()
  }
  await expectAccessible(page)
  await editor.getByRole('button', { name: /^数据权限/ }).click()
  const rows = (right: string) => editor.getByRole('checkbox', { name: `当前用户 ${right}`, exact: true })
  for (const right of ['可见', '可修改', '可删除']) await rows(right).check()
  await expectAccessible(page)
  await editor.getByRole('button', { name: '确定' }).click()
  await page.getByRole('dialog', { name: '确认权限变化' }).getByRole('button', { name: '保存' }).click()
  await expect(editor).toBeHidden()

  // Member: found by initials, in the members dialog.
  await page.getByRole('button', { name: '更多 差旅登记' }).click()
  await page.getByRole('menuitem', { name: '角色成员' }).click()
  const members = page.getByRole('dialog', { name: '角色成员 - 差旅登记' })
  await members.getByRole('combobox', { name: '搜索' }).fill('zhangwei')
  await members.getByRole('treeitem', { name: /张伟\/zhangwei/ }).click()
  await expect(members.getByText('已选（1）')).toBeVisible()
  await expectAccessible(page)
  await members.getByRole('button', { name: '确定' }).click()
  await expect(members).toBeHidden()

  // On the page: the buttons, the columns, the fields, and no row of other users.
  const context = await browser.newContext({ locale: 'zh-CN' })
  const theirs = await context.newPage()
  await theirs.goto(new URL('/login', page.url()).href)
  await theirs.getByLabel('账号', { exact: true }).fill('zhangwei')
  await theirs.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await theirs.getByRole('button', { name: '登录', exact: true }).click()
  await theirs.waitForURL((url) => !url.pathname.startsWith('/login'))
  await theirs.goto(new URL('/model/travelClaim', page.url()).href)
  const main = theirs.getByRole('main')
  await expect(main.getByText('共 0 条')).toBeVisible()
  // The first column selects records to print: whoever reads them whole prints them.
  await expect(main.getByRole('columnheader')).toHaveText(['', /序号/, /报销事由/, /付款方式/, /操作/])
  await expect(main.getByRole('button', { name: '导出' })).toBeHidden()
  await expect(main.getByRole('textbox', { name: '报销事由' })).toBeVisible()
  await expect(main.getByText('发生日期')).toBeHidden()
  await main.getByRole('button', { name: '新增' }).first().click()
  const form = theirs.getByRole('dialog', { name: '新增' })
  await form.getByRole('textbox', { name: '报销事由' }).fill('去苏州')
  await expect(form.getByRole('textbox')).toHaveCount(1)
  await expect(form.getByRole('radio')).toHaveCount(3)
  await form.getByText('现金', { exact: true }).click()
  await expect(form.getByRole('radio', { name: '现金' })).toBeChecked()
  await form.getByRole('button', { name: /确\s*定/ }).click()
  await expect(form).toBeHidden()
  const row = main.getByRole('row', { name: /去苏州/ })
  await expect(row).toBeVisible()
  await expect(row.getByRole('button')).toHaveText(['详情'])

  // Through the API: items without a grant can neither be read, nor written, nor searched.
  const caller = await callerOf(theirs)
  const list = async (more: object = {}) =>
    await caller('POST', `${records}/List`, { currentPage: 1, pageSize: 20, ...more })
  const [own] = listOf(await list())
  expect(Object.keys(own ?? {}).toSorted()).toEqual(['id', 'pay_way', 'title'])
  const { data } = await caller('GET', `${records}/${own?.['id']}`)
  expect(JSON.parse((data as { data: string }).data)).toEqual({ title: '去苏州', pay_way: expect.any(String) })
  const write = (fields: object) => ({ data: JSON.stringify(fields) })
  expect(await caller('POST', records, write({ title: '多写', pay_way: 'cash', remark: '没有权限' }))).toMatchObject({
    code: 403,
    msg: '没有权限修改「备注」',
  })
  expect((await caller('PUT', `${records}/${own?.['id']}`, write({ title: '改' }))).code).toBe(403)
  expect((await list({ queryJson: JSON.stringify({ department: 'x' }) })).code).toBe(403)
  expect(totalOf(await list())).toBe(1)
  expect(totalOf(await admin('POST', `${records}/List`, { currentPage: 1, pageSize: 20 }))).toBe(2)
  await context.close()

  // Explanation of a field.
  const subjects = listOf(await admin('GET', '/api/permission/Authority/Subjects'))
  const subject = subjects.find(({ fullName }) => fullName === '差旅报销') ?? {}
  const fields = subject['form'] as unknown as Record<string, string>[]
  const people = listOf(await admin('POST', '/api/permission/Users/ImUser/Selector/0', { keyword: 'zhangwei' }))
  const why = (code: string) => {
    const fieldId = fields.find(({ enCode }) => enCode === code)?.['id']
    return `/permission/authority?user=${people[0]?.['id']}&page=${subject['id']}&kind=form&item=${fieldId}`
  }
  await page.goto('/permission/user?keyword=zhangwei')
  await page.getByRole('button', { name: '更多 张伟' }).click()
  await page.getByRole('menuitem', { name: '查看权限' }).click()
  await expect(page.getByRole('combobox', { name: '用户' })).toHaveValue('张伟/zhangwei')
  await page.goto(why('title'))
  await expect(page.getByText(/角色「差旅登记」授予.*「报销事由」/)).toBeVisible()
  await page.goto(why('remark'))
  await expect(page.getByText(/没有角色、岗位、组织或个人授权授予.*「备注」/)).toBeVisible()
})
