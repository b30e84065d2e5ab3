import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

test('an administrator gives a user a seat, changes it and takes it back', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/system/callSeat')
  const dialog = page.getByRole('dialog', { name: '新建坐席' })
  const confirm = (name: string) => page.getByRole('dialog', { name }).getByRole('button', { name: '确定' })

  await page.getByRole('button', { name: '新建', exact: true }).click()
  await confirm('新建坐席').click()
  await expect(dialog.getByText('请输入坐席号')).toBeVisible()
  await dialog.getByLabel('坐席号').fill('80 01')
  await confirm('新建坐席').click()
  await expect(dialog.getByText('只能使用字母、数字、点、横线和下划线')).toBeVisible()
  await dialog.getByLabel('坐席号').fill('8001')
  await dialog.getByLabel('custcode').fill('c1')
  await dialog.getByLabel('appId').fill('a1')
  await dialog.getByLabel('用户').click()
  const people = page.getByRole('dialog', { name: '选择用户' })
  await people.getByLabel('搜索').fill('lina')
  await people.getByText(/lina/).first().click()
  await people.getByRole('button', { name: '确定' }).click()
  await expectAccessible(page)
  await confirm('新建坐席').click()
  const row = page.getByRole('row', { name: /8001 c1 a1/ })
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: /^编辑/ }).click()
  await page.getByRole('dialog').getByLabel('坐席号').fill('8002')
  await confirm('编辑坐席').click()
  await expect(page.getByRole('row', { name: /8002 c1 a1/ })).toBeVisible()

  await page.getByRole('button', { name: /^删除/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('row', { name: /8002/ })).toBeHidden()
})
