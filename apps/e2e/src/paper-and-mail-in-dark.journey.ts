import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { connect, letter, mailTest as test } from './mailbox.ts'
import { expect } from './test.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sqos_theme', JSON.stringify({ mode: 'system' })))
})

/** Looks at a part of the page in dark on a wide window, and on a telephone in both themes. */
async function look(page: Page, part = 'html') {
  for (const { size, scheme } of [
    { size: PHONE, scheme: 'light' },
    { size: PHONE, scheme: 'dark' },
    { size: WIDE, scheme: 'dark' },
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
    await expectAccessible(page, part)
  }
}

test('templates, their dialogs, the designer and the preview are accessible in dark and on phones', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/system/printDev')
  const row = page.getByRole('row', { name: /费用报销单/ })
  await expect(row).toBeVisible()
  await look(page)

  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '历史版本' }).click()
  await expect(page.getByRole('dialog', { name: /^历史版本/ })).toBeVisible()
  await look(page, '[role=dialog]')

  await page.goto('/system/printDev')
  await row.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog', { name: '编辑模板' })
  await expect(form.getByLabel('模板名称', { exact: true })).toHaveValue('费用报销单')
  await look(page, '[role=dialog]')
  await form.getByRole('button', { name: '设计版面' }).click()
  const designer = page.getByRole('dialog', { name: '设计版面' })
  await designer.getByRole('button', { name: '自由框', exact: true }).click()
  await expect(designer.getByRole('spinbutton', { name: '距左' })).toBeVisible()
  await look(page, '[role=toolbar]')
  await look(page, 'aside')
  await designer.getByRole('button', { name: '预览' }).click()
  await expect(designer.getByRole('combobox', { name: '预览数据' })).toBeVisible()

  await page.goto('/')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '业务应用' }).click()
  await menu.getByRole('link', { name: '费用报销' }).click()
  await page.getByRole('row').getByRole('checkbox').nth(1).check({ force: true })
  await page.getByRole('button', { name: '打印', exact: true }).first().click()
  const preview = page.getByRole('dialog', { name: '打印预览' })
  await expect(preview.getByText('1 条数据，1 页')).toBeVisible()
  await look(page, '[role=dialog]')
})

test('settings and the log of mails are accessible in dark and on phones', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/system/sysConfig')
  await page.getByRole('main').getByRole('button', { name: '邮件', exact: true }).click()
  await page.getByLabel('SMTP服务', { exact: true }).fill('127.0.0.1')
  await page.getByRole('button', { name: '发送测试邮件' }).click()
  await expect(page.getByRole('form', { name: '发送测试邮件' })).toBeVisible()
  await look(page)
  await page.goto('/system/mailDelivery')
  await expect(page.getByRole('main').getByRole('button', { name: '查询' })).toBeVisible()
  await look(page)
})

test('a connected mailbox is accessible in dark and on phones', async ({ page, signIn, mail }) => {
  mail.mailbox.deliver('chenjing', letter('询价', '<p>多少钱？</p>'))
  await signIn('chenjing')
  await page.goto('/extend/email')
  await page.getByRole('main').getByRole('button', { name: '邮箱配置' }).last().click()
  const dialog = page.getByRole('dialog', { name: '邮箱配置' })
  await connect(page, dialog, mail)
  await look(page, '[role=dialog]')
  await dialog.getByRole('button', { name: '确定' }).click()

  const mailOf = page.getByRole('button', { name: '询价', exact: true })
  await expect(mailOf).toBeVisible()
  await look(page)
  await mailOf.click()
  await page.getByRole('button', { name: '回复', exact: true }).click()
  await expect(page.getByRole('form', { name: '写邮件' }).getByLabel('主题')).toHaveValue('回复：询价')
  await look(page)
})
