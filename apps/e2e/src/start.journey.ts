import { utils, write } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { clicksOf, countClicks, openFromMenu, step } from './publishing.ts'
import { expect, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const SUBMIT = /确\s*定/
const ROWS = 1000

/** A workbook as people keep it: a title, a head of two rows with merged cells, formulas, dates, and names of employees. */
function visits(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, at) => [
    `BF${String(at + 1).padStart(4, '0')}`,
    `客户 ${at + 1}`,
    `联系人 ${at % 40}`,
    `138${String(10_000_000 + at)}`,
    ['重点', '普通', '潜在'][at % 3],
    new Date(2026, at % 12, (at % 27) + 1),
    ['李娜', '陈静', '王芳'][at % 3],
    (at % 9) + 1,
    120.5,
    (at % 9) * 120.5 + 120.5,
  ])
  const sheet = utils.aoa_to_sheet(
    [
      ['2026 年客户拜访登记'],
      ['编号', '客户', '联系人', null, '级别', '拜访日期', '负责人', '费用', null, null],
      [null, null, '姓名', '电话', null, null, null, '天数', '标准', '合计'],
      ...rows,
    ],
    { cellDates: true },
  )
  for (const at of rows.keys()) sheet[`J${at + 4}`] = { t: 'n', f: `H${at + 4}*I${at + 4}`, v: ((at % 9) + 1) * 120.5 }
  const whole = (range: string) => utils.decode_range(range)
  sheet['!merges'] = ['A1:J1', 'C2:D2', 'H2:J2', ...['A', 'B', 'E', 'F', 'G'].map((at) => `${at}2:${at}3`)].map(whole)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '拜访')
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx', cellDates: true }) as ArrayBuffer)
}

test('a spreadsheet by mouse: form, list and 1,000 rows are published for staff in at most 12 clicks', async ({
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
  const dialog = page.getByRole('dialog', { name: '新建功能' })
  await hand.press(dialog.getByRole('radio', { name: /^表格文件/ }))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    hand.press(dialog.getByRole('button', { name: '选择文件' })),
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await chooser.setFiles({ name: '客户拜访.xlsx', mimeType, buffer: visits() })
  await expect(dialog.getByText(`客户拜访.xlsx：${ROWS} 行数据，10 列`)).toBeVisible()
  const kindOf = (title: string) => dialog.getByRole('row').filter({ has: page.getByLabel(`“${title}”的类型`) })
  await expect(kindOf('级别')).toContainText('3 个选项')
  for (const [title, kind] of [
    ['编号', '单行文本'],
    ['姓名', '单行文本'],
    ['电话', '电话'],
    ['拜访日期', '日期'],
    ['负责人', '用户'],
    ['天数', '数字'],
    ['合计', '数字'],
  ] as const)
    await expect(kindOf(title)).toContainText(kind)
  await expectAccessible(page)
  await hand.press(dialog.getByRole('button', { name: `创建 10 个字段并导入 ${ROWS} 行` }))
  await expect(page.getByText(`已从 客户拜访.xlsx 导入 ${ROWS} 行`)).toBeVisible()
  await expectAccessible(page)

  await hand.press(step(page, '谁可以用'))
  await hand.choose(page.getByRole('combobox', { name: '查看全部' }), '数据查阅')
  await page.keyboard.press('Escape')
  await hand.press(step(page, '发布'))
  await hand.choose(page.getByRole('combobox', { name: '放在哪个菜单下' }), '业务应用')
  await hand.press(page.getByRole('region', { name: '发布' }).getByRole('button', { name: '发布' }))
  await expect(page.getByRole('link', { name: '打开页面' })).toBeVisible()
  const clicks = await clicksOf(page)
  test.info().annotations.push({ type: 'clicks', description: String(clicks) })
  expect(clicks).toBeLessThanOrEqual(12)

  const lina = await openFromMenu(browser, page, { account: 'lina', name: '客户拜访' })
  await expect(lina.getByText(`共 ${ROWS} 条`)).toBeVisible()
  await lina.getByRole('main').getByRole('textbox', { name: '编号' }).fill('BF0007')
  await button(lina, '查询').click()
  const row = lina.getByRole('row', { name: /BF0007/ })
  for (const text of ['重点', '2026-07-07', '李娜', '843.5']) await expect(row).toContainText(text)
  await expect(lina.getByRole('main').getByRole('button', { name: '新增' })).toBeHidden()
})

test('apps of the gallery by mouse: two different ones and a second copy of one, used by staff', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('admin')
  const install = async (app: string, name = app) => {
    await page.goto('/onlineDev/webDesign')
    await button(page, '新建').click()
    const dialog = page.getByRole('dialog', { name: '新建功能' })
    await dialog.getByRole('radio', { name: /^应用模板/ }).click()
    await dialog.getByRole('button', { name: app, exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: '名称', exact: true })).toHaveAttribute('placeholder', name)
    await byMouse(page).choose(dialog.getByRole('combobox', { name: '菜单位置' }), '业务应用')
    await byMouse(page).choose(dialog.getByRole('combobox', { name: /^员工：填写并查看自己的/ }), '普通员工')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '安装', exact: true }).click()
    await expect(dialog.getByText(`“${name}”已安装`)).toBeVisible()
  }
  await install('客户管理')
  await install('客户管理', '客户管理 2')
  await install('工单管理')

  const add = async (hers: Page, fill: (form: ReturnType<Page['getByRole']>) => Promise<void>) => {
    await hers.getByRole('main').getByRole('button', { name: '新增' }).click()
    const form = hers.getByRole('dialog', { name: '新增' })
    await fill(form)
    await form.getByRole('button', { name: SUBMIT }).click()
    await expect(form).toBeHidden()
  }
  const hers = await openFromMenu(browser, page, { account: 'wangfang', name: '客户管理' })
  const openPage = async (name: string) => {
    await hers.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click()
    await expect(hers).toHaveTitle(new RegExp(name))
  }
  // The sample rows belong to the installer: staff see their own, and why the others are missing.
  await expect(hers.getByText(/^你能看到的数据范围/)).toBeVisible()
  await expect(hers.getByRole('row', { name: /华东精密制造/ })).toBeHidden()
  await add(hers, (form) => form.getByRole('textbox', { name: '客户名称' }).fill('海风渔业'))
  await expect(hers.getByRole('row', { name: /海风渔业/ })).toContainText('KH-00010')
  // The second app counts on its own, after its sample rows.
  await openPage('客户管理 2')
  await expect(hers.getByRole('row', { name: /海风渔业/ })).toBeHidden()
  await add(hers, (form) => form.getByRole('textbox', { name: '客户名称' }).fill('绿洲农场'))
  await expect(hers.getByRole('row', { name: /绿洲农场/ })).toContainText('KH-00010')
  await openPage('工单管理')
  await add(hers, async (form) => {
    await form.getByRole('textbox', { name: '标题' }).fill('打印机卡纸')
    await byMouse(hers).choose(form.getByRole('combobox', { name: '类别' }), '故障')
    await form.getByRole('textbox', { name: '问题描述' }).fill('三楼打印机每天卡纸')
  })
  await expect(hers.getByRole('row', { name: /打印机卡纸/ })).toContainText('待处理')
})
