import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

// Pages that the code generator makes of further demo models, beside generated-asset.page.ts: moments, a list of choices, a rating
// and a switch; numbers with a half, and files. As that one, they exist only in the copy of tooling/scripts/src/test-templates.ts.

interface GeneratedPage {
  address: string
  /** Fills the required fields of the open form. */
  fill: (form: Locator, page: Page) => Promise<void>
  /** A text of the row. */
  row: string
  /** A field without a rule, and its label. */
  note: string
}

const choose = async (form: Locator, page: Page, [label, option]: [string, string]) => {
  await form.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

async function fillMoment(form: Locator, label: string, moment: string) {
  await form.getByLabel(label).fill(moment)
  await form.getByLabel(label).press('Enter')
}

const PAGES: readonly GeneratedPage[] = [
  {
    address: '/business/inspection',
    async fill(form, page) {
      await choose(form, page, ['巡检区域', '配电室'])
      await fillMoment(form, '巡检时间', '2026-11-20 08:30:00')
      await form.getByText('用电安全', { exact: true }).click()
      await form.getByText('一般隐患', { exact: true }).click()
      await form.getByRole('switch', { name: '已整改' }).click()
    },
    row: '配电室',
    note: '问题描述',
  },
  {
    address: '/business/leaveRequest',
    async fill(form, page) {
      await choose(form, page, ['请假类型', '调休'])
      await fillMoment(form, '开始时间', '2026-11-23 09:00:00')
      await fillMoment(form, '结束时间', '2026-11-23 18:00:00')
      await form.getByLabel('请假天数').fill('1.5')
      await form.getByLabel('请假事由').fill('搬家')
    },
    row: '调休',
    note: '请假事由',
  },
]

for (const { address, fill, row, note } of PAGES)
  test(`a record of ${address} is created, edited, found and deleted`, async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto(address)
    const form = page.getByRole('dialog')
    const confirm = page.getByRole('button', { name: /^确\s*定$/ })
    const record = page.getByRole('row', { name: new RegExp(row) })

    await page.getByRole('button', { name: '新建', exact: true }).click()
    await fill(form, page)
    await confirm.click()
    await expect(form).toBeHidden()
    await expect(record).toBeVisible()

    await record.getByRole('button', { name: /^编辑/ }).click()
    await form.getByLabel(note).fill('改过一次')
    await confirm.click()
    await expect(form).toBeHidden()
    await record.getByRole('button', { name: /^详情/ }).click()
    await expect(form).toContainText('改过一次')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()

    await page.getByLabel('关键词').fill('没有这样的单据')
    await page.getByRole('button', { name: '查询' }).click()
    await expect(record).toBeHidden()
    await page.getByRole('button', { name: '重置' }).click()
    await record.getByRole('button', { name: /^删除/ }).click()
    await confirm.click()
    await expect(record).toBeHidden()
  })
