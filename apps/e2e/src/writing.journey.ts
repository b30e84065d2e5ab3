import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callerOf } from './api.ts'
import { textsOf } from './pdf.ts'
import { signInAt } from './sign-in-at.ts'
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
  await expect(page).toHaveTitle(/^给林木家具的报价 - /)
  await expect(
    page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '给林木家具的报价' }),
  ).toBeVisible()

  await page.getByRole('tab', { name: '变量' }).click()
  await page.getByRole('textbox', { name: '客户名称' }).fill('林木家具')
  await text(page).press('ControlOrMeta+End')
  await page.keyboard.insertText('此报价三十天内有效。{systemPrinter}，{kept}。')
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '切换到深色' }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: '导出', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toBe('给林木家具的报价.pdf')
  expect((await textsOf(await file.path())).join('')).toMatch(
    /林木家具.*此报价三十天内有效。系统管理员\/admin，\{kept}。/,
  )

  // The other variables are blank.
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await page.getByRole('menuitem', { name: '写邮件' }).click()
  const question = page.getByRole('dialog').filter({ hasText: '这些变量没有值' })
  await question.getByRole('button', { name: '写邮件' }).click()
  await expect(page.getByRole('textbox', { name: '主题' })).toHaveValue('给林木家具的报价')
  await expect(text(page)).toContainText('此报价三十天内有效。系统管理员/admin，{kept}。')

  await page.goto('/writing/customer/home')
  await expect(page.getByRole('button', { name: /给林木家具的报价/ }).first()).toBeVisible()
})

test('a letter about a customer takes its name, is commented on, and goes to a colleague as a message', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('admin')
  await page.goto('/model/customer')
  await page.getByRole('link', { name: 'KH-000008' }).or(page.getByText('KH-000008')).first().click()
  await page.getByRole('button', { name: '写文章' }).click()
  const start = page.getByRole('dialog', { name: '写文章' })
  await expect(start).toBeVisible()
  await expectAccessible(page)
  await start.getByRole('button', { name: /报价单/ }).click()
  await expect(text(page)).toBeVisible()

  // The variable 客户名称 of the template is called like a field of the record.
  await page.getByRole('tab', { name: '变量' }).click()
  await expect(page.getByRole('link', { name: 'KH-000008' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '客户名称' })).toHaveAttribute('placeholder', '星河文化传媒有限公司')

  await page.getByRole('tab', { name: '批注' }).click()
  await text(page).getByText('质保期一年。').click({ clickCount: 3 })
  await page.getByRole('textbox', { name: /批注选中的内容/ }).fill('客户要求两年')
  await page.getByRole('button', { name: '发送', exact: true }).last().click()
  const thread = page.getByRole('listitem').filter({ hasText: '客户要求两年' })
  await expect(thread).toBeVisible()
  await expect(text(page).locator('[data-comment]')).toHaveText('质保期一年。')
  await expectAccessible(page)
  await thread.getByRole('textbox').fill('好')
  await thread.getByRole('textbox').press('ControlOrMeta+Enter')
  await expect(thread.getByText('好', { exact: true })).toBeVisible()
  await thread.getByRole('button', { name: '解决' }).click()
  await expect(page.getByRole('button', { name: '已解决（1）' })).toBeVisible()
  await expect(text(page).locator('[data-comment]')).toHaveCount(0)

  await page.getByRole('button', { name: '发送', exact: true }).first().click()
  await page.getByRole('menuitem', { name: '发消息' }).click()
  const people = page.getByRole('dialog', { name: '选择接收人' })
  await people.getByRole('combobox', { name: '搜索' }).fill('lina')
  await people.getByRole('treeitem', { name: /lina/ }).click()
  await people.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已发送给 1 人')).toBeVisible()
})

test('a template that is for one person is found, opened and used by nobody else', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('admin')
  const call = await callerOf(page)
  const content = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '保密条款' }] }],
  })
  await call('POST', '/api/writing/template', { fullName: '竞业协议', content })
  await page.goto('/writing/template')
  await page
    .getByRole('row', { name: /竞业协议/ })
    .getByRole('button', { name: /^编辑/ })
    .click()
  const drawer = page.getByRole('dialog', { name: '编辑模板' })
  await drawer.getByRole('radiogroup', { name: '谁可使用' }).getByText('指定范围').click()
  await drawer.getByRole('combobox', { name: '用户' }).click()
  const people = page.getByRole('dialog', { name: '选择用户' })
  await people.getByRole('combobox', { name: '搜索' }).fill('lina')
  await people.getByRole('treeitem', { name: /lina/ }).click()
  await people.getByRole('button', { name: '确定' }).click()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(drawer).toBeHidden()
  const { data } = await call('GET', '/api/select/template/list?keyword=竞业协议')
  const { id } = (data as { list: [{ id: string }] }).list[0]

  const home = async (account: string) => {
    const person = await signInAt(browser, { url: server.url, account, reducedMotion: 'reduce' })
    await person.goto('/writing/customer/home')
    await expect(person.getByRole('button', { name: /报价单/ })).toBeVisible()
    return person
  }
  const holder = await home('lina')
  await holder.getByRole('button', { name: /竞业协议/ }).click()
  await expect(text(holder)).toContainText('保密条款')
  const other = await home('zhangwei')
  await expect(other.getByRole('button', { name: /竞业协议/ })).toHaveCount(0)
  const refused = await (await callerOf(other))('GET', `/api/writing/template/${id}/Content`)
  expect(refused.code).toBe(404)
  for (const person of [holder, other]) await person.context().close()
})
