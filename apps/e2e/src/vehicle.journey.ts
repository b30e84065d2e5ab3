import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { byKeys, byMouse } from './designing.ts'
import { clicksOf, countClicks, openFromMenu, step } from './publishing.ts'
import { expect, test } from './test.ts'

/** The fields of the form, in the order in which they are added: kind and title. */
const FIELDS = [
  ['单行输入', '用途'],
  ['用户选择', '用车人'],
  ['日期选择', '出发日期'],
  ['日期选择', '返回日期'],
  ['文件上传', '行程单'],
  ['下拉选择', '车型'],
  ['关联表单', '客户'],
  ['设计子表', '途经站点'],
  ['单行输入', '地点'],
  ['数字输入', '里程'],
] as const

const canvas = (page: Page) => page.getByRole('tree', { name: '表单画布' })
const onCanvas = (page: Page, title: string) =>
  canvas(page).getByRole('treeitem', { name: new RegExp(`(^| )${title}$`) })
const property = (page: Page, name: string) => page.getByLabel('属性').getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const SUBMIT = /确\s*定/

test('vehicle booking by mouse: from the need to a page for staff in at most 60 clicks', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('admin')
  await page.goto('/onlineDev/webDesign')
  await expect(button(page, '新建')).toBeVisible()
  await countClicks(page)
  const hand = byMouse(page)

  await hand.press(button(page, '新建'))
  await page.getByLabel('功能名称').fill('用车申请')
  await hand.press(button(page, '创建并设计'))
  for (const [kind, title] of FIELDS) {
    await hand.press(button(page, kind))
    await expect(page.getByRole('textbox', { name: '编辑标题' })).toBeFocused()
    await page.keyboard.type(title)
    if (title === '车型') {
      await hand.press(button(page, '批量编辑'))
      await page.getByRole('textbox', { name: '选项，每行一个' }).fill('轿车\n商务车\n货车')
    }
    if (title === '客户') {
      await hand.choose(property(page, '关联功能'), '客户档案 销售管理')
      await hand.choose(property(page, '显示字段'), '客户名称')
    }
  }
  await page.keyboard.press('Enter')
  await onCanvas(page, '途经站点').click({ position: { x: 20, y: 10 } })
  await hand.press(property(page, '合计设置'))
  await hand.choose(page.getByRole('combobox', { name: '合计字段' }), '里程')
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  await hand.press(step(page, '谁可以用'))
  await hand.choose(page.getByRole('combobox', { name: '填写，查看自己的' }), '普通员工')
  // A list of several choices stays open.
  await page.getByRole('option', { name: '数据查阅', exact: true }).click()
  await page.keyboard.press('Escape')
  // The list fades out: the next one has some of its options, too.
  await expect(page.getByRole('option')).toHaveCount(0)
  await hand.choose(page.getByRole('combobox', { name: '查看并管理全部' }), '行政部')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await hand.press(step(page, '发布'))
  await hand.choose(page.getByRole('combobox', { name: '放在哪个菜单下' }), '业务应用')
  await expectAccessible(page)
  await hand.press(page.getByRole('region', { name: '发布' }).getByRole('button', { name: '发布' }))
  await expect(page.getByRole('link', { name: '打开页面' })).toBeVisible()

  const clicks = await clicksOf(page)
  test.info().annotations.push({ type: 'clicks', description: String(clicks) })
  expect(clicks).toBeLessThanOrEqual(60)
  await useIt(page, browser, '用车申请')
})

test('vehicle booking by keyboard alone: Enter adds from the search, F2 edits the title', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('admin')
  await page.goto('/onlineDev/webDesign')
  await expect(button(page, '新建')).toBeVisible()
  await countClicks(page)
  const hand = byKeys(page)

  await hand.press(button(page, '新建'))
  await expect(page.getByLabel('功能名称')).toBeFocused()
  await page.keyboard.insertText('派车登记')
  await page.keyboard.press('Enter')
  const search = page.getByRole('textbox', { name: '搜索组件' })
  await hand.write(search, '')
  for (const [kind, title] of FIELDS) {
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(kind)
    await page.keyboard.press('Enter')
    await page.keyboard.press('F2')
    await expect(page.getByRole('textbox', { name: '编辑标题' })).toBeFocused()
    await page.keyboard.insertText(title)
    await page.keyboard.press('Enter')
    await expect(onCanvas(page, title)).toBeVisible()
    await expect(search).toBeFocused()
    if (title === '车型') {
      await hand.press(button(page, '批量编辑'))
      await page.keyboard.insertText('轿车\n商务车\n货车')
    }
    if (title === '客户') {
      await hand.choose(property(page, '关联功能'), '客户档案 销售管理')
      await hand.choose(property(page, '显示字段'), '客户名称')
    }
    await hand.write(search, '')
  }
  await onCanvas(page, '里程').press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await hand.press(property(page, '合计设置'))
  await hand.press(page.getByRole('combobox', { name: '合计字段' }).locator('input'))
  await expect(page.getByRole('option', { name: '里程', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')

  await hand.press(step(page, '谁可以用'))
  for (const [level, holder] of [
    ['填写，查看自己的', '普通员工'],
    ['填写，查看自己的', '数据查阅'],
    ['查看并管理全部', '行政部'],
  ] as const) {
    await hand.press(page.getByRole('combobox', { name: level }).locator('input'))
    await page.keyboard.insertText(holder)
    await expect(page.getByRole('option', { name: holder, exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  }
  await hand.press(step(page, '发布'))
  await hand.choose(page.getByRole('combobox', { name: '放在哪个菜单下' }), '业务应用')
  await hand.press(page.getByRole('region', { name: '发布' }).getByRole('button', { name: '发布' }))
  await expect(page.getByRole('link', { name: '打开页面' })).toBeVisible()
  expect(await clicksOf(page)).toBe(0)
  await useIt(page, browser, '派车登记')
})

/** Staff see their own booking alone and cannot edit it; the admin department sees and edits all of them. */
async function useIt(page: Page, browser: Browser, name: string) {
  const rowOf = (hers: Page, purpose: string) => hers.getByRole('row', { name: new RegExp(purpose) })
  const book = async (hers: Page, purpose: string) => {
    await hers.getByRole('main').getByRole('button', { name: '新增' }).click()
    const form = hers.getByRole('dialog', { name: '新增' })
    await form.getByRole('textbox', { name: '用途' }).fill(purpose)
    await form.getByRole('combobox', { name: '车型' }).click()
    await hers.getByRole('option', { name: '商务车' }).click()
    await form.getByRole('button', { name: '添加' }).click()
    const cell = (column: number) => form.getByRole('row', { name: /^1/ }).locator(`[aria-colindex="${column}"]`)
    await byMouse(hers).fill(cell(2), '总部')
    await byMouse(hers).fill(cell(3), '12')
    await form.getByRole('button', { name: SUBMIT }).click()
    await expect(form).toBeHidden()
    await expect(rowOf(hers, purpose)).toContainText('商务车')
  }

  const chenjing = await openFromMenu(browser, page, { account: 'chenjing', name })
  await book(chenjing, '送货')

  const lina = await openFromMenu(browser, page, { account: 'lina', name })
  await book(lina, '接人')
  await expect(rowOf(lina, '接人').getByRole('button', { name: /^编辑/ })).toBeHidden()
  await expect(lina.getByRole('main').getByRole('button', { name: '导入' })).toBeHidden()
  await expect(rowOf(lina, '送货')).toBeHidden()

  await chenjing.reload()
  await expect(rowOf(chenjing, '送货')).toBeVisible()
  await rowOf(chenjing, '接人').getByRole('button', { name: /^编辑/ }).click()
  const form = chenjing.getByRole('dialog', { name: '编辑' })
  await form.getByRole('textbox', { name: '用途' }).fill('接客户')
  await form.getByRole('button', { name: SUBMIT }).click()
  await expect(rowOf(chenjing, '接客户')).toBeVisible()
}
