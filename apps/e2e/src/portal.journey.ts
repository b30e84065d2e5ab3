import { choosePerson, dialog } from './approving.ts'
import { expectAccessible } from './axe.ts'
import { byMouse } from './designing.ts'
import { DEMO_PASSWORD, expect, test } from './test.ts'

const NAME = '考勤门户'

test('an administrator designs a portal and grants it to an employee, who makes it the own dashboard', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const hand = byMouse(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await signIn('admin')
  await page.goto('/onlineDev/visualPortal')
  await hand.press(button('新建门户'))
  const form = dialog(page, '新建门户')
  await form.getByLabel('门户名称').fill(NAME)
  await form.getByLabel('门户编码').fill('attendance')
  await hand.choose(form.getByRole('combobox', { name: '门户分类' }), '工作门户')
  await hand.press(form.getByRole('button', { name: '确定' }))
  await expect(form).toBeHidden()

  await hand.menu(button(`更多 ${NAME}`), '设计')
  const properties = page.getByRole('complementary', { name: '组件属性' })
  const title = properties.getByLabel('标题', { exact: true })
  const data = properties.getByRole('group', { name: '数据', exact: true })
  async function chooseLeaves() {
    await hand.choose(data.getByRole('combobox', { name: '数据来源' }), '模型')
    await hand.choose(data.getByRole('combobox', { name: '模型', exact: true }), '请假申请')
  }
  await hand.press(button('指标'))
  await title.fill('请假次数')
  await chooseLeaves()
  await hand.press(button('柱状图'))
  await title.fill('请假类型统计')
  await chooseLeaves()
  await hand.choose(data.getByRole('combobox', { name: '按什么分组' }), '请假类型')
  await expect(data.getByRole('cell', { name: '年假' })).toBeVisible()
  await expectAccessible(page)
  await hand.press(button('保存'))
  await expect(page.getByText('有未保存的修改')).toBeHidden()
  await hand.press(button('返回列表'))

  await hand.menu(button(`更多 ${NAME}`), '授权')
  const grants = dialog(page, `授权：${NAME}`)
  await choosePerson(page, { label: '用户', account: 'wangfang' })
  await hand.press(grants.getByRole('button', { name: '保存' }))
  await expect(grants).toBeHidden()

  const other = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', viewport: page.viewportSize() })
  const wangfang = await other.newPage()
  await wangfang.goto('/login')
  await wangfang.getByLabel('账号', { exact: true }).fill('wangfang')
  await wangfang.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await wangfang.getByRole('button', { name: '登录', exact: true }).click()
  await expect(wangfang.getByRole('navigation', { name: '主导航' })).toBeVisible()
  await wangfang.goto('/dashboard')
  await byMouse(wangfang).choose(wangfang.getByRole('combobox', { name: '切换门户' }), NAME)

  const figure = wangfang.getByRole('region', { name: '请假次数' })
  const chart = wangfang.getByRole('region', { name: '请假类型统计' })
  await expect(figure.getByText(/^[1-9]\d*$/)).toBeVisible()
  await chart.getByRole('button', { name: '以表格显示' }).click()
  await expect(chart.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(wangfang)

  // The choice is kept for the next visit.
  await wangfang.reload()
  await expect(figure.getByText(/^[1-9]\d*$/)).toBeVisible()
  await other.close()

  // The version before has no parts; the comparison says so, and restoring brings it back.
  await page.goto('/onlineDev/visualPortal')
  await hand.menu(button(`更多 ${NAME}`), '历史版本')
  const history = dialog(page, `历史版本：${NAME}`)
  await hand.press(history.getByRole('button', { name: /^与 .* 的版本对比$/ }).last())
  const differences = history.getByRole('table', { name: '不同之处' })
  await expect(differences.getByRole('row', { name: '组件 （无） 请假次数' })).toBeVisible()
  await expectAccessible(page)
  await hand.press(history.getByRole('button', { name: /^恢复 .* 的版本$/ }).last())
  await hand.press(page.getByRole('button', { name: '确定', exact: true }))
  await expect(history.getByText('与当前版本没有不同。')).toBeVisible()
})
