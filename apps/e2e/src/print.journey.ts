import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from './test.ts'

/** The text of each page of a downloaded PDF. */
async function textsOf(download: Download): Promise<string[]> {
  const data = new Uint8Array(await readFile(await download.path()))
  const document = await getDocument({ data }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return texts
}

/** Chooses the first rows of a list and opens the preview. */
async function preview(page: Page, rows: number) {
  const boxes = page.getByRole('row').getByRole('checkbox')
  for (let index = 1; index <= rows; index++) await boxes.nth(index).check({ force: true })
  await page.getByRole('button', { name: '打印', exact: true }).first().click()
  return page.getByRole('dialog', { name: '打印预览' })
}

test('chosen records are previewed on paper and exported as one PDF with the same pages', async ({ page, signIn }) => {
  await signIn('admin')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '业务应用' }).click()
  await page.getByRole('link', { name: '费用报销' }).click()
  await expect(page.getByRole('row', { name: /BX/ }).first()).toBeVisible()

  const dialog = await preview(page, 2)
  await expect(dialog.getByText('2 条数据，2 页')).toBeVisible()
  await dialog.getByText('默认版式').click()
  await expect(dialog.getByText('2 条数据，4 页')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '导出 PDF' }).click()
  const download = await waiting

  expect(download.suggestedFilename()).toBe('费用报销单.pdf')
  const texts = await textsOf(download)
  expect(texts).toHaveLength(4)
  expect(texts[0]).toMatch(/费用报销单.*合计.*1 \/ 1/)
  expect(texts[1]).toContain('报销单号')
})
