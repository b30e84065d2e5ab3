import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { approver, ENGINE, flowCalls, start } from './workflow.testing.ts'

interface Receiver {
  account: string
  agreeLink?: string
  rejectLink?: string
}

/** The receivers of the requests at the webhook, and their titles. */
let receivers: Receiver[] = []
let titles: string[] = []
const webhook = createServer((incoming, response) => {
  let body = ''
  incoming.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
  incoming.on('end', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server under test wrote it
    const sent = JSON.parse(body) as { title: string; receivers: Receiver[] }
    receivers.push(...sent.receivers)
    titles.push(sent.title)
    response.end()
  })
})

let test: TestApp
const { people, design, submit, todo, agree, taskRow } = flowCalls(() => test)

beforeAll(async () => {
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  const address = `127.0.0.1:${(webhook.address() as AddressInfo).port}`
  test = await createTestApp({ config: { interfaceHosts: [address] } })
})
beforeEach(async () => {
  receivers = []
  titles = []
  await test.reset()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  const messageWebhookUrl = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`
  await test.as('admin').put('/api/system/SysConfig', { messageWebhookUrl })
  await test.as('admin').post('/api/system/MessageTemplate', {
    fullName: '流程通知',
    enCode: 'FLOW',
    category: '2',
    event: 'flow',
    title: '待审批：{title}',
    content: '请审批',
    isStationLetter: 1,
    isWebhook: 1,
    enabledMark: 1,
  })
})
afterAll(async () => {
  webhook.close()
  await test.close()
})

const show = (url = '') => test.app.inject({ url, headers: { 'accept-language': 'zh' } })
const post = (url = '', handleOpinion = '') =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'zh' },
    payload: new URLSearchParams({ handleOpinion }).toString(),
  })

/** Submits a request that bob decides; returns its task and the links of bob. */
async function request(properties: object = {}) {
  const { bob } = await people('ann', 'bob')
  const flowId = await design(start({ childNode: approver('first', { approvers: [bob], ...properties }) }), {
    fullName: '请假 <b>',
  })
  const id = await submit('ann', flowId)
  await test.app.events.settle()
  const links = receivers.find(({ account }) => account === 'bob')
  return { id, links }
}

it('a message to the webhook has links: the page decides nothing, its button decides once', async () => {
  const { id, links } = await request()
  expect(links).toMatchObject({ agreeLink: expect.stringMatching(/^\/api\/workflow\/Decision\//) })

  const page = await show(links?.agreeLink)
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(page.body).toContain('ann的请假 &lt;b&gt;')
  expect(page.body).toContain('<form method="post">')
  expect(await taskRow(id)).toMatchObject({ status: 1 })
  expect(await todo('bob')).toHaveLength(1)

  const answers = await Promise.all([post(links?.agreeLink, '好'), post(links?.agreeLink, '好')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([200, 409])
  expect(await taskRow(id)).toMatchObject({ status: 2 })
  const detail = await test.as('ann').get<{ flowTaskOperatorRecordList: object[] }>(`${ENGINE}/FlowBefore/${id}`)
  expect(detail.data.flowTaskOperatorRecordList.at(-1)).toMatchObject({ userName: 'bob/bob', handleOpinion: '好' })
  // One use ends both links.
  for (const url of [links?.agreeLink, links?.rejectLink]) {
    expect((await show(url)).body).toContain('该链接已使用')
    expect((await post(url)).statusCode).toBe(409)
  }
})

it('a link rejects; forged, expired and outdated links and those of disabled people say why they do not decide', async () => {
  const { id, links } = await request()
  const [agreeLink = '', rejectLink = ''] = [links?.agreeLink, links?.rejectLink]
  const forged = [agreeLink.replace('.agree.', '.reject.'), `${agreeLink.slice(0, -2)}AA`, '/api/workflow/Decision/x']
  for (const url of forged) {
    expect(await show(url)).toMatchObject({ statusCode: 404, body: expect.stringContaining('链接无效') })
    expect((await post(url)).statusCode).toBe(404)
  }
  await test.deps.db.updateTable('users').set({ enabledMark: 0 }).where('account', '=', 'bob').execute()
  expect((await post(rejectLink)).body).toContain('人员不存在或已停用')
  await test.deps.db.updateTable('users').set({ enabledMark: 1 }).where('account', '=', 'bob').execute()
  expect(await taskRow(id)).toMatchObject({ status: 1 })
  expect(await post(rejectLink)).toMatchObject({ statusCode: 200, body: expect.stringContaining('驳回成功') })
  expect(await taskRow(id)).toMatchObject({ status: 3 })
})

it('a link expires, ends when the duty was decided elsewhere, and stays usable after a refusal', async () => {
  const { links } = await request()
  await agree('bob')
  expect(await post(links?.agreeLink)).toMatchObject({ statusCode: 409, body: expect.stringContaining('审批已完成') })
  test.clock.advance(73 * 3_600_000)
  expect((await show(links?.agreeLink)).body).toContain('该链接已过期')
  expect((await post(links?.rejectLink)).body).toContain('该链接已过期')
})

it('a node with a signature is decided in the application only; the message there keeps its own text', async () => {
  const { id, links } = await request({ hasSign: true })
  expect((await post(links?.agreeLink)).body).toContain('请签名')
  expect((await show(links?.agreeLink)).statusCode).toBe(200)
  expect(await taskRow(id)).toMatchObject({ status: 1 })
  const { data } = await test.as('bob').get<{ list: { id: string; title: string }[] }>('/api/message')
  expect(data.list[0]?.title).toBe('ann的请假 <b>')
  const info = await test.as('bob').get<{ bodyText: string }>(`/api/message/ReadInfo/${data.list[0]?.id}`)
  expect(JSON.parse(info.data.bodyText)).toMatchObject({ processId: id })
})

it('a node chooses the template of its messages; without one they follow the start node, then the usual template', async () => {
  const { bob, cid } = await people('ann', 'bob', 'cid')
  const template = { category: '1', event: 'flowNode', content: '', isStationLetter: 0, isWebhook: 1, enabledMark: 1 }
  const create = (enCode: string, title: string) =>
    test.as('admin').post('/api/system/MessageTemplate', { ...template, fullName: enCode, enCode, title })
  await create('OWN', '{flow}/{node}：{title}')
  await create('START', '提交：{title}')
  const choices = await test
    .as('admin')
    .get<{ list: { id: string; fullName: string }[] }>(`${ENGINE}/FlowEngine/MessageTemplates`)
  expect(choices.data.list.map(({ fullName }) => fullName)).toEqual(['OWN', 'START'])
  const [own = '', ofStart = ''] = choices.data.list.map(({ id }) => id)
  const second = approver('second', { approvers: [cid], approveMsgConfig: { on: 0 } })
  const first = approver('first', { approvers: [bob], waitMsgConfig: { on: 1, msgId: own } }, { childNode: second })
  const root = start({ childNode: first }, { waitMsgConfig: { on: 1, msgId: ofStart }, endMsgConfig: { on: 0 } })
  const flowId = await design(root, { fullName: '请假' })

  await submit('ann', flowId)
  await agree('bob')
  await agree('cid')
  await test.app.events.settle()

  const usual = '待审批：ann的请假'
  expect(titles.toSorted()).toEqual(['请假/first：ann的请假', '提交：ann的请假', usual, usual, usual].toSorted())
})

it('a node fills the parameters of its template with fields and values of the system; what its approver may not read stays out', async () => {
  const { bob, boss } = await people('ann', 'bob', 'boss')
  const sent = await test.as('admin').post('/api/system/MessageTemplate', {
    fullName: '节点',
    enCode: 'NODE',
    category: '1',
    event: 'flowNode',
    title: '{title}：{天数} 天，主管 {boss}，说明 {note}，{who} 提交，{left_out}',
    content: '',
    isStationLetter: 0,
    isWebhook: 1,
    enabledMark: 1,
  })
  expect(sent).toMatchObject({ code: 200 })
  const { data } = await test
    .as('admin')
    .get<{ list: { id: string; templateJson: { field: string }[] }[] }>(`${ENGINE}/FlowEngine/MessageTemplates`)
  const [template] = data.list
  expect(template?.templateJson.map(({ field }) => field)).toEqual(['天数', 'boss', 'note', 'who', 'left_out'])
  const waitMsgConfig = {
    on: 1,
    msgId: template?.id,
    templateJson: [
      { field: '天数', relationField: 'days' },
      { field: 'boss', relationField: 'boss' },
      { field: 'note', relationField: 'note' },
      { field: 'who', relationField: 'sqosFlowOperatorUserName' },
    ],
  }
  const formOperates = [{ id: 'note', name: '说明', read: false, write: false, required: false }]
  const first = approver('first', { approvers: [bob], waitMsgConfig, approveMsgConfig: waitMsgConfig, formOperates })
  const flowId = await design(start({ childNode: first }), { fullName: '请假' })

  await submit('ann', flowId, { days: 3, note: '私事', boss })
  await agree('bob')
  await test.app.events.settle()

  expect(titles).toContain('ann的请假：3 天，主管 boss/boss，说明 ，ann/ann 提交，')
  // The initiator wrote the note and reads it.
  expect(titles).toContain('ann的请假：3 天，主管 boss/boss，说明 私事，bob/bob 提交，')
})
