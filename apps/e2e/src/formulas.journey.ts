import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { openFromMenu, step } from './publishing.ts'
import { expect, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const property = (page: Page, name: string) => page.getByLabel('属性').getByLabel(name, { exact: true })
const SUBMIT = /确\s*定/

/** Adds a component from the palette and names it; it is chosen afterwards. */
async function add(page: Page, kind: string, title: string) {
  await button(page, kind).click()
  await expect(page.getByRole('textbox', { name: '编辑标题' })).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
}

async function relate(page: Page, model: string, shown: string) {
  await byMouse(page).choose(property(page, '关联功能'), model)
  await byMouse(page).choose(property(page, '显示字段'), shown)
}

async function calculate(page: Page, opener: RegExp, formula: string) {
  await page.getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog', { name: /的公式$/ })
  await dialog.getByRole('textbox', { name: '公式' }).focus()
  await page.keyboard.insertText(formula)
  await expect(dialog.getByText(/^结果：/)).toBeVisible()
  await button(page, '应用').click()
  await expect(dialog).toBeHidden()
}

const CALCULATED = /^计算公式:/
const DEFAULT = /^默认值公式:/

test('formulas over relations, and defaults of fields and rows, in the hands of staff', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('admin')
  await page.goto('/onlineDev/webDesign')
  await button(page, '新建').click()
  await page.getByLabel('功能名称').fill('授信报价')
  await button(page, '创建并设计').click()

  await add(page, '单行输入', '标题')
  await add(page, '关联表单', '联系人')
  await relate(page, '客户联系人 销售管理', '姓名')
  await add(page, '数字输入', '折扣')
  await add(page, '单行输入', '说明')
  await calculate(page, DEFAULT, 'LOOKUP(联系人, "customer_id.name") & "/" & 标题')
  await add(page, '计算公式', '公司额度')
  await calculate(page, CALCULATED, 'LOOKUP(联系人, "customer_id.credit") × 2')
  await add(page, '计算公式', '合计')
  await add(page, '设计子表', '明细')
  await add(page, '关联表单', '客户')
  await relate(page, '客户档案 销售管理', '客户名称')
  await add(page, '数字输入', '数量')
  await add(page, '数字输入', '授信')
  await calculate(page, DEFAULT, 'LOOKUP(明细.客户, "credit") × 折扣')
  await add(page, '计算公式', '小计')
  await calculate(page, CALCULATED, '明细.授信 × 明细.数量')
  await page.getByRole('tree', { name: '表单画布' }).getByRole('treeitem', { name: /合计$/ }).click()
  await calculate(page, CALCULATED, 'SUM(LOOKUP(明细.客户, "credit") × 明细.数量)')
  await expectAccessible(page)

  await step(page, '谁可以用').click()
  await byMouse(page).choose(page.getByRole('combobox', { name: '查看并管理全部' }), '数据专员')
  await page.keyboard.press('Escape')
  await step(page, '发布').click()
  await byMouse(page).choose(page.getByRole('combobox', { name: '放在哪个菜单下' }), '业务应用')
  await page.getByRole('region', { name: '发布' }).getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('link', { name: '打开页面' })).toBeVisible()

  const hers = await openFromMenu(browser, page, { account: 'zhangwei', name: '授信报价' })
  await hers.getByRole('main').getByRole('button', { name: '新增' }).click()
  const form = hers.getByRole('dialog', { name: '新增' })
  const choose = async (opener: ReturnType<Page['getByRole']>, row: RegExp) => {
    await opener.click()
    const choice = hers.getByRole('dialog', { name: '选择数据' })
    await byMouse(hers).tick(choice.getByRole('row', { name: row }).getByRole('radio'))
    await choice.getByRole('button', { name: '确定' }).click()
    await expect(choice).toBeHidden()
  }
  await form.getByRole('textbox', { name: '标题' }).fill('一号')
  await form.getByRole('spinbutton', { name: '折扣' }).fill('0.5')
  await choose(form.getByRole('combobox', { name: '联系人' }), /李婷婷/)
  await expect(form.getByRole('textbox', { name: '说明' })).toHaveValue('远航国际物流有限公司/一号')
  await expect(form.getByRole('textbox', { name: '公司额度' })).toHaveValue('70.00')

  const cell = (row: number, column: number) =>
    form.getByRole('row', { name: new RegExp(`^${row}`) }).locator(`[aria-colindex="${column}"]`)
  await form.getByRole('button', { name: '添加' }).click()
  await cell(1, 2).click()
  await hers.keyboard.press('Enter')
  const choice = hers.getByRole('dialog', { name: '选择数据' })
  await byMouse(hers).tick(choice.getByRole('row', { name: /绿源农业/ }).getByRole('radio'))
  await choice.getByRole('button', { name: '确定' }).click()
  await expect(cell(1, 4)).toContainText('47.5')
  await byMouse(hers).fill(cell(1, 3), '2')
  await expect(cell(1, 5)).toContainText('95')
  await expect(form.getByRole('textbox', { name: '合计' })).toHaveValue('190.00')

  await form.getByRole('spinbutton', { name: '折扣' }).fill('1')
  await hers.keyboard.press('Tab')
  await expect(cell(1, 4)).toContainText('95')
  await byMouse(hers).fill(cell(1, 4), '7')
  await form.getByRole('spinbutton', { name: '折扣' }).fill('2')
  await hers.keyboard.press('Tab')
  await expect(cell(1, 4)).toContainText('7')
  await expect(cell(1, 5)).toContainText('14')
  await expectAccessible(hers)
  await form.getByRole('button', { name: SUBMIT }).click()
  await expect(form).toBeHidden()

  const row = hers.getByRole('row', { name: /一号/ })
  for (const text of ['李婷婷', '远航国际物流有限公司/一号', '70', '190']) await expect(row).toContainText(text)
  await row.getByRole('button', { name: /^详情/ }).click()
  const detail = hers.getByRole('region', { name: /^详情/ })
  for (const text of ['远航国际物流有限公司/一号', '70.00', '190.00', '绿源农业', '14.00'])
    await expect(detail.getByText(text).first()).toBeVisible()
  await expectAccessible(hers)
  await detail.getByRole('button', { name: /^(关闭|返回)/ }).click()
})
