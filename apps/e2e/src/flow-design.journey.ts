import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

test('a flow is created, and its form and tree are designed', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/workFlow/flowEngine')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新建流程' })
  await dialog.getByLabel('流程名称').fill('出差申请')
  await dialog.getByRole('combobox', { name: '流程分类' }).click()
  await page.getByRole('option', { name: '行政' }).click()
  await expect(dialog.getByLabel('流程编码')).toHaveValue(/^flow_\w+$/)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()

  // The form: how many days.
  await page.getByRole('button', { name: '设计 出差申请' }).click()
  await page.getByRole('button', { name: '数字输入', exact: true }).click()
  await page.getByLabel('标题', { exact: true }).fill('出差天数')

  // The tree: more than three days need the head of the department too.
  await page.getByRole('navigation', { name: '设计步骤' }).getByRole('button', { name: '流程设计' }).click()
  await page.getByRole('button', { name: '添加节点' }).click()
  await page.getByRole('menuitem', { name: /^条件分支/ }).click()
  const settings = page.getByRole('region', { name: '设置：条件1' })
  await settings.getByRole('button', { name: '添加条件' }).click()
  await settings.getByRole('combobox', { name: '字段' }).click()
  await page.getByRole('option', { name: '出差天数' }).click()
  await settings.getByRole('combobox', { name: '比较' }).click()
  await page.getByRole('option', { name: '大于', exact: true }).click()
  await settings.getByLabel('值').fill('3')
  const first = page.getByRole('button', { name: /^条件1/ })
  await expect(first).toContainText('出差天数 大于 3')
  await first.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: '设置：审批节点' }).getByRole('radio', { name: '部门主管' }).check()
  await expect(page.getByRole('button', { name: '没有问题' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
})
