import type { Page } from '@playwright/test'
import { confirm, dialog, enter } from './approving.ts'
import { expect, test } from './test.ts'

const REASON = '带孩子体检'

/** Opens the newest duty of the inbox by keys alone. */
async function openNewestDuty(page: Page) {
  await page.goto('/workFlow/flowTodo')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('rowheader').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(REASON).first()).toBeVisible()
}

test('a record is stored as a draft, submitted, withdrawn, rejected, changed and approved; the inbox obeys J, K, A and R', async ({
  browser,
  server: { url },
}) => {
  const mine = await enter(browser, { url, account: 'wangfang' })
  await mine.goto('/model/leaveRequest')
  const row = mine.getByRole('row').filter({ hasText: REASON })
  const action = (name: string) => row.getByRole('button', { name: new RegExp(`^${name} `) })
  const more = async (name: string) => {
    await action('更多').click()
    await mine.getByRole('menuitem', { name }).click()
  }
  const send = async () => {
    await expect(dialog(mine, '提交审核')).toContainText('流转到“直属主管审批”：陈静')
    await confirm(mine, { title: '提交审核', text: '提交' })
    await expect(row).toContainText('等待审核')
  }

  // 暂存: a draft, with a status of its own.
  await mine.getByRole('button', { name: '新增', exact: true }).click()
  const form = dialog(mine, '新增')
  await form.getByRole('combobox', { name: '请假类型' }).click()
  await mine.getByRole('option', { name: '年假' }).click()
  await form.getByRole('textbox', { name: '开始时间' }).fill('2027-03-01 09:00:00')
  await mine.keyboard.press('Enter')
  await form.getByRole('textbox', { name: '结束时间' }).fill('2027-03-02 18:00:00')
  await mine.keyboard.press('Enter')
  await form.getByRole('spinbutton', { name: '请假天数' }).fill('2')
  await form.getByRole('textbox', { name: '请假事由' }).fill(REASON)
  await form.getByRole('button', { name: /^暂\s*存$/ }).click()
  await expect(row).toContainText('等待提交')

  // The request is among those of the person, where its form opens.
  await mine.goto('/workFlow/flowLaunch')
  const request = mine.getByRole('row').filter({ hasText: '王芳的请假申请' }).filter({ hasText: '等待提交' })
  await request.getByRole('link').click()
  await expect(mine.getByRole('textbox', { name: '请假事由' })).toHaveValue(REASON)
  await mine.goto('/home')
  const requests = mine.getByRole('region', { name: '我的申请' })
  await expect(requests.getByRole('link', { name: /^王芳的请假申请/ }).first()).toBeVisible()
  await mine.goto('/model/leaveRequest')

  // 提交审批, then 撤回.
  await action('提交审批').click()
  await send()
  await expect(action('编辑')).toBeHidden()
  await more('撤回')
  await confirm(mine, { title: '撤回流程', text: '撤回' })
  await expect(row).toContainText('流程撤回')
  await action('提交审批').click()
  await send()

  // The superior goes through the inbox by keys, and rejects.
  const boss = await enter(browser, { url, account: 'chenjing' })
  await openNewestDuty(boss)
  const title = boss.getByRole('heading', { level: 1 })
  await boss.keyboard.press('j')
  await expect(boss.getByText(REASON)).toBeHidden()
  await boss.keyboard.press('k')
  await expect(boss.getByText(REASON).first()).toBeVisible()
  await expect(title).toHaveText('王芳的请假申请')
  await boss.keyboard.press('r')
  // Typed before the dialog has the focus.
  await boss.keyboard.type('jack')
  const opinion = dialog(boss, '审批拒绝').getByRole('textbox', { name: '审批意见' })
  await expect(opinion).toBeFocused()
  await expect(opinion).toHaveValue('jack')
  await boss.keyboard.type('，请改到周末')
  await expect(dialog(boss, '审批拒绝')).toContainText('退回给发起人修改')
  await boss.keyboard.press('Control+Enter')
  // The next duty of the list follows.
  await expect(boss.getByText(REASON)).toBeHidden()
  await expect(title).not.toHaveText('')

  // A rejected record can be changed; submitting it again goes to the superior.
  await mine.getByRole('button', { name: '刷新', exact: true }).click()
  await expect(row).toContainText('审核驳回')
  await action('编辑').click()
  const edit = dialog(mine, '编辑')
  await edit.getByRole('spinbutton', { name: '请假天数' }).fill('1')
  await edit.getByRole('button', { name: /^提\s*交$/ }).click()
  await send()
  await openNewestDuty(boss)
  await boss.keyboard.press('a')
  await expect(dialog(boss, '审批通过')).toContainText('流程结束，审核通过')
  await boss.keyboard.press('Control+Enter')
  await expect(boss.getByText(REASON)).toBeHidden()

  // The record is locked, and shows its way.
  await mine.getByRole('button', { name: '刷新', exact: true }).click()
  await expect(row).toContainText('审核通过')
  await expect(action('编辑')).toBeHidden()
  await expect(action('删除')).toBeHidden()
  await action('详情').click()
  const flow = mine.getByRole('region', { name: '流程', exact: true })
  await expect(flow.getByText('请改到周末')).toBeVisible()
  await expect(flow.getByRole('list', { name: '流转记录' }).getByText('流程结束')).toBeVisible()
  for (const page of [mine, boss]) await page.context().close()
})
