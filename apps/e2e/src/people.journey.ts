import type { Browser, Page } from '@playwright/test'
import { type Answer, callerOf, listOf, totalOf } from './api.ts'
import { expectAccessible } from './axe.ts'
import { expect, expectMessage, holdToasts, test } from './test.ts'

const FIRST_PASSWORD = 'Welcome2026'
const USERS = '/api/permission/Users'
const SCHEME = '本组织及下级组织数据'

type Call = Awaited<ReturnType<typeof callerOf>>

/** A call that must succeed. */
async function done(answer: Promise<Answer>): Promise<Answer> {
  const { code, msg, ...rest } = await answer
  expect({ code, msg }).toEqual({ code: 200, msg })
  return { code, msg, ...rest }
}

interface Named {
  id: string
  fullName: string
  children?: Named[]
}

/** The id of the node with this name, at any depth. */
function idOf(nodes: readonly Named[], name: string): string {
  for (const node of nodes) {
    const found = node.fullName === name ? node.id : idOf(node.children ?? [], name)
    if (found !== '') return found
  }
  return ''
}

const treeOf = ({ data }: Answer) => (data as { list: Named[] }).list

/**
 * Creates a company with a department, a position, a role without grants, and a user in the company and one in the
 * department.
 */
async function build(admin: Call) {
  await done(admin('PUT', '/api/system/SysConfig', { newUserDefaultPassword: FIRST_PASSWORD }))
  await done(admin('POST', '/api/permission/Organize', { parentId: '-1', fullName: '东海分公司', enCode: 'donghai' }))
  const tree = async () => treeOf(await done(admin('GET', '/api/permission/Organize/Department/Selector/0')))
  const companyId = idOf(await tree(), '东海分公司')
  const department = { parentId: companyId, fullName: '东海销售部', enCode: 'donghaiSales' }
  await done(admin('POST', '/api/permission/Organize/Department', department))
  const departmentId = idOf(await tree(), '东海销售部')

  const position = { organizeId: companyId, fullName: '东海经理', enCode: 'donghaiManager', type: 'technical' }
  await done(admin('POST', '/api/permission/Position', position))
  const positionId = idOf(treeOf(await done(admin('GET', '/api/permission/Position?keyword=donghai'))), '东海经理')
  const role = { fullName: '东海负责人', enCode: 'donghaiLead', globalMark: 0, organizeIdsTree: [[companyId]] }
  await done(admin('POST', '/api/permission/Role', role))
  const roleId = idOf(treeOf(await done(admin('GET', '/api/permission/Role?keyword=donghai'))), '东海负责人')

  const lead = { account: 'haidong', realName: '海东', gender: 1, organizeId: companyId, positionId, roleId }
  await done(admin('POST', USERS, lead))
  await done(admin('POST', USERS, { account: 'hailan', realName: '海蓝', gender: 2, organizeId: departmentId }))
  const people = listOf(await done(admin('GET', `${USERS}?keyword=haidong`)))
  return { roleId, leadId: people[0]?.['id'] ?? '' }
}

/** The user page demands data schemes and columns, and gets one scheme. */
async function demandSchemes(admin: Call): Promise<string> {
  const menuId = idOf(treeOf(await done(admin('GET', '/api/system/Menu?category=Web'))), '用户管理')
  const { data } = await done(admin('GET', `/api/system/Menu/${menuId}`))
  const { id: _id, ...menu } = data as Record<string, unknown>
  await done(admin('PUT', `/api/system/Menu/${menuId}`, { ...menu, isDataAuthorize: 1, isColumnAuthorize: 1 }))
  const scheme = { moduleId: menuId, fullName: SCHEME, matchLogic: 'and', conditionJson: '' }
  const enCode = 'sqos_organizationAndBelow'
  await done(admin('POST', '/api/system/ModuleDataAuthorizeScheme', { ...scheme, enCode }))
  return menuId
}

async function signInElsewhere(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await page.goto(new URL('/login', url).href)
  await page.getByLabel('账号', { exact: true }).fill('haidong')
  await page.getByLabel('密码', { exact: true }).fill(FIRST_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((to) => !to.pathname.startsWith('/login'))
  return page
}

test('a delegated administrator sees the users of the own organisation only, with the same list settings on every device', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('admin')
  const admin = await callerOf(page)
  const { leadId } = await build(admin)
  const menuId = await demandSchemes(admin)

  // Grants of the role: the page, two of its columns, a button, and the rows of the organisation.
  await page.goto('/permission/role?keyword=donghai')
  await page.getByRole('button', { name: '更多 东海负责人' }).click()
  await page.getByRole('menuitem', { name: '角色权限' }).click()
  const editor = page.getByRole('dialog', { name: '角色权限 - 东海负责人' })
  const item = (name: string) => editor.getByRole('treeitem', { name: new RegExp(`^${name} `) })
  const tick = async (step: string, names: readonly string[]) => {
    await editor.getByRole('button', { name: new RegExp(`^${step}`) }).click()
    for (const name of names) {
      await item(name).click()
      await expect(item(name)).toHaveAttribute('aria-checked', 'true')
    }
  }
  await tick('菜单权限', ['用户管理'])
  await tick('按钮权限', ['导出'])
  await tick('列表权限', ['账号', '姓名'])
  await editor.getByRole('button', { name: /^数据权限/ }).click()
  for (const right of ['可见', '可修改', '可删除']) {
    await editor.getByRole('checkbox', { name: `${SCHEME} ${right}`, exact: true }).check()
  }
  await editor.getByRole('button', { name: '确定' }).click()
  await page.getByRole('dialog', { name: '确认权限变化' }).getByRole('button', { name: '保存' }).click()
  await expect(editor).toBeHidden()

  // On the page, and through the API.
  const first = await signInElsewhere(browser, page.url())
  await first.goto('/permission/user')
  await expect(first.getByRole('row', { name: '海蓝' })).toBeVisible()
  await expect(first.getByText('共 2 条')).toBeVisible()
  await expect(first.getByRole('columnheader')).toHaveText([/序号/, /账号/, /姓名/])
  await expect(first.getByRole('button', { name: '导出' })).toBeVisible()
  await expect(first.getByRole('button', { name: '新建' })).toBeHidden()
  await expectAccessible(first)
  const lead = await callerOf(first)
  expect(totalOf(await done(lead('GET', USERS)))).toBe(2)
  const [stranger] = listOf(await done(admin('GET', `${USERS}?keyword=lina`)))
  expect((await lead('GET', `${USERS}/${stranger?.['id'] ?? ''}`)).code).toBe(404)

  // Arranged on one device …
  const kept = (path: string, text: string) =>
    first.waitForResponse((response) => {
      return response.url().includes(path) && response.request().postData()?.includes(text) === true
    })
  const columns = kept('SetColumnsByModuleId', 'account')
  await first.getByRole('button', { name: '列表显示设置' }).click()
  await first.getByRole('switch', { name: '显示 账号' }).click()
  await columns
  await first.keyboard.press('Escape')
  await expect(first.getByRole('columnheader', { name: '账号' })).toBeHidden()
  await first.getByLabel('关键词').fill('海蓝')
  await first.getByRole('button', { name: '查询' }).click()
  await expect(first).toHaveURL(/keyword=/)
  await first.getByRole('button', { name: '视图' }).click()
  await first.getByRole('textbox', { name: '视图名称' }).fill('只看海蓝')
  await first.getByRole('button', { name: '保存当前视图' }).click()
  await expect(first.getByRole('dialog', { name: '视图' })).toBeHidden()
  await first.getByRole('button', { name: '只看海蓝', exact: true }).click()
  const views = kept('SetViewsByModuleId', '"isDefault":true')
  await first.getByRole('button', { name: '打开列表时使用“只看海蓝”' }).click()
  await views
  await first.context().close()

  // … and restored on another.
  const second = await signInElsewhere(browser, page.url())
  await second.goto('/permission/user')
  await expect(second).toHaveURL(/keyword=/)
  await expect(second.getByText('共 1 条')).toBeVisible()
  await expect(second.getByRole('columnheader')).toHaveText([/序号/, /姓名/])
  await expect(second.getByRole('button', { name: '只看海蓝', exact: true })).toBeVisible()
  await second.context().close()

  // Explanation, and viewing as the user.
  await page.goto(`/permission/authority?user=${leadId}&page=${menuId}&kind=rows`)
  await expect(page.getByText(`角色「东海负责人」授予数据方案「${SCHEME}」`)).toBeVisible()
  await page.getByRole('button', { name: '以此人身份查看' }).click()
  await page.getByRole('button', { name: '开始查看' }).click()
  const banner = page.getByRole('complementary', { name: '以他人身份查看' })
  await expect(banner).toContainText('海东/haidong')
  await page.goto('/permission/user')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await banner.getByRole('button', { name: '结束查看' }).click()
  await expect(page.getByRole('heading', { name: '权限查询' })).toBeVisible()
})

test('the same grants are added to several roles at once, and a removal is undone', async ({ page, signIn }) => {
  await signIn('admin')
  const admin = await callerOf(page)
  const roles = treeOf(await done(admin('GET', '/api/permission/Role?pageSize=100')))
  const readers = idOf(roles, '数据查阅')
  const granted = async (id: string) => {
    const answer = await done(admin('POST', `/api/permission/Authority/Data/${id}/Values`, { type: 'module' }))
    return (answer.data as { ids: string[] }).ids.toSorted()
  }
  const before = await granted(readers)

  await page.goto('/permission/authorize')
  await page.getByRole('textbox', { name: '搜索权限' }).fill('行政区划')
  await page.getByRole('treeitem', { name: /^行政区划 / }).click()
  await page.getByRole('button', { name: /^选择角色/ }).click()
  await page.getByRole('combobox', { name: '角色' }).click()
  const picker = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '确定' }) })
  for (const name of ['数据查阅', '数据稽核']) await picker.getByRole('treeitem', { name }).click()
  await picker.getByRole('button', { name: '确定' }).click()
  await expect(picker).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: '确定', exact: true }).click()
  const preview = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '增加', exact: true }) })
  await expect(preview.getByText('为 2 个角色、0 个岗位、0 个分组、0 名用户增加以下权限')).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: '增加', exact: true }).click()
  await expect(preview).toBeHidden()
  const after = await granted(readers)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after.length).toBeGreaterThan(before.length)

  // Removed by hand, then undone.
  await page.goto('/permission/role?keyword=dataReader')
  await page.getByRole('button', { name: '更多 数据查阅' }).click()
  await page.getByRole('menuitem', { name: '角色权限' }).click()
  const editor = page.getByRole('dialog', { name: '角色权限 - 数据查阅' })
  // The tree renders only the visible rows.
  await editor.getByRole('textbox', { name: '搜索权限' }).fill('行政区划')
  await editor.getByRole('treeitem', { name: /^行政区划 / }).click()
  await editor.getByRole('button', { name: '确定' }).click()
  await holdToasts(page)
  await page.getByRole('dialog', { name: '确认权限变化' }).getByRole('button', { name: '保存' }).click()
  await expect(editor).toBeHidden()
  expect(await granted(readers)).not.toEqual(after)
  await page.getByRole('button', { name: '撤销' }).click()
  await expectMessage(page, '已撤销，「数据查阅」的权限恢复原样')
  expect(await granted(readers)).toEqual(after)
})
