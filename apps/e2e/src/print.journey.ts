import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Download, Locator, Page } from '@playwright/test'
import { isFull } from '@sqos/vitest-config/suites'
import { textsOf } from './pdf.ts'
import { expect, test } from './test.ts'

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

  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '导出 Word' }).click()
  const word = await saving
  expect(word.suggestedFilename()).toBe('费用报销单.docx')
  await expectOpens(word)

  const download = await exportPdf(page, dialog)
  expect(download.suggestedFilename()).toBe('费用报销单.pdf')
  const texts = await textsOf(await download.path())
  expect(texts).toHaveLength(4)
  expect(texts[0]).toMatch(/费用报销单.*合计.*1 \/ 1/)
  expect(texts[1]).toContain('报销单号')
})

/** Exports the previewed pages as PDF. On a slow machine the file comes later: it is fetched from the download centre. */
async function exportPdf(page: Page, dialog: Locator): Promise<Download> {
  const answering = page.waitForResponse(/printDev\/Actions\/Pdf/)
  const soon = page.waitForEvent('download')
  soon.catch(() => undefined)
  await dialog.getByRole('button', { name: '导出 PDF' }).click()
  const answer = await (await answering).text()
  if (!answer.includes('"url":""')) return await soon
  await dialog.getByRole('button', { name: '关闭' }).first().click()
  await page.getByRole('banner').getByRole('button', { name: '下载中心' }).click()
  const row = page.getByRole('dialog', { name: '下载中心' }).getByRole('button', { name: /^下载 .*pdf$/ })
  await expect(row.first()).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), row.first().click()])
  return download
}

/** LibreOffice opens Word files in the full run, which demands it; the fast one looks into the file in `make-word.browser.test.tsx`. */
const OFFICE = '/usr/bin/soffice'

/** Opens a Word file with LibreOffice, and expects the same text on pages of the same number. */
async function expectOpens(word: Download) {
  if (!isFull()) return
  expect(existsSync(OFFICE), `${OFFICE} is missing: the full run opens Word files with it`).toBe(true)
  const folder = await mkdtemp(join(tmpdir(), 'sqos-word-'))
  const file = join(folder, 'printed.docx')
  await word.saveAs(file)
  const home = `-env:UserInstallation=file://${join(folder, 'home')}`
  await promisify(execFile)(OFFICE, [home, '--headless', '--convert-to', 'pdf', '--outdir', folder, file])
  const texts = await textsOf(join(folder, 'printed.pdf'))
  await rm(folder, { recursive: true })
  expect(texts).toHaveLength(4)
  expect(texts[0]).toMatch(/费用报销单.*合计/)
  expect(texts[3]).toContain('报销单号')
}
