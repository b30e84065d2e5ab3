import { expectAccessible } from './axe.ts'
import { expect, expectMessage, test } from './test.ts'

const NEW_PASSWORD = 'abc12345'

test('a position and a user are created; the user signs in, is disabled and enabled again', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('admin')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '组织权限' }).click()
  await menu.getByRole('link', { name: '岗位管理' }).click()
  await page.getByRole('treeitem', { name: '行政部' }).click()
  await expect(page).toHaveURL(/organizeId=/)
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const position = page.getByRole('dialog', { name: '新建岗位' })
  await position.getByLabel('岗位名称').fill('前台接待')
  await position.getByLabel('岗位编码').fill('reception')
  await position.getByRole('combobox', { name: '岗位类型' }).click()
  await page.getByRole('option', { name: /职能/ }).first().click()
  await position.getByRole('button', { name: '确定' }).click()
  await expect(position).toBeHidden()
  await expect(page.getByRole('row', { name: '前台接待' })).toBeVisible()
  await expectAccessible(page)

  await menu.getByRole('link', { name: '用户管理' }).click()
  // The previous page has the same tree.
  await expect(page).toHaveURL(/permission\/user/)
  await page.getByRole('treeitem', { name: '行政部' }).click()
  await expect(page).toHaveURL(/organizeId=/)
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: '新建用户' })
  await drawer.getByLabel('账户', { exact: true }).fill('zhangwei')
  await drawer.getByLabel('姓名', { exact: true }).fill('单田芳')
  await drawer.getByRole('combobox', { name: '性别' }).click()
  await page.getByRole('option', { name: '女' }).click()
  await drawer.getByRole('combobox', { name: '岗位' }).click()
  await page.getByRole('option', { name: '前台接待' }).click()
  await drawer.getByRole('combobox', { name: '角色' }).click()
  await page.getByRole('option', { name: '普通员工' }).click()
  await drawer.getByLabel('姓名', { exact: true }).click()
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(drawer.getByText('账号已存在')).toBeVisible()
  await drawer.getByLabel('账户', { exact: true }).fill('tianfang')
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(drawer).toBeHidden()

  // Found by the reading of the surname.
  await page.getByLabel('关键词').fill('stf')
  await page.getByRole('button', { name: '查询' }).click()
  const row = page.getByRole('row', { name: '单田芳' })
  await expect(row).toBeVisible()
  await expect(row.getByText('前台接待')).toBeVisible()
  await expect(page).toHaveURL(/keyword=stf/)

  await page.getByRole('button', { name: '更多 单田芳' }).click()
  await page.getByRole('menuitem', { name: '重置密码' }).click()
  const reset = page.getByRole('dialog', { name: '重置密码' })
  await reset.getByLabel('新密码', { exact: true }).fill(NEW_PASSWORD)
  await reset.getByLabel('确认新密码').fill('other123')
  await reset.getByRole('button', { name: '确定' }).click()
  await expect(reset.getByText('两次输入密码不一致!')).toBeVisible()
  await reset.getByLabel('确认新密码').fill(NEW_PASSWORD)
  await reset.getByRole('button', { name: '确定' }).click()
  await expect(reset).toBeHidden()

  const theirs = await browser.newPage({ locale: 'zh-CN', ...(baseURL !== undefined && { baseURL }) })
  const enter = async () => {
    await theirs.goto('/login')
    await theirs.getByLabel('账号', { exact: true }).fill('tianfang')
    await theirs.getByLabel('密码', { exact: true }).fill(NEW_PASSWORD)
    await theirs.getByRole('button', { name: '登录', exact: true }).click()
  }
  await enter()
  await expect(theirs).toHaveURL(/home/)

  await page.getByRole('switch', { name: '单田芳' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('switch', { name: '单田芳' })).not.toBeChecked()
  // The next call of a disabled user ends the session.
  await theirs.reload()
  await expect(theirs).toHaveURL(/login/)
  await enter()
  await expect(theirs.getByText('账号被禁用').first()).toBeVisible()
  await theirs.close()

  await page.getByRole('button', { name: '删除 单田芳' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(row).toBeHidden()
  await menu.getByRole('link', { name: '回收站' }).click()
  await page.getByRole('button', { name: '恢复 单田芳' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expectMessage(page, '恢复成功')
  await expect(page.getByRole('row', { name: '单田芳' })).toBeHidden()
})

test('a list with errors is imported, corrected, completed and undone', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/permission/user')
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '批量导入' })
  await expect(dialog.getByRole('button', { name: '选择文件' })).toBeVisible()
  const lines = [
    '账户,姓名,性别,所属组织,状态,直属主管',
    'import1,甲一,男,启元实业集团/行政部,正常,王芳/wangfang',
    'import2,乙二,女,启元实业集团/月球,正常,',
  ]
  await dialog.locator('input[type=file]').setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })

  await expect(dialog.getByText('共 2 行：新增 1，更新 0，相同 0，异常 1')).toBeVisible()
  await expectAccessible(page)
  const faulty = dialog.getByRole('textbox', { name: '第 2 行 所属组织' })
  await expect(faulty).toHaveValue('启元实业集团/月球')
  await faulty.fill('启元实业集团/行政部')
  await faulty.press('Enter')
  await expect(dialog.getByText('共 2 行：新增 2，更新 0，相同 0，异常 0')).toBeVisible()
  await dialog.getByRole('button', { name: '导入 2 行' }).click()
  await expect(dialog.getByText('批量导入成功：导入 2 行，异常 0 行')).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('关键词').fill('import')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('row', { name: '甲一' })).toBeVisible()
  await expect(page.getByRole('row', { name: '乙二' })).toBeVisible()

  await page.getByRole('button', { name: '导入', exact: true }).click()
  await dialog.getByRole('button', { name: '撤销导入' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByText(/导入已撤销/)).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(page.getByRole('row', { name: '甲一' })).toBeHidden()
})

test('an action on several users shows the reason of each failure, and completes the others', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  // The head of a department cannot be deleted; its members can.
  await page.goto('/permission/user?keyword=wangfang')
  await expect(page.getByRole('row', { name: '王芳' })).toBeVisible()
  await page.goto('/permission/user?pageSize=50&enabledMark=0')
  const table = page.getByRole('grid', { name: '用户管理' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await table.getByRole('checkbox').nth(1).click()
  await table.getByRole('checkbox').nth(2).click()
  await expect(page.getByText('已选 2 项')).toBeVisible()
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '启用' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  const progress = page.getByRole('dialog', { name: '启用' })
  await expect(progress.getByText('成功 2 项，失败 0 项，未处理 0 项')).toBeVisible()
  await progress.getByRole('button', { name: '关闭' }).last().click()
  await expect(page.getByText('已选 2 项')).toBeHidden()
})
