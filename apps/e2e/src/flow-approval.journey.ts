import type { Browser } from '@playwright/test'
import { callerOf, listOf } from './api.ts'
import { bar, choosePerson, dialog, enter, press } from './approving.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const ENGINE = '/api/workflow/Engine'
const field = (name: string, sqosKey: string, label: string) => ({
  __vModel__: name,
  __config__: { sqosKey, label, required: false },
})
const form = { fields: [field('place', 'comInput', '出差地点'), field('days', 'numInput', '出差天数')] }
const addressOf = (config: object) =>
  `/workFlowDetail?config=${encodeURIComponent(Buffer.from(JSON.stringify(config)).toString('base64'))}`

/** A signed-in person with an own browser. */
async function person(browser: Browser, { url, account }: { url: string; account: string }) {
  const page = await enter(browser, { url, account })
  await page.addInitScript(() => {
    document.addEventListener('click', () => {
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1))
    })
  })
  const call = await callerOf(page)

  return {
    page,
    call,
    /** Opens the first open duty, as its message does. */
    async openDuty() {
      const duty = listOf(await call('GET', `${ENGINE}/FlowBefore/List/1`))[0]
      if (!duty) throw new Error(`${account} has no duty.`)
      await page.goto(
        addressOf({
          processId: duty['processId'],
          type: 2,
          taskOperatorId: duty['id'],
          taskNodeId: duty['thisStepId'],
        }),
      )
      await expect(
        page.getByRole('heading', { level: 1, name: (duty['fullName'] ?? '').replace('(委托)', '') }),
      ).toBeVisible()
      await page.evaluate(() => sessionStorage.setItem('clicks', '0'))
    },
    clicks: () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0)),
  }
}

test('four people apply, countersign, reject, resubmit, transfer, act for another, and finish', async ({
  browser,
  page,
  server,
  signIn,
}) => {
  await signIn('admin')
  const admin = await callerOf(page)
  const people = listOf(await admin('GET', '/api/permission/Users?pageSize=100'))
  const idOf = (account: string) => people.find((one) => one['account'] === account)?.['id'] ?? ''
  const flowTemplateJson = JSON.stringify({
    nodeId: 'begin',
    type: 'start',
    properties: { title: '流程发起', isComment: true, isSummary: true, hasPrintBtn: true },
    childNode: {
      nodeId: 'both',
      type: 'approver',
      properties: {
        title: '部门会签',
        assigneeType: 6,
        approvers: [idOf('chenjing'), idOf('lina')],
        counterSign: 1,
        formOperates: [{ id: 'days', name: '出差天数', read: true, write: true, required: true }],
      },
      childNode: {
        nodeId: 'money',
        type: 'approver',
        properties: { title: '财务审批', assigneeType: 6, approvers: [idOf('zhangwei')] },
      },
    },
  })
  const made = await admin('POST', `${ENGINE}/FlowEngine`, {
    fullName: '出差申请',
    enCode: 'trip',
    category: 'office',
    formType: 2,
    formData: JSON.stringify(form),
    flowTemplateJson,
  })
  expect(made.code, made.msg).toBe(200)
  const [flow] = listOf(await admin('GET', `${ENGINE}/FlowEngine?keyword=trip`))
  const flowId = flow?.['id'] ?? ''
  const as = (account: string) => person(browser, { url: server.url, account })
  const [wangfang, chenjing, lina, zhangwei] = [
    await as('wangfang'),
    await as('chenjing'),
    await as('lina'),
    await as('zhangwei'),
  ]

  // Apply: a draft first; then the dialog says who decides.
  await wangfang.page.goto(addressOf({ flowId, opType: -1 }))
  await wangfang.page.getByLabel('出差地点').fill('深圳')
  await press(wangfang.page, '暂存')
  await expect(wangfang.page.getByRole('heading', { level: 1, name: '王芳的出差申请' })).toBeVisible()
  await expect(wangfang.page.getByLabel('出差地点')).toHaveValue('深圳')
  await wangfang.page.getByLabel('出差天数').fill('3')
  // Leaving asks.
  await wangfang.page.keyboard.press('Tab')
  await wangfang.page.getByRole('button', { name: '返回', exact: true }).click()
  await wangfang.page.getByRole('dialog').getByRole('button', { name: '继续填写' }).click()
  await expectAccessible(wangfang.page, 'article')
  await press(wangfang.page, '提交')
  await expect(dialog(wangfang.page, '提交审核')).toContainText('流转到“部门会签”：陈静、李娜')
  await expectAccessible(wangfang.page, '[role="dialog"]')
  await dialog(wangfang.page, '提交审核').getByRole('button', { name: '提交', exact: true }).click()
  await expect(wangfang.page.getByText('当前节点：部门会签（陈静、李娜）')).toBeVisible()

  // Countersign: the first agreement waits for the other person. Two clicks.
  await chenjing.openDuty()
  await expectAccessible(chenjing.page, 'article')
  await press(chenjing.page, '通过')
  await expect(dialog(chenjing.page, '审批通过')).toContainText('本节点还需 李娜 审批')
  await expectAccessible(chenjing.page, '[role="dialog"]')
  await dialog(chenjing.page, '审批通过').getByRole('button', { name: '通过', exact: true }).click()
  await expect(bar(chenjing.page).getByRole('button', { name: '撤回审核' })).toBeVisible()
  expect(await chenjing.clicks()).toBe(2)

  // Reject, by keyboard alone, with a phrase of the opinion.
  await lina.openDuty()
  await lina.page.keyboard.press('r')
  await expect(dialog(lina.page, '审批拒绝')).toContainText('退回给发起人修改')
  await lina.page.keyboard.type('天数太多')
  await lina.page.keyboard.press('Control+Enter')
  await expect(dialog(lina.page, '审批拒绝')).toBeHidden()
  expect(await lina.clicks()).toBe(0)

  // Resubmit: the reason is above the form.
  await wangfang.page.reload()
  await press(wangfang.page, '编辑')
  await expect(wangfang.page.getByText('天数太多')).toBeVisible()
  await wangfang.page.getByLabel('出差天数').fill('2')
  await press(wangfang.page, '提交')
  await dialog(wangfang.page, '提交审核').getByRole('button', { name: '提交', exact: true }).click()
  await expect(wangfang.page.getByText('当前节点：部门会签（陈静、李娜）')).toBeVisible()

  // An approver changes what the node lets change.
  await chenjing.openDuty()
  await chenjing.page.getByLabel('出差天数').fill('1')
  await press(chenjing.page, '通过')
  await dialog(chenjing.page, '审批通过').getByRole('button', { name: '通过', exact: true }).click()
  await expect(bar(chenjing.page).getByRole('button', { name: '撤回审核' })).toBeVisible()

  // Delegation: 张伟 acts for 李娜.
  const now = Date.now()
  const day = 86_400_000
  const delegation = { toUserId: idOf('zhangwei'), flowId, startTime: now - day, endTime: now + day }
  expect((await lina.call('POST', `${ENGINE}/FlowDelegate`, delegation)).code).toBe(200)
  await zhangwei.openDuty()
  await expect(zhangwei.page.getByText('（受 李娜 委托）')).toBeVisible()
  await press(zhangwei.page, '通过')
  await expect(dialog(zhangwei.page, '审批通过')).toContainText('流转到“财务审批”：张伟')
  await dialog(zhangwei.page, '审批通过').getByRole('button', { name: '通过', exact: true }).click()
  await expect(zhangwei.page.getByText('当前节点：财务审批（张伟）')).toBeVisible()

  // Transfer, and finish.
  await zhangwei.openDuty()
  await press(zhangwei.page, '转审')
  await choosePerson(zhangwei.page, { label: '转给', account: 'chenjing' })
  await dialog(zhangwei.page, '转审').getByRole('button', { name: '转审', exact: true }).click()
  await expect(zhangwei.page.getByText('当前节点：财务审批（陈静）')).toBeVisible()
  await chenjing.openDuty()
  await chenjing.page.keyboard.press('a')
  await expect(dialog(chenjing.page, '审批通过')).toContainText('流程结束，审核通过')
  await expect(dialog(chenjing.page, '审批通过').getByRole('textbox', { name: '审批意见' })).toBeFocused()
  await chenjing.page.keyboard.press('Control+Enter')
  await expect(chenjing.page.getByText('审核通过', { exact: true }).first()).toBeVisible()

  // The initiator sees the way, the history and the summary.
  await wangfang.page.reload()
  await expect(wangfang.page.getByText('深圳')).toBeVisible()
  for (const tab of ['流程信息', '流转记录', '审批汇总', '流程评论']) {
    await wangfang.page.getByRole('button', { name: tab, exact: true }).click()
    await expectAccessible(wangfang.page, 'article')
  }
  await wangfang.page.getByLabel('写评论').fill('谢谢')
  await wangfang.page.getByRole('button', { name: '发表评论' }).click()
  await expect(wangfang.page.getByRole('listitem').filter({ hasText: '谢谢' })).toBeVisible()
  for (const { page: one } of [wangfang, chenjing, lina, zhangwei]) await one.context().close()
})
