import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { callerOf, listOf } from './api.ts'
import { dialog } from './approving.ts'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

const NAME = '请假交叉表'

test('a cross-tab is built and granted; staff export its cells, which are those of SQL, and subscribe', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const hand = byMouse(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await signIn('admin')
  await page.goto('/onlineDev/dataReport')
  await hand.press(button('新建报表'))
  const form = dialog(page, '新建报表')
  await form.getByLabel('报表名称').fill(NAME)
  await form.getByLabel('报表编码').fill('leaveCross')
  await hand.choose(form.getByRole('combobox', { name: '报表分类' }), '人事报表')
  await hand.press(form.getByRole('button', { name: '确定' }))
  await expect(form).toBeHidden()

  await hand.menu(button(`更多 ${NAME}`), '设计')
  await hand.choose(page.getByRole('combobox', { name: '添加数据来源' }), '请假申请')
  await hand.press(button('交叉表').first())
  const properties = page.getByRole('complementary', { name: '属性' })
  await properties.getByLabel('标题', { exact: true }).fill('按类型')
  await hand.choose(properties.getByRole('combobox', { name: '行', exact: true }), '请假类型')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: '按类型' }).getByRole('rowheader', { name: '年假' })).toBeVisible()
  await expectAccessible(page)
  await hand.press(button('保存'))
  await expect(page.getByText('有未保存的修改')).toBeHidden()

  const call = await callerOf(page)
  const [report] = listOf(await call('GET', `/api/datareport/Data?keyword=${encodeURIComponent(NAME)}`))
  const entry = {
    parentId: '-1',
    fullName: NAME,
    enCode: 'leaveCross',
    icon: 'icon-apps',
    type: 5,
    category: 'Web',
    propertyJson: JSON.stringify({ moduleId: report?.['id'] }),
  }
  expect(await call('POST', '/api/system/Menu', entry)).toMatchObject({ code: 200 })
  const menu = listOf(await call('GET', `/api/system/Menu?category=Web&keyword=${encodeURIComponent(NAME)}`))[0]
  const people = await call('GET', '/api/permission/Users?keyword=wangfang')
  const grant = {
    roleIds: [],
    positionIds: [],
    button: [],
    column: [],
    form: [],
    resource: [],
    userIds: [listOf(people)[0]?.['id']],
    module: [menu?.['id']],
  }
  expect(await call('POST', '/api/permission/Authority/Data/Batch', grant)).toMatchObject({ code: 200 })

  const other = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', viewport: page.viewportSize() })
  const staff = await other.newPage()
  await staff.goto('/login')
  await staff.getByLabel('账号', { exact: true }).fill('wangfang')
  await staff.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await staff.getByRole('button', { name: '登录', exact: true }).click()
  await expect(staff.getByRole('navigation', { name: '主导航' })).toBeVisible()
  await staff.goto('/dataReport/leaveCross')
  const table = staff.getByRole('table', { name: '按类型' })
  await expect(table.getByRole('rowheader', { name: '合计' })).toBeVisible()
  await expectAccessible(staff)

  const own = await exportedCells(staff)
  const shown = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
  expect(own.slice(1).map((row) => row.map(String))).toEqual(shown.slice(1))

  await page.goto('/dataReport/leaveCross')
  await expect(page.getByRole('table', { name: '按类型' })).toBeVisible()
  const all = await exportedCells(page)
  const [model] = listOf(await call('GET', `/api/visualdev/Base?keyword=${encodeURIComponent('请假申请')}&type=1`))
  const statement = `select count(*) as n from lowcode."${tableIn(model)}" group by leave_type`
  const preview = { definition: { kind: 'sql', statement } }
  const { data } = await call('POST', '/api/visualdev/Dataset/Actions/Preview', preview)
  const counts = (data as { rows: { n: number }[] }).rows.map(({ n }) => n)
  expect(
    all
      .slice(1, -1)
      .map((row) => Number(row.at(-1)))
      .toSorted(byNumber),
  ).toEqual(counts.toSorted(byNumber))
  expect(all.at(-1)?.at(-1)).toBe(counts.reduce((sum, one) => sum + one, 0))

  const menuOf = byMouse(staff)
  await menuOf.menu(staff.getByRole('button', { name: '订阅', exact: true }), '定时发送')
  const subscribe = dialog(staff, `定时发送：${NAME}`)
  await expect(subscribe.getByText('接收人', { exact: true })).toHaveCount(0)
  await subscribe.getByRole('button', { name: '订阅' }).click()
  await expect(subscribe).toBeHidden()
  await menuOf.menu(staff.getByRole('button', { name: '订阅', exact: true }), '我的订阅')
  const mine = dialog(staff, '我的订阅')
  await mine.getByRole('button', { name: `暂停 ${NAME}` }).click()
  await expect(mine.getByText('已暂停')).toBeVisible()
  await expectAccessible(staff)
  await other.close()

  // The version before has no cross-tab; the comparison says so, and restoring brings it back.
  await page.goto('/onlineDev/dataReport')
  await hand.menu(button(`更多 ${NAME}`), '历史版本')
  const history = dialog(page, `历史版本：${NAME}`)
  await hand.press(history.getByRole('button', { name: /^与 .* 的版本对比$/ }).last())
  const differences = history.getByRole('table', { name: '不同之处' })
  await expect(differences.getByRole('row', { name: '内容 （无） 按类型' })).toBeVisible()
  await expectAccessible(page)
  await hand.press(history.getByRole('button', { name: /^恢复 .* 的版本$/ }).last())
  await hand.press(page.getByRole('button', { name: '确定', exact: true }))
  await expect(history.getByText('与当前版本没有不同。')).toBeVisible()
})

const byNumber = (one: number, other: number) => one - other

/** The cells of the spreadsheet, ordered by keys. */
async function exportedCells(page: Page) {
  await page.getByRole('button', { name: '导出', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /^Excel/ })).toBeFocused()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const book = read(await readFile(await download.path()))
  return utils.sheet_to_json<(string | number)[]>(book.Sheets['按类型'] ?? {}, { header: 1 })
}

function tableIn(model: Record<string, string> | undefined): string {
  const tables = JSON.parse(model?.['tables'] ?? '[]') as { table: string }[]
  return tables[0]?.table ?? ''
}
