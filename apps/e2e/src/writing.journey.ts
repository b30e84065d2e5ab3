import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { textsOf } from './pdf.ts'
import { expect, test } from './test.ts'

const text = (page: Page) => page.getByRole('textbox', { name: '正文' })

test('a letter begins with a template, its variables are filled in, and it leaves as PDF and as a mail', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('admin')
  await page.goto('/writing/customer/home')
  await expect(page.getByRole('heading', { name: '写作', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /报价单/ }).click()
  await expect(text(page)).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill('给林木家具的报价')

  await page.getByRole('tab', { name: '变量' }).click()
  await page.getByRole('textbox', { name: '客户名称' }).fill('林木家具')
  await text(page).press('ControlOrMeta+End')
  await page.keyboard.insertText('此报价三十天内有效。')
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '切换到深色' }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: '导出', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toBe('给林木家具的报价.pdf')
  expect((await textsOf(await file.path())).join('')).toMatch(/林木家具.*此报价三十天内有效/)

  // The other variables are blank.
  await page.getByRole('button', { name: '写邮件' }).click()
  const question = page.getByRole('dialog').filter({ hasText: '这些变量没有值' })
  await question.getByRole('button', { name: '写邮件' }).click()
  await expect(page.getByRole('textbox', { name: '主题' })).toHaveValue('给林木家具的报价')
  await expect(text(page)).toContainText('此报价三十天内有效')

  await page.goto('/writing/customer/home')
  await expect(page.getByRole('button', { name: /给林木家具的报价/ }).first()).toBeVisible()
})
