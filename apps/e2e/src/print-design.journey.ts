import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { byMouse, type Hand } from './designing.ts'
import { expect, expectMessage, test } from './test.ts'

/** Opens the form of a new template and fills in what every template has. */
async function openForm(page: Page, hand: Hand, { name, code }: { name: string; code: string }): Promise<Locator> {
  await page.goto('/system/printDev')
  await hand.press(page.getByRole('button', { name: '新建', exact: true }))
  const form = page.getByRole('dialog', { name: '新建模板' })
  await hand.write(form.getByLabel('模板名称', { exact: true }), name)
  await hand.write(form.getByLabel('模板编码', { exact: true }), code)
  await hand.choose(form.getByRole('combobox', { name: '模板分类' }), '业务单据')
  await hand.choose(form.getByRole('combobox', { name: '所属表单' }), '费用报销')
  return form
}

/** Saves the design and the template. */
async function save(page: Page, hand: Hand, form: Locator) {
  await hand.press(page.getByRole('dialog', { name: '设计版面' }).getByRole('button', { name: '完成' }))
  await expect(page.getByRole('dialog', { name: '设计版面' })).toBeHidden()
  await hand.press(form.getByRole('button', { name: '确定' }))
  await expectMessage(page, '新建成功')
}

/** The preview of the newest claim in one template alone. */
async function preview(page: Page, template: string): Promise<Locator> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '业务应用' }).click()
  await page.getByRole('link', { name: '费用报销' }).click()
  await page.getByRole('row').getByRole('checkbox').nth(1).check({ force: true })
  await page.getByRole('button', { name: '打印', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: '打印预览' })
  await dialog.locator('label').filter({ hasText: template }).click()
  await dialog.locator('label').filter({ hasText: '费用报销单' }).click()
  await expect(dialog.getByText('1 条数据，1 页')).toBeVisible()
  return dialog
}

test('a label of 60 × 40 mm with two codes is designed by mouse and printed', async ({ page, signIn }) => {
  const hand = byMouse(page)
  const name = '报销标签'
  await signIn('admin')
  const form = await openForm(page, hand, { name, code: 'claimLabel' })
  await hand.choose(form.getByRole('combobox', { name: '纸张' }), '标签 60×40 mm')
  for (const side of ['上', '右', '下', '左']) await hand.write(form.getByLabel(`${side}边距`), '2')
  await hand.write(form.getByLabel('页脚中'), '')
  await hand.press(form.getByRole('button', { name: '设计版面' }))

  const designer = page.getByRole('dialog', { name: '设计版面' })
  const body = designer.getByRole('textbox', { name: '模板内容' })
  const settings = designer.getByRole('complementary', { name: '设置' })
  const frame = designer.getByRole('button', { name: '自由框', exact: true })
  await body.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  for (const [kind, top, height] of [
    ['条形码', '1', '14'],
    ['二维码', '17', '18'],
  ] as const) {
    await frame.click()
    await expect(settings.getByText('自由框', { exact: true })).toBeVisible()
    await hand.press(designer.getByRole('button', { name: '报销单号', exact: true }))
    // The field before the cursor is selected.
    await page.keyboard.press('ArrowLeft')
    await hand.choose(settings.getByRole('combobox', { name: '显示为' }), kind)
    const lengths = settings.getByRole('spinbutton')
    await hand.write(lengths.nth(1), kind === '条形码' ? '12' : '16')
    await hand.write(settings.getByRole('spinbutton', { name: '距上' }), top)
    await hand.write(settings.getByRole('spinbutton', { name: '宽度' }).last(), '50')
    await hand.write(settings.getByRole('spinbutton', { name: '高度' }).last(), height)
    await page.keyboard.press('Tab')
  }
  await save(page, hand, form)

  const dialog = await preview(page, name)
  await expect(dialog.locator('.page[data-paper="60x40"] [data-frame] svg[role=img]')).toHaveCount(2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出 PDF' }).click(),
  ])
  const data = new Uint8Array(await readFile(await download.path()))
  const sheet = await (await getDocument({ data }).promise).getPage(1)
  const { width, height } = sheet.getViewport({ scale: 25.4 / 72 })
  expect([Math.round(width), Math.round(height)]).toEqual([60, 40])
})

test('SQL as a source is previewed before it is stored, and printed', async ({ page, signIn }) => {
  const hand = byMouse(page)
  await signIn('admin')
  const form = await openForm(page, hand, { name: '报销 SQL 单', code: 'claim_sql' })
  await form.getByText('SQL 语句', { exact: true }).first().click()
  await form.getByRole('textbox', { name: '主表 SQL' }).click()
  await page.keyboard.insertText(`select 'SQL-' || upper('no') as big_no, @formId as record`)
  await hand.press(form.getByRole('button', { name: '设计版面' }))
  const designer = page.getByRole('dialog', { name: '设计版面' })
  await hand.press(designer.getByRole('button', { name: '预览' }))
  await expect(designer.locator('.page')).toContainText('SQL-NO')
  await save(page, hand, form)

  const dialog = await preview(page, '报销 SQL 单')
  await expect(dialog.locator('.page')).toContainText('SQL-NO')
})
