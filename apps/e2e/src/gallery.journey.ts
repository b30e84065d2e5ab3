import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { openFromMenu } from './publishing.ts'
import { expect, test } from './test.ts'

/** The apps of the gallery: the beginning of their numbers, and required fields that their lists show. */
const APPS = [
  { app: '请假申请', number: 'QJ', shown: ['请假类型', '请假事由'] },
  { app: '费用报销', number: 'BX', shown: ['报销事由'] },
  { app: '采购申请', number: 'CG', shown: ['采购事由'] },
  { app: '用车申请', number: 'YC', shown: ['用车事由', '车辆'] },
  { app: '访客登记', number: 'FK', shown: ['访客姓名', '来访目的'] },
  { app: '合同管理', number: 'HT-', shown: ['合同名称', '合同类型', '对方单位'] },
  { app: '客户管理', number: 'KH-', shown: ['客户名称'] },
  { app: '工单管理', number: 'GD', shown: ['标题', '类别'] },
  { app: '招聘管理', number: 'ZP', shown: ['姓名', '应聘职位'] },
  { app: '安全巡检', number: 'XJ', shown: [] },
  // Staff see the records of these; those who manage them enter them.
  { app: '资产台账', number: 'ZC-', shown: ['资产名称', '资产类别'], managers: '资产管理员' },
  { app: '培训记录', number: 'PX', shown: ['课程名称', '培训类型', '讲师'], managers: '培训负责人' },
] as const

for (const { app, number, shown, ...rights } of APPS)
  test(`${app}: installed from the gallery, opened from the menu, and filled in by staff`, async ({
    page,
    signIn,
    browser,
  }) => {
    await signIn('admin')
    await page.goto('/onlineDev/webDesign')
    await page.getByRole('button', { name: '新建', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '新建功能' })
    await dialog.getByRole('radio', { name: /^应用模板/ }).click()
    await dialog.getByRole('button', { name: app, exact: true }).click()
    // The demo company has functions with some of these names: an app gets a free one.
    const proposed = dialog.getByRole('textbox', { name: '名称', exact: true })
    await expect(proposed).toHaveAttribute('placeholder', new RegExp(`^${app}( 2)?$`))
    const name = (await proposed.getAttribute('placeholder')) ?? app
    await byMouse(page).choose(dialog.getByRole('combobox', { name: '菜单位置' }), '业务应用')
    const level = 'managers' in rights ? `${rights.managers}：查看和编辑全部` : '员工：填写并查看自己的'
    await byMouse(page).choose(dialog.getByRole('combobox', { name: level }), '普通员工')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: '安装', exact: true }).click()
    await expect(dialog.getByText(`“${name}”已安装`)).toBeVisible()

    const hers = await openFromMenu(browser, page, { account: 'wangfang', name })
    const rows = hers.getByRole('row').filter({ hasText: new RegExp(`${number}\\d`) })
    await hers.getByRole('main').getByRole('button', { name: '新增' }).click()
    const form = hers.getByRole('dialog', { name: '新增' })
    const entered = await fillRequired(hers, form)
    // Its section titles are headings of the third level, below no second one.
    if (app !== '采购申请') await expectAccessible(hers)
    await form.getByRole('button', { name: /确\s*定/ }).click()
    await expect(form).toBeHidden()

    const mine = shown.reduce((found, title) => found.filter({ hasText: entered.get(title) ?? '' }), rows)
    for (const title of shown) expect(entered.get(title), title).toBeTruthy()
    // The sample rows belong to the installer: staff who see only their own have this one.
    if (!('managers' in rights)) await expect(rows).toHaveCount(1)
    await expect(mine.first()).toBeVisible()
    await hers.context().close()
  })

/** Fills the empty required fields of a form by their kinds. Returns what was entered, by title. */
async function fillRequired(page: Page, form: Locator): Promise<Map<string, string>> {
  const entered = new Map<string, string>()
  const fields = form.locator('[aria-required="true"]')
  await expect(form.getByRole('button', { name: /确\s*定/ })).toBeEnabled()
  const ids = await fields.evaluateAll((controls) => controls.map((control) => control.id))
  for (const id of ids) {
    const field = form.locator(`[id="${id}"]`)
    const title = await form.locator(`label[for="${id}"]`).evaluate((label) => label.firstChild?.textContent ?? '')
    // oxlint-disable-next-line no-await-in-loop -- a person fills in one field after the other
    const text = await fill(page, field, { title, day: entered.size + 1 })
    if (text !== undefined) entered.set(title, text)
  }
  return entered
}

/** Fills an empty field. The days of the month rise from field to field, as ends follow beginnings. */
async function fill(page: Page, field: Locator, { title, day }: { title: string; day: number }) {
  const kind = await field.evaluate((control) => {
    if (control.closest('.arco-picker')) return 'date'
    return control.getAttribute('role') ?? 'text'
  })
  if (kind === 'radiogroup') return undefined
  if (kind === 'combobox') {
    // Persons have the current user.
    if (!/请选择|^$/.test(await field.innerText()) || (await field.getAttribute('aria-haspopup')) === 'dialog')
      return undefined
    await field.click()
    const option = page.getByRole('option').filter({ visible: true }).first()
    const text = await option.innerText()
    await option.click()
    await expect(field).toContainText(text)
    return text
  }
  if ((await field.inputValue()) !== '') return undefined
  const text =
    kind === 'date'
      ? `2026-12-${String(day).padStart(2, '0')}`
      : kind === 'spinbutton'
        ? '2'
        : /电话|手机/.test(title)
          ? '13800138000'
          : `${title}甲`
  await field.fill(text)
  await page.keyboard.press('Tab')
  return text
}
