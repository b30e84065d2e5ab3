import { expectAccessible } from './axe.ts'
import { choose, fillMoment, openedIn, search } from './generated-page.ts'
import { expect, test } from './test.ts'

// The page that the code generator makes of the demo model 资产台账. It exists only in the copy of the repository of
// tooling/scripts/src/test-templates.ts, where this file is run as a journey.

test('an administrator creates, edits, finds and deletes a record in a generated page', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/business/asset')
  const { form, confirm } = openedIn(page)
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })

  for (const name of ['显微镜', '示波器']) {
    await page.getByRole('button', { name: '新建', exact: true }).click()
    await confirm.click()
    await expect(form.getByText('请填写资产名称')).toBeVisible()
    await expect(form.getByText('请选择资产类别')).toBeVisible()
    await form.getByLabel('资产名称').fill(name)
    await choose(form, { label: '资产类别', option: '仪器仪表' })
    await fillMoment(form, { label: '购置日期', moment: '2026-11-20' })
    await form.getByLabel('购置金额').fill('5000')
    await form.getByText('在用', { exact: true }).click()
    await confirm.click()
    await expect(form).toBeHidden()
    await expect(rowOf(name)).toContainText('5000.00')
    await expect(rowOf(name)).toContainText('仪器仪表')
  }
  await expectAccessible(page)

  await rowOf('显微镜').getByRole('button', { name: /^编辑/ }).click()
  await form.getByLabel('存放位置').fill('三楼实验室')
  await confirm.click()
  await expect(form).toBeHidden()
  await rowOf('显微镜').getByRole('button', { name: /^详情/ }).click()
  await expect(form).toContainText('三楼实验室')
  await expect(form).toContainText('5000.00')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await search(page, '示波')
  await expect(rowOf('显微镜')).toBeHidden()
  await rowOf('示波器').getByRole('button', { name: /^删除/ }).click()
  await confirm.click()
  await expect(rowOf('示波器')).toBeHidden()
  await search(page)
  await expect(rowOf('显微镜')).toBeVisible()
})
