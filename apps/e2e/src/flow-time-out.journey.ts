import { callerOf, listOf } from './api.ts'
import { confirm, dialog, enter, press } from './approving.ts'
import { expect, test } from './test.ts'

const ENGINE = '/api/workflow/Engine'
const FORM = JSON.stringify({
  fields: [{ __vModel__: 'item', __config__: { sqosKey: 'comInput', label: '物品', required: false } }],
})
const OPINION = '请先提供报价单'

test('a duty passes on when its time is over; who decides too late keeps the opinion', async ({ browser, server }) => {
  const as = (account: string) => enter(browser, { url: server.url, account })

  const administrator = await as('admin')
  const admin = await callerOf(administrator)
  const people = listOf(await admin('GET', '/api/permission/Users?pageSize=100'))
  const approvers = (account: string) => [people.find((one) => one['account'] === account)?.['id'] ?? '']
  const approver = (nodeId: string, title: string, more: object) => ({
    nodeId,
    type: 'approver',
    properties: { title, assigneeType: 6, ...more },
  })
  const flowTemplateJson = JSON.stringify({
    nodeId: 'begin',
    type: 'start',
    properties: { title: '流程发起' },
    childNode: {
      ...approver('limited', '限时审批', {
        approvers: approvers('lina'),
        timeoutConfig: { on: true, quantity: 1, type: 'minute', handler: 1 },
      }),
      childNode: approver('last', '复核', { approvers: approvers('chenjing') }),
    },
  })
  const made = await admin('POST', `${ENGINE}/FlowEngine`, {
    fullName: '领用申请',
    enCode: 'supplies',
    category: 'office',
    formType: 2,
    formData: FORM,
    flowTemplateJson,
  })
  expect(made.code, made.msg).toBe(200)

  const wangfang = await as('wangfang')
  await wangfang.goto('/workFlow/flowStart')
  await wangfang.getByRole('link', { name: /领用申请/ }).click()
  await wangfang.getByLabel('物品').fill('投影仪')
  // The limit begins with the submission: the approver is signed in before.
  const lina = await as('lina')
  await press(wangfang, '提交')
  await confirm(wangfang, { title: '提交审核', text: '提交' })
  const current = wangfang.getByText(/^当前节点：/)
  await expect(current).toHaveText(/限时审批（李娜）|复核（陈静）/)

  // The approver has the dialog open, with an opinion, when the time is over.
  const link = lina.getByRole('link', { name: '王芳的领用申请' })
  await lina.goto('/workFlow/flowTodo')
  await link.click()
  await press(lina, '通过')
  await dialog(lina, '审批通过').getByRole('textbox', { name: '审批意见' }).fill(OPINION)
  await expect(async () => {
    await wangfang.reload()
    await expect(current).toHaveText('当前节点：复核（陈静）', { timeout: 10_000 })
  }).toPass({ timeout: 300_000 })
  await dialog(lina, '审批通过').getByRole('button', { name: '通过', exact: true }).click()
  await expect(lina.getByText(`您填写的意见没有提交：${OPINION}`)).toBeVisible()
  await lina.goto('/workFlow/flowTodo')
  await expect(lina.getByRole('button', { name: '批量审批' })).toBeVisible()
  await expect(link).toBeHidden()

  // The history says that nobody decided; the next person goes on.
  await wangfang.getByRole('button', { name: '流转记录', exact: true }).click()
  await expect(wangfang.getByText('系统自动处理：超过时限，由系统处理')).toBeVisible()
  const chenjing = await as('chenjing')
  await chenjing.goto('/workFlow/flowTodo')
  await chenjing.getByRole('link', { name: '王芳的领用申请' }).click()
  await press(chenjing, '通过')
  await expect(dialog(chenjing, '审批通过')).toContainText('流程结束，审核通过')
  await confirm(chenjing, { title: '审批通过', text: '通过' })
  await wangfang.reload()
  await expect(wangfang.getByText('审核通过', { exact: true }).first()).toBeVisible()
  for (const page of [administrator, wangfang, lina, chenjing]) await page.context().close()
})
