import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, signIn as signInOn, test } from './test.ts'

const text = (page: Page) => page.getByRole('textbox', { name: '正文' })

test('two people write one article at once and see each other', async ({ page, browser, baseURL = '', signIn }) => {
  await signIn('admin')
  await page.goto('/writing/customer/home')
  await page.getByRole('button', { name: '空白文档' }).click()
  await text(page).click()
  await page.keyboard.type('甲')
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: '共享', exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '可编辑' })
  await dialog.locator('[data-control]').first().click()
  const people = page.getByRole('dialog').filter({ hasText: '选择用户' })
  await people.getByRole('textbox').first().fill('lina')
  await people.getByText('李娜/lina').first().click()
  await people.getByRole('button', { name: '确定' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()

  const other = await (await browser.newContext({ baseURL })).newPage()
  await signInOn(other, { account: 'lina' })
  await other.goto(page.url())
  await text(other).click()
  await expect(text(page)).toContainText('李娜')
  await Promise.all([
    page.keyboard.type('甲甲甲甲甲甲甲甲甲', { delay: 30 }),
    other.keyboard.type('乙乙乙乙乙乙乙乙乙乙', { delay: 30 }),
  ])
  for (const one of [page, other])
    await expect.poll(async () => (await text(one).innerText()).replaceAll(/[^甲乙]/g, '').length).toBe(20)
  await expectAccessible(other)
})
