import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addRow, choose, fillMoment, openedIn, pickPerson, pickRow, search } from './generated-page.ts'
import { expect, test } from './test.ts'

// Pages that the code generator makes of the other demo models, beside generated-asset.page.ts. As that one, they exist only in the
// copy of tooling/scripts/src/test-templates.ts, and as projects of their own.

interface GeneratedPage {
  address: string
  /** Fills the required fields of the open form. */
  fill: (form: Locator) => Promise<void>
  /** A text of the row. */
  row: string
  /** The list is searched by its number. Default: by the text. */
  isNumbered?: true
  /** A field without a rule, and its label. */
  note: string
}

const PAGES: readonly GeneratedPage[] = [
  {
    address: '/business/inspection',
    async fill(form) {
      await choose(form, { label: '巡检区域', option: '配电室' })
      await fillMoment(form, { label: '巡检时间', moment: '2026-11-20 08:30:00' })
      await form.getByText('用电安全', { exact: true }).click()
      await form.getByText('一般隐患', { exact: true }).click()
      await form.getByRole('switch', { name: '已整改' }).click()
    },
    row: '配电室',
    isNumbered: true,
    note: '问题描述',
  },
  {
    address: '/business/leaveRequest',
    async fill(form) {
      await choose(form, { label: '请假类型', option: '调休' })
      await fillMoment(form, { label: '开始时间', moment: '2026-11-23 09:00:00' })
      await fillMoment(form, { label: '结束时间', moment: '2026-11-23 18:00:00' })
      await form.getByLabel('请假天数').fill('1.5')
      await form.getByLabel('请假事由').fill('搬家')
    },
    row: '调休',
    isNumbered: true,
    note: '请假事由',
  },
  {
    address: '/business/expenseClaim',
    async fill(form) {
      await form.getByLabel('报销事由').fill('上海出差')
      await form.getByText('银行转账', { exact: true }).click()
      await fillMoment(form, { label: '发生日期', moment: '2026-11-20' })
    },
    row: '上海出差',
    note: '备注',
  },
  {
    address: '/business/purchaseOrder',
    async fill(form) {
      await form.getByLabel('供应商').fill('华东钢铁')
      await choose(form, { label: '订单状态', option: '已下单' })
      await pickPerson(form, '采购员')
      await fillMoment(form, { label: '下单日期', moment: '2026-11-20' })
      await addRow(form, { 2: '钢板', 5: '3', 6: '120.5' })
    },
    row: '华东钢铁',
    note: '备注',
  },
  {
    address: '/business/customer',
    async fill(form) {
      await form.getByLabel('客户名称').fill('东方机械')
      await choose(form, { label: '客户等级', option: '重点客户' })
      await pickPerson(form, '客户经理')
    },
    row: '东方机械',
    note: '备注',
  },
  {
    address: '/business/contact',
    async fill(form) {
      await takeRecordsOf(form.page(), '客户档案')
      await form.getByLabel('姓名', { exact: true }).fill('王小明')
      await pickRow(form, '所属客户')
      await form.getByLabel('手机', { exact: true }).fill('13800000001')
    },
    row: '王小明',
    note: '备注',
  },
  {
    address: '/business/supplierVisit',
    async fill(form) {
      await form.getByLabel('考察主题').fill('年度走访')
      await pickRow(form, '供应商')
      await fillMoment(form, { label: '考察日期', moment: '2026-11-20' })
      await form.getByText('合格', { exact: true }).click()
    },
    row: '年度走访',
    note: '存在问题',
  },
]

/**
 * Asks for the records of a form by its id in this database: the code has its id in the database that it was generated from. A project
 * of its own asks nobody.
 */
async function takeRecordsOf(page: Page, model: string) {
  await page.route(/\/api\/visualdev\/(?:Base|OnlineDev)\/[^/]+\//, async (route) => {
    const request = route.request()
    const { authorization = '' } = request.headers()
    const sources = new URL('/api/visualdev/Generater/Sources?type=4', request.url()).href
    const answer = await page.request.get(sources, { headers: { authorization } })
    const { data } = (await answer.json()) as { data: { list: { id: string; fullName: string }[] } }
    const id = data.list.find(({ fullName }) => fullName === model)?.id ?? ''
    await route.continue({ url: request.url().replace(/(Base|OnlineDev)\/[^/]+/, (_all, part) => `${part}/${id}`) })
  })
}

for (const { address, fill, row, isNumbered, note } of PAGES)
  test(`a record of ${address} is created, edited, found and deleted`, async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto(address)
    const { form, confirm } = openedIn(page)
    const record = page.getByRole('row', { name: new RegExp(row) })

    await page.getByRole('button', { name: '新建', exact: true }).click()
    await fill(form)
    await confirm.click()
    await expect(form).toBeHidden()
    await expect(record).toBeVisible()

    await record.getByRole('button', { name: /^编辑/ }).click()
    await form.getByLabel(note).fill('改过一次')
    await confirm.click()
    await expect(form).toBeHidden()
    await record.getByRole('button', { name: /^详情/ }).click()
    await expect(form).toContainText('改过一次')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()

    await search(page, '没有这样的单据')
    await expect(record).toBeHidden()
    await search(page)
    await expect(record).toBeVisible()
    await search(page, isNumbered ? await record.getByRole('rowheader').innerText() : row)
    await expect(record).toBeVisible()
    await record.getByRole('button', { name: /^删除/ }).click()
    await confirm.click()
    await expect(record).toBeHidden()
  })
