import type { Page } from '@playwright/test'
import { callerOf, listOf } from './api.ts'
import { bar, choosePerson, confirm, dialog, enter, press, pressMore } from './approving.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const ENGINE = '/api/workflow/Engine'
const FORM = JSON.stringify({
  fields: [{ __vModel__: 'place', __config__: { sqosKey: 'comInput', label: '出差地点', required: false } }],
})

/** Opens the duty of the flow from the inbox. */
async function openDuty(page: Page) {
  await page.goto('/workFlow/flowTodo')
  await page.getByRole('link', { name: /^王芳的外出申请/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '王芳的外出申请' })).toBeVisible()
}

test('branches wait for each other, a delegate decides for an approver, signers decide before another, and a loop returns', async ({
  browser,
  server,
}) => {
  const as = (account: string) => enter(browser, { url: server.url, account })

  const administrator = await as('admin')
  const admin = await callerOf(administrator)
  const people = listOf(await admin('GET', '/api/permission/Users?pageSize=100'))
  const idOf = (account: string) => people.find((one) => one['account'] === account)?.['id'] ?? ''
  const approver = (nodeId: string, title: string, more: object) => ({
    nodeId,
    type: 'approver',
    properties: { title, assigneeType: 6, ...more },
  })
  const flowTemplateJson = JSON.stringify({
    nodeId: 'begin',
    type: 'start',
    properties: { title: '流程发起' },
    conditionType: 'interflow',
    conditionNodes: [
      { ...approver('left', '行程核对', { approvers: [idOf('lina')] }), isInterflow: true },
      {
        ...approver('right', '费用核对', { approvers: [idOf('chenjing')], hasFreeApprover: true, isCustomCopy: true }),
        isInterflow: true,
      },
    ],
    // 苏州 leads back to 终审, where the place can be changed.
    childNode: {
      ...approver('final', '终审', {
        approvers: [idOf('admin')],
        formOperates: [{ id: 'place', name: '出差地点', read: true, write: true, required: false }],
      }),
      conditionType: 'condition',
      conditionNodes: [
        {
          nodeId: 'near',
          type: 'condition',
          properties: {
            title: '去苏州',
            conditions: [{ field: 'place', symbol: '==', filedValue: '苏州', logic: '&&', sqosKey: 'comInput' }],
          },
          childNode: { nodeId: 'again', type: 'loop', properties: { title: '改地点', nodeId: 'final', maxRounds: 2 } },
        },
        { nodeId: 'other', type: 'condition', properties: { title: '其他', isDefault: true, conditions: [] } },
      ],
    },
  })
  const made = await admin('POST', `${ENGINE}/FlowEngine`, {
    fullName: '外出申请',
    enCode: 'outing',
    category: 'office',
    formType: 2,
    formData: FORM,
    flowTemplateJson,
  })
  expect(made.code, made.msg).toBe(200)

  // 流程委托: 李娜 names 张伟 for the flow.
  const lina = await as('lina')
  await lina.goto('/workFlow/entrust')
  await lina.getByRole('button', { name: '新建委托' }).first().click()
  const entrust = dialog(lina, '新建委托')
  await choosePerson(lina, { label: '被委托人', account: 'zhangwei' })
  await entrust.getByRole('combobox', { name: '委托流程' }).click()
  await lina.getByRole('option', { name: '外出申请/outing' }).click()
  await lina.keyboard.press('Escape')
  await entrust.getByRole('button', { name: /确\s*定/ }).click()
  const delegation = lina.getByRole('row').filter({ hasText: '外出申请/outing' })
  await expect(delegation).toContainText('委托中')
  await expectAccessible(lina, 'main')

  // 发起流程: from the gallery.
  const wangfang = await as('wangfang')
  await wangfang.goto('/workFlow/flowStart')
  await wangfang.getByRole('link', { name: /外出申请/ }).click()
  await wangfang.getByLabel('出差地点').fill('苏州')
  await press(wangfang, '提交')
  await expect(dialog(wangfang, '提交审核')).toContainText('流转到“行程核对”：李娜')
  await expect(dialog(wangfang, '提交审核')).toContainText('流转到“费用核对”：陈静')
  await confirm(wangfang, { title: '提交审核', text: '提交' })
  await expect(wangfang.getByText('当前节点：行程核对（李娜）')).toBeVisible()

  // The delegate decides in the name of 李娜; the other branch is still open.
  const zhangwei = await as('zhangwei')
  await openDuty(zhangwei)
  await expect(zhangwei.getByText('（受 李娜 委托）')).toBeVisible()
  await press(zhangwei, '通过')
  await expect(dialog(zhangwei, '审批通过')).toContainText('等待其他分支完成后继续流转')
  await confirm(zhangwei, { title: '审批通过', text: '通过' })
  await wangfang.reload()
  await expect(wangfang.getByText('当前节点：费用核对（陈静）')).toBeVisible()
  await expect(wangfang.getByText('当前节点：终审')).toBeHidden()

  // 传阅 and 前加签: a copy for 李娜; 张伟 decides before 陈静, to whom the duty returns. Then the branches join.
  const chenjing = await as('chenjing')
  await openDuty(chenjing)
  await pressMore(chenjing, '传阅')
  await expect(dialog(chenjing, '传阅')).toContainText('审批不受影响')
  await choosePerson(chenjing, { label: '传阅给', account: 'lina' })
  await confirm(chenjing, { title: '传阅' })
  await lina.goto('/workFlow/flowCirculate')
  await expect(lina.getByRole('link', { name: '王芳的外出申请' })).toBeVisible()
  // 减签: a signer who was added by mistake is removed, and the duty comes back.
  await pressMore(chenjing, '前加签')
  await choosePerson(chenjing, { label: '先由谁审批', account: 'wangfang' })
  await confirm(chenjing, { title: '前加签', text: '加签' })
  await press(chenjing, '减签')
  await expect(dialog(chenjing, '减签')).toContainText('王芳 的待办取消。没有其他加签人员，待办回到您这里')
  await expectAccessible(chenjing, '[role="dialog"]')
  await confirm(chenjing, { title: '减签' })
  await pressMore(chenjing, '前加签')
  await choosePerson(chenjing, { label: '先由谁审批', account: 'zhangwei' })
  await expectAccessible(chenjing, '[role="dialog"]')
  await confirm(chenjing, { title: '前加签', text: '加签' })
  // Meanwhile the filter of 待办事宜 has it, not the list.
  await chenjing.goto('/workFlow/flowTodo?waiting=1')
  await expect(chenjing.getByText('等待加签人审批')).toBeVisible()
  await chenjing.getByRole('link', { name: /^王芳的外出申请/ }).click()
  await expect(chenjing.getByText('当前节点：费用核对（张伟）')).toBeVisible()
  await expect(bar(chenjing).getByRole('button', { name: '减签' })).toBeVisible()
  await openDuty(zhangwei)
  await press(zhangwei, '通过')
  await confirm(zhangwei, { title: '审批通过', text: '通过' })
  await openDuty(chenjing)
  await press(chenjing, '通过')
  await confirm(chenjing, { title: '审批通过', text: '通过' })
  await wangfang.reload()
  await expect(wangfang.getByText('当前节点：终审（系统管理员）')).toBeVisible()
  await wangfang.getByRole('button', { name: '流转记录', exact: true }).click()
  for (const word of ['前加签', '减签', '传阅'])
    await expect(wangfang.getByText(word, { exact: true }).first()).toBeVisible()

  // The loop: the agreement returns to the same node, until the place is another one.
  await openDuty(administrator)
  await press(administrator, '通过')
  await expect(dialog(administrator, '审批通过')).toContainText('流转到“终审”：系统管理员')
  await confirm(administrator, { title: '审批通过', text: '通过' })
  await openDuty(administrator)
  await administrator.getByLabel('出差地点').fill('杭州')
  await press(administrator, '通过')
  await confirm(administrator, { title: '审批通过', text: '通过' })
  await wangfang.reload()
  await expect(wangfang.getByText('审核通过', { exact: true }).first()).toBeVisible()
  await wangfang.getByRole('button', { name: '流转记录', exact: true }).click()
  await expect(wangfang.getByText('返回', { exact: true }).first()).toBeVisible()
  await wangfang.getByRole('button', { name: '流程信息', exact: true }).click()
  await expect(wangfang.getByText('改地点').first()).toBeVisible()
  for (const page of [administrator, lina, wangfang, zhangwei, chenjing]) await page.context().close()
})
