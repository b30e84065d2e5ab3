import { expect, test } from './test.ts'

test('a value is created, edited, disabled and deleted, and the list shows each step', async ({ page, signIn }) => {
  await signIn('admin')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '系统数据' }).click()
  await menu.getByRole('link', { name: '数据字典' }).click()
  await expect(page.getByRole('row', { name: '保密' })).toBeVisible()

  await page.getByRole('button', { name: '新建', exact: true }).click()
  const create = page.getByRole('dialog', { name: '新建字典' })
  await create.getByLabel('字典名称').fill('不便透露')
  await create.getByLabel('字典编码').fill('9')
  await create.getByRole('button', { name: '确定' }).click()
  await expect(create).toBeHidden()
  await expect(page.getByRole('row', { name: '不便透露' })).toBeVisible()

  await page.getByRole('button', { name: '编辑 不便透露' }).click()
  const edit = page.getByRole('dialog', { name: '编辑字典' })
  await expect(edit.getByLabel('字典名称')).toHaveValue('不便透露')
  await edit.getByLabel('字典名称').fill('其他')
  await edit.getByRole('button', { name: '确定' }).click()
  await expect(edit).toBeHidden()
  const row = page.getByRole('row', { name: '其他' })
  await expect(row).toBeVisible()

  const state = row.getByRole('switch')
  await expect(state).toHaveAttribute('aria-checked', 'true')
  await state.click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(state).toHaveAttribute('aria-checked', 'false')

  // The state of the server, not of the page.
  await page.reload()
  await expect(page.getByRole('row', { name: '其他' }).getByRole('switch')).toHaveAttribute('aria-checked', 'false')

  await page.getByRole('button', { name: '删除 其他' }).click()
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('row', { name: '其他' })).toBeHidden()
})

test('a code in use is refused at its field, and the input stays', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/systemData/dictionary')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新建字典' })
  await dialog.getByLabel('字典名称').fill('重复')
  await dialog.getByLabel('字典编码').fill('1')
  await dialog.getByRole('button', { name: '确定' }).click()

  await expect(dialog.getByText('编码已存在')).toBeVisible()
  await expect(dialog.getByLabel('字典名称')).toHaveValue('重复')
})

test('a read-only user sees no buttons, and the server refuses the call as well', async ({ page, signIn }) => {
  await signIn('lina')
  await page.goto('/systemData/dictionary')
  await expect(page.getByRole('row', { name: '保密' })).toBeVisible()
  await expect(page.getByRole('button', { name: '新建', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: /^编辑/ })).toHaveCount(0)

  const [listed] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/api/system/DictionaryType')),
    page.reload(),
  ])
  const { authorization = '' } = await listed.allHeaders()
  const answer = await page.request.post('/api/system/DictionaryData', {
    headers: { authorization },
    data: { dictionaryTypeId: '1', parentId: '0', fullName: '越权', enCode: 'x', enabledMark: 1, sortCode: 0 },
  })
  expect((await answer.json()).code).toBe(403)
})

test('a user without the menu entry cannot open the page by its address', async ({ page, signIn }) => {
  await signIn('wangfang')
  await page.goto('/systemData/dictionary')

  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
})
