import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { chooseByEnter, PICTURE, tabTo, withoutFilePicker } from './keys.ts'
import { DEMO_PASSWORD, expect, expectMessage, test } from './test.ts'

const TITLE = '关于启用新版考勤的通知'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

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

  await page.addInitScript(withoutFilePicker)
  await signIn('admin')
  await page.goto('/messageRecord')
  await expect(page.getByRole('button', { name: '全部已读' })).toBeVisible()
  await page.goto('/system/notice')
  await expect(page.getByRole('link', { name: '消息中心' })).toBeVisible()
  await page.getByRole('button', { name: '新建公告' }).click()
  const form = page.getByRole('dialog', { name: '新建公告' })
  await form.getByLabel('标题').fill(TITLE)
  await form.getByRole('switch', { name: '需确认阅读' }).click()
  // An attachment and a picture in the text, by keys alone.
  await tabTo(form.getByRole('button', { name: '附件', exact: true }))
  await chooseByEnter(page, { name: '考勤说明.txt', mimeType: 'text/plain', buffer: Buffer.from('说明') })
  await expect(form.getByRole('button', { name: '删除 考勤说明.txt' })).toBeVisible()
  const text = form.getByRole('textbox', { name: '正文' })
  await tabTo(text)
  await page.keyboard.type('自下月起使用新版考勤。')
  await tabTo(form.getByRole('toolbar', { name: '文字格式' }).getByRole('combobox').first(), { key: 'Shift+Tab' })
  await page.keyboard.press('End')
  const picture = form.getByRole('button', { name: '图片', exact: true })
  for (let step = 0; step < 20 && !(await isFocused(picture)); step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await tabTo(form.getByRole('button', { name: '选择图片' }))
  await chooseByEnter(page, PICTURE)
  await expect(text.getByRole('img')).toHaveAttribute('src', /^\/api\/file\//)
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
  const shown = dialog.getByRole('img').first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expect(dialog.getByText('考勤说明.txt')).toBeVisible()
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
