import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { byKeys, byMouse, type Hand } from './designing.ts'
import { DEMO_PASSWORD, expect, expectMessage, test } from './test.ts'

/** Components are named by their type and their title. */
const onCanvas = (page: Page, title: string) =>
  page.getByRole('tree', { name: '表单画布' }).getByRole('treeitem', { name: new RegExp(`(^| )${title}$`) })
const property = (page: Page, name: string) => page.getByLabel('属性').getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const SUBMIT = /确\s*定/

interface Model {
  fullName: string
  enCode: string
}

const ways: readonly (Model & { how: string; handOf: (page: Page) => Hand })[] = [
  { how: 'by mouse', handOf: byMouse, fullName: '维修申请', enCode: 'repair' },
  { how: 'by keys alone', handOf: byKeys, fullName: '保养申请', enCode: 'upkeep' },
]

for (const { how, handOf, fullName, enCode } of ways) {
  test(`a model ${how}: designed, released, used, changed and restored`, async ({ page, signIn, browser }) => {
    const admin = handOf(page)
    await signIn('admin')
    await design(page, admin, { fullName, enCode })
    await release(page, admin, fullName)
    await grant(page, admin, fullName)

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
    const hers = await context.newPage()
    const staff = handOf(hers)
    await enter(hers, staff, fullName)
    await create(hers, staff)
    await findAndEdit(hers, staff)
    await exportAndImport(hers, staff)

    await change(page, admin, fullName)
    await hers.reload()
    await staff.press(hers.getByRole('main').getByRole('button', { name: '新增' }))
    await expect(hers.getByRole('dialog', { name: '新增' }).getByRole('textbox', { name: '备注' })).toBeVisible()

    await restore(page, admin, fullName)
    await hers.reload()
    await staff.press(hers.getByRole('main').getByRole('button', { name: '新增' }))
    await expect(hers.getByRole('dialog', { name: '新增' }).getByRole('textbox', { name: '设备' })).toBeVisible()
    await expect(hers.getByRole('dialog', { name: '新增' }).getByRole('textbox', { name: '备注' })).toBeHidden()
    await expect(hers.getByRole('row', { name: /彩色打印机/ })).toContainText('241')
    await context.close()
  })
}

/** Designs a form with a bill number, a relation, a table and a formula, and its list. */
async function design(page: Page, hand: Hand, { fullName, enCode }: Model) {
  await page.goto('/onlineDev/webDesign')
  await hand.press(button(page, '新建'))
  const dialog = page.getByRole('dialog', { name: '新建功能' })
  await hand.write(dialog.getByLabel('功能名称'), fullName)
  await hand.press(dialog.getByRole('button', { name: '更多设置' }))
  await hand.write(dialog.getByLabel('功能编码'), enCode)
  await hand.press(dialog.getByRole('button', { name: '创建并设计' }))
  await expect(page.getByText('从左侧拖入组件')).toBeVisible()

  const add = async (kind: string, title: string, beside?: string) => {
    await hand.place(kind, beside === undefined ? undefined : onCanvas(page, beside))
    await expect(onCanvas(page, kind)).toBeVisible()
    await hand.write(property(page, '标题'), title)
    await expect(onCanvas(page, title)).toBeVisible()
  }
  await add('自动编号', '单号')
  await hand.choose(property(page, '单据规则'), '巡检记录')
  await add('关联表单', '客户', '单号')
  await hand.choose(property(page, '关联功能'), '客户档案 销售管理')
  await hand.choose(property(page, '显示字段'), '客户名称')
  await add('单行输入', '设备', '客户')
  await hand.press(property(page, '是否必填'))
  await add('设计子表', '配件', '设备')
  await add('单行输入', '名称', '配件')
  await add('数字输入', '数量', '名称')
  await add('数字输入', '单价', '名称')
  await add('计算公式', '合计', '设备')
  await hand.press(page.getByRole('button', { name: /^计算公式:/ }))
  const formula = page.getByRole('dialog', { name: '“合计”的公式' })
  await formula.getByRole('textbox', { name: '公式' }).focus()
  await page.keyboard.type('sum')
  await expect(formula.getByRole('option', { name: /^SUM/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('配件.数量×配件.单价')
  await expect(formula.getByText('结果： 50000.00')).toBeVisible()
  await hand.press(formula.getByRole('button', { name: '应用' }))
  await expect(page.getByRole('button', { name: '计算公式: SUM(配件.数量 × 配件.单价)' })).toBeVisible()
  await expectAccessible(page)
  await save(page, hand)

  await hand.press(button(page, '列表设计'))
  const settings = page.getByLabel('列表属性')
  await hand.press(settings.getByRole('tab', { name: '列表属性' }))
  await page.keyboard.press('ArrowRight')
  for (const name of ['导出', '导入', '详情']) await expect(settings.getByRole('checkbox', { name })).toBeChecked()
  await expectAccessible(page)
}

async function save(page: Page, hand: Hand) {
  await expect(page.getByText('有未保存的修改')).toBeVisible()
  await hand.press(button(page, '保存'))
  await expect(page.getByText(/^已保存/)).toBeVisible()
}

async function release(page: Page, hand: Hand, fullName: string) {
  await hand.press(button(page, '返回列表'))
  await hand.menu(button(page, `更多 ${fullName}`), '同步菜单')
  const dialog = page.getByRole('dialog', { name: `同步菜单 - ${fullName}` })
  await hand.press(dialog.getByRole('button', { name: '同步' }))
  await expect(dialog).toBeHidden()
}

/** Grants the new menu entry to the role of employees. */
async function grant(page: Page, hand: Hand, fullName: string) {
  await page.goto('/permission/role')
  await hand.menu(button(page, '更多 普通员工'), '角色权限')
  const editor = page.getByRole('dialog', { name: '角色权限 - 普通员工' })
  await hand.write(editor.getByLabel('搜索权限'), fullName)
  await hand.press(editor.getByRole('button', { name: '全部勾选' }))
  await hand.press(editor.getByRole('button', { name: '确定' }))
  await hand.press(page.getByRole('dialog', { name: '确认权限变化' }).getByRole('button', { name: '保存' }))
  await expect(editor).toBeHidden()
}

async function enter(page: Page, hand: Hand, fullName: string) {
  await page.goto('/login')
  await hand.write(page.getByLabel('账号', { exact: true }), 'wangfang')
  await hand.write(page.getByLabel('密码', { exact: true }), DEMO_PASSWORD)
  await hand.press(button(page, '登录'))
  await hand.press(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: fullName }))
}

/** Creates a record with rows, a sum, a related record, and a bill number. */
async function create(page: Page, hand: Hand) {
  await hand.press(page.getByRole('main').getByRole('button', { name: '新增' }))
  const form = page.getByRole('dialog', { name: '新增' })
  await hand.write(form.getByRole('textbox', { name: '设备' }), '打印机')
  await hand.press(form.getByRole('button', { name: '添加' }))
  const cell = (column: number) => form.getByRole('row').last().locator(`[aria-colindex="${column}"]`)
  await hand.fill(cell(2), '硒鼓')
  await hand.fill(cell(3), '120.5')
  await hand.fill(cell(4), '2')
  await expect(form.getByRole('textbox', { name: '合计' })).toHaveValue('241.00')
  await hand.press(form.getByRole('combobox', { name: '客户' }))
  const choice = page.getByRole('dialog', { name: '选择数据' })
  await hand.tick(choice.getByRole('row', { name: /绿源农业/ }).getByRole('radio'))
  await hand.press(choice.getByRole('button', { name: '确定' }))
  await expect(choice).toBeHidden()
  await expectAccessible(page)
  await hand.press(form.getByRole('button', { name: SUBMIT }))
  await expect(form).toBeHidden()
  const row = page.getByRole('row', { name: /打印机/ })
  await expect(row).toContainText('绿源农业')
  await expect(row).toContainText(/XJ\d{11}/)
  await expect(row).toContainText('241')
}

async function findAndEdit(page: Page, hand: Hand) {
  const search = page.getByRole('main').getByRole('textbox', { name: '设备' })
  await hand.write(search, '没有的设备')
  await hand.press(button(page, '查询'))
  await expect(page.getByRole('row', { name: /打印机/ })).toBeHidden()
  await hand.write(search, '打印')
  await hand.press(button(page, '查询'))
  await expect(page).toHaveURL(/q\./)
  await hand.press(page.getByRole('row', { name: /打印机/ }).getByRole('button', { name: /^编辑/ }))
  const form = page.getByRole('dialog', { name: '编辑' })
  await hand.write(form.getByRole('textbox', { name: '设备' }), '彩色打印机')
  await hand.press(form.getByRole('button', { name: SUBMIT }))
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: /彩色打印机/ })).toBeVisible()
}

/** Imports two lines, one of which is corrected in the table. */
async function exportAndImport(page: Page, hand: Hand) {
  await hand.press(button(page, '导出'))
  const dialog = page.getByRole('dialog', { name: '导出数据' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(dialog.getByRole('button', { name: '导出' })),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(dialog).toBeHidden()

  await hand.press(button(page, '导入'))
  const imported = page.getByRole('dialog', { name: '导入数据' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    hand.press(imported.getByRole('button', { name: '选择文件' })),
  ])
  const buffer = Buffer.from('客户,设备\n绿源农业发展有限公司,扫描仪\n没有的客户,投影仪\n')
  await chooser.setFiles({ name: '设备.csv', mimeType: 'text/csv', buffer })
  await expect(imported.getByText('共 2 行：新增 1，异常 1')).toBeVisible()
  await expectAccessible(page)
  await hand.write(imported.getByRole('textbox', { name: '第 2 行 客户' }), '绿源农业发展有限公司')
  await page.keyboard.press('Enter')
  await expect(imported.getByText('共 2 行：新增 2，异常 0')).toBeVisible()
  await hand.press(imported.getByRole('button', { name: '导入 2 行' }))
  await expect(imported.getByText('批量导入成功：导入 2 行，异常 0 行')).toBeVisible()
  await hand.press(imported.getByRole('button', { name: '关闭' }).last())
  await expect(imported).toBeHidden()
  await hand.press(button(page, '重置'))
  await expect(page.getByRole('row', { name: /投影仪/ })).toContainText('绿源农业')
  await expect(page.getByRole('row', { name: /扫描仪/ })).toContainText(/XJ\d{11}/)
}

/** Adds a field: a change without risk is saved at once, and reported in a line. */
async function change(page: Page, hand: Hand, fullName: string) {
  await page.goto('/onlineDev/webDesign')
  await hand.press(button(page, `设计 ${fullName}`))
  await hand.place('多行输入', onCanvas(page, '设备'))
  await hand.write(property(page, '标题'), '备注')
  await hand.press(button(page, '保存'))
  await expect(page.getByText('已保存 · 新增 1 个字段列')).toBeVisible()
}

async function restore(page: Page, hand: Hand, fullName: string) {
  await hand.press(button(page, '返回列表'))
  await hand.menu(button(page, `更多 ${fullName}`), '历史版本')
  const history = page.getByRole('dialog', { name: `历史版本 - ${fullName}` })
  await expect(history.getByText('当前')).toBeVisible()
  await hand.press(history.getByRole('button', { name: /^与 .* 的版本对比$/ }).first())
  await expect(history.getByRole('table', { name: '与当前版本的差异' })).toBeVisible()
  await expectAccessible(page)
  await hand.press(history.getByRole('button', { name: /^恢复到 .* 的版本$/ }).first())
  await hand.press(page.getByRole('dialog').last().getByRole('button', { name: '确定' }))
  await expectMessage(page, '已恢复')
}
