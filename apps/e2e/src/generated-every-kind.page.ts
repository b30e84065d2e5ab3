import { expectAccessible } from './axe.ts'
import { choose, fillMoment, openedIn, search } from './generated-page.ts'
import { expect, test } from './test.ts'

// The page that the code generator makes of a form with every kind of field, beside generated-asset.page.ts. As that one, it exists only
// in the copy of tooling/scripts/src/test-templates.ts, and as a project of its own.

test('a record of every kind of field is created, edited, found and deleted', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/business/everyKind')
  const { form, confirm } = openedIn(page)
  const record = page.getByRole('row', { name: /样品一号/ })
  const write = (label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text)

  await page.getByRole('button', { name: '新建', exact: true }).click()
  await write('单行输入', '样品一号')
  await write('多行输入', '第一行\n第二行')
  await write('数字输入', '12.5')
  await form.getByRole('switch', { name: '开关' }).click()
  await form.getByRole('radiogroup', { name: '单选框组' }).getByText('选项一', { exact: true }).click()
  await form.getByRole('group').getByText('选项二', { exact: true }).click()
  await choose(form, { label: '下拉选择', option: '选项一' })
  await fillMoment(form, { label: '日期选择', moment: '2026-11-20' })
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('说明') })
  await expect(form.getByText('说明.txt', { exact: true })).toBeVisible()
  // A sub-table draws every kind, too.
  await expect(form.getByRole('columnheader', { name: '用户选择' })).toHaveCount(1)
  await expect(form.getByRole('columnheader', { name: /未知类型/ })).toHaveCount(0)
  await expectAccessible(page)
  await confirm.click()
  await expect(form).toBeHidden()
  await expect(record).toContainText('12.5')

  await record.getByRole('button', { name: /^编辑/ }).click()
  await expect(form.getByText('说明.txt', { exact: true })).toBeVisible()
  await write('多行输入', '改过一次')
  await confirm.click()
  await expect(form).toBeHidden()
  await record.getByRole('button', { name: /^详情/ }).click()
  for (const text of ['改过一次', '选项二', '2026-11-20', '说明.txt']) await expect(form).toContainText(text)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await search(page, '没有这样的单据')
  await expect(record).toBeHidden()
  await search(page, '样品')
  await record.getByRole('button', { name: /^删除/ }).click()
  await confirm.click()
  await expect(record).toBeHidden()
})
