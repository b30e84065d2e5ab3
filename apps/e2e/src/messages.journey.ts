import { expectAccessible } from './axe.ts'
import { DEMO_PASSWORD, expect, expectMessage, test } from './test.ts'

const TITLE = '关于启用新版考勤的通知'

test('an administrator publishes a notice; the bell of another user counts up, who reads and confirms it', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'zh-CN' })
  const reader = await other.newPage()
  await reader.goto('/login')
  await reader.getByLabel('账号', { exact: true }).fill('lina')
  await reader.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await reader.getByRole('button', { name: '登录', exact: true }).click()
  const bell = reader.getByRole('button', { name: /站内消息/ })
  // The count comes after the bell.
  await expect(bell).toHaveAccessibleName(/\d/)
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)

  await signIn('admin')
  await page.goto('/messageRecord')
  await expect(page.getByRole('button', { name: '全部已读' })).toBeVisible()
  await page.goto('/system/notice')
  await expect(page.getByRole('link', { name: '消息中心' })).toBeVisible()
  await page.getByRole('button', { name: '新建公告' }).click()
  const form = page.getByRole('dialog', { name: '新建公告' })
  await form.getByLabel('标题').fill(TITLE)
  await form.getByRole('switch', { name: '需确认阅读' }).click()
  const text = form.getByRole('textbox', { name: '正文' })
  await text.click()
  await page.keyboard.type('自下月起使用新版考勤。')
  await expectAccessible(page)
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: `更多 ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: '发布', exact: true }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expectMessage(page, '发布成功')

  // Without a reload.
  await expect(bell).toHaveAccessibleName(new RegExp(String(before + 1)), { timeout: 120_000 })
  await bell.click()
  const drawer = reader.getByRole('dialog', { name: '站内消息' })
  await drawer.getByRole('button', { name: new RegExp(TITLE) }).click()
  const dialog = reader.getByRole('dialog', { name: TITLE })
  await expect(dialog.getByText('自下月起使用新版考勤。')).toBeVisible()
  await expectAccessible(reader)
  await dialog.getByRole('button', { name: '确认已阅读' }).click()
  await expect(dialog).toBeHidden()
  await other.close()

  await page.getByRole('button', { name: `更多 ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: '阅读情况' }).click()
  const readers = page.getByRole('dialog', { name: '阅读情况' })
  await readers.getByText('已读', { exact: true }).click()
  await expect(readers.getByText('李娜/lina')).toBeVisible()
})
