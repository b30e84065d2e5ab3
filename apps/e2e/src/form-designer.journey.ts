import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const canvas = (page: Page) => page.getByRole('tree', { name: '表单画布' })
const onCanvas = (page: Page, name: string) => canvas(page).getByRole('treeitem', { name, exact: true })

/** Creates a model from its name, which opens the designer. */
async function beginDesign(page: Page, fullName: string) {
  await page.goto('/onlineDev/webDesign')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '新建功能' })
  await dialog.getByLabel('功能名称').fill(fullName)
  await dialog.getByRole('button', { name: '创建并设计' }).click()
  await expect(page.getByText('从左侧拖入组件')).toBeVisible()
}

/** Leaves a design with unsaved work, and answers the question. */
async function leave(page: Page, answer: string) {
  await page.getByRole('button', { name: '返回列表', exact: true }).click()
  const question = page.getByRole('dialog', { name: '有未保存的修改' })
  await question.getByRole('button', { name: answer, exact: true }).click()
  await expect(question).toBeHidden()
}

/** Publishes the model and opens its page: the menu has it at once. */
async function release(page: Page, fullName: string) {
  await page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByRole('button', { name: '发布', exact: true })
    .last()
    .click()
  await page.getByRole('region', { name: '发布' }).getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('link', { name: '打开页面' })).toBeVisible()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: fullName }).click()
  await expect(page.getByRole('main').getByRole('button', { name: '新增' }).first()).toBeVisible()
}

test('a form is designed by mouse, saved with its table, released, and used', async ({ page, signIn }) => {
  await signIn('admin')
  await beginDesign(page, '访客登记')

  const ground = page.getByText('从左侧拖入组件')
  await page.getByRole('button', { name: '单行输入', exact: true }).dragTo(ground)
  await expect(onCanvas(page, '单行输入')).toBeVisible()
  await page.getByRole('button', { name: '数字输入', exact: true }).dragTo(onCanvas(page, '单行输入'))
  await expect(onCanvas(page, '数字输入')).toBeVisible()
  await onCanvas(page, '单行输入').click()
  await page.getByLabel('标题', { exact: true }).fill('访客姓名')
  await page.getByLabel('是否必填').click()
  await onCanvas(page, '数字输入').click()
  await page.getByLabel('标题', { exact: true }).fill('来访人数')
  await expectAccessible(page)
  await leave(page, '继续编辑')
  await expect(canvas(page).getByRole('treeitem')).toHaveCount(2)
  await leave(page, '保存并离开')
  await page.getByRole('button', { name: '设计 访客登记', exact: true }).click()
  await expect(canvas(page).getByRole('treeitem')).toHaveCount(2)
  await page.getByRole('button', { name: '日期选择', exact: true }).press('Enter')
  await expect(canvas(page).getByRole('treeitem')).toHaveCount(3)
  await leave(page, '不保存')
  await page.getByRole('button', { name: '设计 访客登记', exact: true }).click()
  await expect(canvas(page).getByRole('treeitem')).toHaveCount(2)

  await page.getByRole('button', { name: '列表设计', exact: true }).click()
  await expect(page.getByRole('region', { name: /^列表字段/ }).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expectAccessible(page)
  await release(page, '访客登记')

  await page.getByRole('main').getByRole('button', { name: '新增' }).first().click()
  const form = page.getByRole('dialog', { name: '新增' })
  await form.getByRole('button', { name: /确\s*定/ }).click()
  await expect(form.getByLabel('访客姓名')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('访客姓名').fill('陈晓')
  await form.getByLabel('来访人数').fill('3')
  await form.getByRole('button', { name: /确\s*定/ }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: /陈晓/ })).toBeVisible()
})

test('a form is designed by keyboard alone; unsaved changes survive a reload', async ({ page, signIn }) => {
  await signIn('admin')
  await beginDesign(page, '钥匙领用')

  for (const name of ['卡片容器', '单行输入', '日期选择']) {
    await page.getByRole('button', { name, exact: true }).press('Enter')
    await expect(onCanvas(page, name)).toBeVisible()
  }
  await onCanvas(page, '日期选择').press('Alt+ArrowUp')
  await expect(canvas(page).getByRole('treeitem')).toHaveText([/卡片容器/, /日期选择/, /单行输入/])
  await onCanvas(page, '日期选择').press('Control+d')
  await expect(canvas(page).getByRole('treeitem')).toHaveCount(4)
  await page.keyboard.press('Control+z')
  await expect(canvas(page).getByRole('treeitem')).toHaveCount(3)

  // A draft is stored shortly after a change, and at the latest when the page closes.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('sqos_design_'))))
    .toBe(true)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: '恢复草稿' }).press('Enter')
  await expect(canvas(page).getByRole('treeitem')).toHaveCount(3)
  await page.getByRole('button', { name: '保存', exact: true }).press('Enter')
  await expect(page.getByText(/^已保存/)).toBeVisible()
  await release(page, '钥匙领用')
})
