import { callerOf, listOf } from './api.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const PAGE = '/business/__camel__'

test('an administrator creates, edits, finds, exports and deletes a record of __names__', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(PAGE)
  await expect(
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '__titleZh__' }),
  ).toBeVisible()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: '确定' })

  for (const [name, code] of [
    ['甲', 'first'],
    ['乙', 'second'],
  ] as const) {
    await page.getByRole('button', { name: '新建', exact: true }).click()
    await dialog.getByLabel('名称').fill(name)
    await dialog.getByLabel('编码').fill(code)
    await confirm.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name })).toBeVisible()
  }
  await expectAccessible(page)

  await page.getByRole('button', { name: '编辑 甲' }).click()
  await dialog.getByLabel('编码').fill('second')
  await confirm.click()
  await expect(dialog.getByText('编码已存在')).toBeVisible()
  await dialog.getByLabel('编码').fill('first')
  await dialog.getByLabel('备注').fill('说明')
  await confirm.click()
  await expect(page.getByRole('row', { name: /甲 first 说明/ })).toBeVisible()

  await page.getByLabel('关键词').fill('SECOND')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('row', { name: '甲' })).toBeHidden()
  await expect(page.getByRole('row', { name: '乙' })).toBeVisible()

  await page.getByRole('button', { name: '导出' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('__titleZh__.xlsx')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: '删除 乙' }).click()
  await confirm.click()
  await expect(page.getByRole('row', { name: '乙' })).toBeHidden()
  await page.getByRole('button', { name: '重置' }).click()
  await expect(page.getByRole('row', { name: '甲' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('first')).toBeVisible()
  await expect(page.getByRole('button', { name: '新建', exact: true })).toBeInViewport()
})

interface Node {
  id: string
  fullName: string
  children?: Node[]
}

interface Values {
  list: Node[]
  all: string[]
}

test('a user without a column of __names__ sees neither the column nor buttons', async ({ page, signIn }) => {
  await signIn('admin')
  const admin = await callerOf(page)
  await admin('POST', '/api/extend/__Name__', { fullName: '丙', enCode: 'third' })
  await admin('POST', '/api/permission/Role', {
    fullName: '查看',
    enCode: '__camel__.view',
    globalMark: 1,
    enabledMark: 1,
  })
  const [role] = listOf(await admin('GET', '/api/permission/Role?keyword=__camel__.view'))
  const [lina] = listOf(await admin('POST', '/api/permission/Users/ImUser/Selector/0', { keyword: 'lina' }))
  const objectId = role?.['id'] ?? ''
  const data = `/api/permission/Authority/Data/${objectId}`
  const values = async (body: object) => (await admin('POST', `${data}/Values`, body)).data as Values
  const below = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...below(node.children ?? [])])
  const directory = (await values({ type: 'module' })).list.find((node) =>
    below([node]).some(({ fullName }) => fullName === '__titleZh__'),
  )
  const own = below(directory ? [directory] : []).find(({ fullName }) => fullName === '__titleZh__')
  const module = [directory?.id ?? '', own?.id ?? '']
  const columns = below((await values({ type: 'column', moduleIds: module.join(',') })).list)
  const column = columns.filter(({ fullName }) => fullName === '名称' || fullName === '状态').map(({ id }) => id)
  const granted = { objectType: 'Role', module, column, button: [], form: [], resource: [] }
  expect(await admin('PUT', data, granted)).toMatchObject({ code: 200 })
  const members = { objectId, objectType: 'Role', userIds: [lina?.['id'] ?? ''] }
  expect(await admin('POST', `/api/permission/UserRelation/${objectId}`, members)).toMatchObject({ code: 200 })

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn('lina')
  await page.goto(PAGE)

  await expect(page.getByRole('row', { name: '丙' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '名称' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '编码' })).toBeHidden()
  await expect(page.getByRole('button', { name: '新建', exact: true })).toBeHidden()
  const lists = await callerOf(page)
  const rows = listOf(await lists('GET', '/api/extend/__Name__'))
  // The journey above may have left a record.
  expect(rows.find(({ fullName }) => fullName === '丙')).toMatchObject({ enCode: '' })
})
