import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const SUPPLY = '启元供应链有限公司'

test('administrators are named with the picker: searched, by keys, from a pasted list', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/permission/organize')
  await page.getByRole('button', { name: `更多 ${SUPPLY}` }).click()
  await page.getByRole('menuitem', { name: '管理员' }).click()
  const form = page.getByRole('dialog', { name: `${SUPPLY}的组织管理员` })
  const people = form.getByRole('combobox', { name: '组织管理员' })
  await people.click()
  const picker = page.getByRole('dialog', { name: '选择用户' })
  const search = picker.getByRole('combobox', { name: '搜索' })
  await expect(search).toBeFocused()

  await search.fill('zhoulihua')
  const zhou = picker.getByRole('treeitem', { name: /周丽华\/zhoulihua/ }).first()
  await expect(zhou).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(zhou).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')

  await picker.getByRole('button', { name: '粘贴名单' }).click()
  await picker.getByRole('textbox', { name: '名单' }).fill('wujunjie\nwangfang\n没有这个人')
  await picker.getByRole('button', { name: '添加' }).click()
  await expect(picker.getByText('已添加 2 项')).toBeVisible()
  await expect(picker.getByText('没有找到 1 项：没有这个人')).toBeVisible()
  await expect(picker.getByText('已选（3）')).toBeVisible()
  await picker.getByRole('button', { name: /移除 王芳/ }).click()
  await picker.getByRole('button', { name: '确定' }).click()
  await expect(picker).toBeHidden()
  await expect(people).toHaveValue(/周丽华\/zhoulihua/)
  await expect(people).toHaveValue(/吴俊杰\/wujunjie/)
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: `更多 ${SUPPLY}` }).click()
  await page.getByRole('menuitem', { name: '管理员' }).click()
  await expect(people).toHaveValue(/周丽华\/zhoulihua/)
  await expect(people).toHaveValue(/吴俊杰\/wujunjie/)
  await people.click()
  // Whoever was chosen lately is offered first.
  await expect(picker.getByRole('group', { name: '最近选择' }).getByRole('button', { name: /周丽华/ })).toBeVisible()
})

test('the chart is opened, walked through by keys, and closed again', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/permission/organize')
  await page.getByRole('button', { name: '架构图' }).click()
  const chart = page.getByRole('tree', { name: '组织架构图' })
  const items = chart.getByRole('treeitem')
  await expect(items.first()).toBeVisible()
  await expectAccessible(page)

  await items.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.first()).toBeFocused()
  const all = await items.count()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(all)

  // The address says what is shown.
  await page.reload()
  await expect(items.first()).toBeVisible()
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect(page.getByRole('row', { name: SUPPLY })).toBeVisible()
})

test('a company is put below another by keys, after a question, and back again', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/permission/organize')
  const row = page.getByRole('row', { name: SUPPLY })
  await expect(row).toHaveAttribute('aria-level', '2')
  const position = await row.getAttribute('aria-posinset')

  await row.getByRole('rowheader').focus()
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expect(page.getByText(`将“${SUPPLY}”移到“顶级”之下`).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: '移动组织' })
  await expect(question).toContainText('权限会随之改变')
  await question.getByRole('button', { name: '移动' }).click()
  await expect(row).toHaveAttribute('aria-level', '1')

  await page.getByRole('button', { name: '撤销' }).click()
  await expect(row).toHaveAttribute('aria-level', '2')
  await expect(row).toHaveAttribute('aria-posinset', position ?? '')
  await page.reload()
  await expect(row).toHaveAttribute('aria-level', '2')
})
