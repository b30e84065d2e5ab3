import { expectAccessible } from './axe.ts'
import { expect, expectMessage, test } from './test.ts'

test('a data interface is written in SQL, previewed with values, called, and its calls are listed', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '系统数据' }).click()
  await menu.getByRole('link', { name: '数据接口' }).click()
  await expect(page.getByRole('row', { name: /部门列表/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '新建', exact: true }).click()
  const editor = page.getByRole('region', { name: '新建接口' })
  await editor.getByRole('button', { name: '下一步' }).click()
  await expect(editor.getByText('请输入名称')).toBeVisible()
  await editor.getByLabel('名称', { exact: true }).fill('岗位查询')
  await editor.getByLabel('编码', { exact: true }).fill('positionsByName')
  await editor.getByText('SQL操作').click()
  await editor.getByRole('button', { name: '下一步' }).click()
  const statement = editor.getByLabel('SQL语句')
  await expect(statement).toBeVisible()
  // The editor's own styles apply under the Content-Security-Policy of the server.
  await expect(statement).toHaveCSS('white-space', 'break-spaces')

  await editor.getByRole('button', { name: '新建参数' }).click()
  const parameter = page.getByRole('dialog', { name: '新建参数' })
  await parameter.getByLabel('参数名称').fill('name')
  await parameter.getByLabel('参数说明').fill('岗位名称')
  await parameter.getByRole('button', { name: '确定' }).click()
  await expect(parameter).toBeHidden()
  await expect(editor.getByRole('row', { name: /岗位名称/ })).toBeVisible()

  // Accounts and passwords are not readable: the server refuses at the field, and the input stays.
  await statement.fill('select id, full_name as "fullName" from positions where full_name = ')
  await editor.getByRole('button', { name: 'name', exact: true }).click()
  await expect(statement).toHaveText(/full_name = \{name\}$/)
  await statement.fill(
    `select id, full_name as "fullName" from positions where full_name like '%{name}%'; delete from positions`,
  )
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(editor.getByText('一次只能执行一条语句')).toBeVisible()
  await statement.fill(
    `select id, full_name as "fullName" from positions where full_name like '%{name}%' order by sort_code`,
  )

  // The browser checks the function in the worker that may compile WebAssembly.
  const processing = editor.getByLabel('接口数据处理')
  await processing.fill('(data) => {\n  return data.\n}')
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(editor.getByText(/^第 3 行有误/)).toBeVisible()
  await expect(editor.locator('.cm-lint-marker-error')).toBeVisible()
  await processing.fill('(data) => {\n  return data.map((row) => ({ ...row, fullName: row.fullName + "岗" }))\n}')
  await processing.blur()
  await expect(editor.getByText(/^第 3 行有误/)).toBeHidden()
  await expectAccessible(page)
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row', { name: /岗位查询/ })).toBeVisible()

  await page.getByRole('button', { name: '更多 岗位查询' }).click()
  await page.getByRole('menuitem', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '接口预览 - 岗位查询' })
  await preview.getByLabel('岗位名称 的值').fill('经理')
  await preview.getByRole('button', { name: '测试接口' }).click()
  await expect(preview.getByRole('row', { name: /经理岗/ }).first()).toBeVisible()
  await preview.getByRole('tab', { name: 'JSON' }).click()
  await expect(preview.getByRole('tabpanel', { name: 'JSON' })).toContainText('"code": 200')

  const address = await preview.getByText(/\/Actions\/Response$/).innerText()
  const answer: unknown = await page.evaluate(async (url) => (await fetch(url)).json(), address)
  expect(answer).toMatchObject({ code: 600 })
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
})

test('a public data interface returns its data, logs the call, and returns nothing when disabled', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/systemData/dataInterface')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const editor = page.getByRole('region', { name: '新建接口' })
  await editor.getByLabel('名称', { exact: true }).fill('公开选项')
  await editor.getByLabel('编码', { exact: true }).fill('openOptions')
  await editor.getByText('忽略验证', { exact: true }).click()
  await editor.getByRole('button', { name: '下一步' }).click()
  await editor.getByRole('textbox', { name: '静态数据' }).fill('[{ "id": 1, "fullName": "一" }')
  await editor.getByRole('button', { name: '保存' }).click()
  await expect(editor.getByText('不是有效的 JSON')).toBeVisible()
  await editor.getByRole('textbox', { name: '静态数据' }).fill('[{ "id": 1, "fullName": "一" }]')
  await editor.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row', { name: /公开选项/ })
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: '更多 公开选项' }).click()
  await page.getByRole('menuitem', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '接口预览 - 公开选项' })
  const address = await preview.getByText(/\/Actions\/Response$/).innerText()
  const called = await page.request.get(address)
  expect(await called.json()).toMatchObject({ code: 200, data: { data: [{ id: 1, fullName: '一' }] } })
  await preview.getByRole('button', { name: '关闭' }).click()
  await expect(preview).toBeHidden()

  await page.getByRole('button', { name: '更多 公开选项' }).click()
  await page.getByRole('menuitem', { name: '日志' }).click()
  const log = page.getByRole('dialog', { name: '接口日志 - 公开选项' })
  await expect(log.getByRole('row', { name: /未登录/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()

  await row.getByRole('switch').click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  expect(await (await page.request.get(address)).json()).toMatchObject({ code: 400, msg: '该接口已停用' })
})

test('a bill rule shows the next number while typing, and is exported to another system', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/system/billRule')
  await expect(page.getByRole('row', { name: /报销单/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '新建', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新建单据' })
  await dialog.getByLabel('业务名称').fill('合同')
  await dialog.getByLabel('业务编码').fill('contract')
  await dialog.getByLabel('流水前缀').fill('HT-')
  await dialog.getByLabel('流水位数').fill('4')
  await dialog.getByLabel('流水起始').fill('12')
  await expect(dialog.getByLabel('流水起始')).toHaveValue('0012')
  await expect(dialog.getByLabel('流水范例')).toHaveValue(/^HT-\d{8}0012$/)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /合同/ })).toContainText('0012')

  await page.getByRole('button', { name: '更多 合同' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出' }).click()
  const file = await (await downloading).path()
  await page.getByRole('button', { name: '删除 合同' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('row', { name: /合同/ })).toBeHidden()

  await page.getByLabel('导入').setInputFiles({
    name: '合同.bb',
    mimeType: 'application/json',
    buffer: await import('node:fs/promises').then(({ readFile }) => readFile(file)),
  })
  await expect(page.getByRole('row', { name: /合同/ })).toBeVisible()

  // A rule that has issued a number cannot be deleted.
  await page.getByRole('button', { name: '删除 报销单' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expectMessage(page, '该规则已生成过单据号，不能删除；可以停用它')
})
