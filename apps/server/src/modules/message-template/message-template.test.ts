import { createServer } from 'node:http'
import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sendMessage } from '../message/message.access.ts'
import type { MessageEvent } from './message-events.ts'

const URL = '/api/system/MessageTemplate'

/** What the webhook received. */
const requests: { body: string; signature: string | undefined }[] = []
const webhook = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
  request.on('end', () => {
    requests.push({ body, signature: request.headers['x-sqos-signature']?.toString() })
    response.end()
  })
})

let test: TestApp
let lina: string
let address: string

beforeAll(async () => {
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has a port
  address = `127.0.0.1:${(webhook.address() as AddressInfo).port}`
  test = await createTestApp({ config: { interfaceHosts: [address], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  requests.length = 0
  await test.reset()
  lina = (await buildUser(test.deps, { account: 'lina', realName: '李娜' })).id
})
afterAll(async () => {
  webhook.close()
  await test.close()
})

const template = {
  fullName: '导出完成通知',
  enCode: 'EXPORT',
  category: '2',
  event: 'download',
  title: '文件 {name} 好了',
  content: '请下载 <{name}>\n七天后删除',
  isStationLetter: 1,
  isWebhook: 0,
  enabledMark: 1,
}

const create = (over: object = {}) => test.as('admin').post(URL, { ...template, ...over })

async function send(kind: MessageEvent, params: Record<string, string>) {
  const title = { key: 'message.downloadReady', params }
  await sendMessage(test.deps.db, { ...test.deps, events: test.app.events }, { to: [lina], kind, title })
  await test.app.events.settle()
}

interface Listed {
  list: { id: string; title: string; enabledMark: number }[]
}

const storedSecret = async () => {
  const setting = test.deps.db.selectFrom('systemSettings').where('key', '=', 'messageWebhookSecret')
  return (await setting.select('value').executeTakeFirst())?.value
}

const received = async () => (await test.as('lina').get<Listed>('/api/message')).data.list

it('the enabled template of an event gives its messages title and content; without one the text of the system applies', async () => {
  await send('download', { name: 'a.xlsx' })
  expect(await received()).toMatchObject([{ title: '您导出的文件“a.xlsx”已生成，可以下载' }])

  expect(await create()).toMatchObject({ code: RESULT.ok })
  test.clock.advance(1000)
  await send('download', { name: '<b>.xlsx' })

  const [latest] = await received()
  expect(latest).toMatchObject({ title: '文件 <b>.xlsx 好了', hasBody: true })
  const info = await test.as('lina').get<{ bodyText: string }>(`/api/message/ReadInfo/${latest?.id}`)
  expect(info.data.bodyText).toBe('<p>请下载 &lt;&lt;b&gt;.xlsx&gt;</p><p>七天后删除</p>')

  const [row] = (await test.as('admin').get<Listed>(URL)).data.list
  await test.as('admin').put(`${URL}/${row?.id}/Actions/State`)
  test.clock.advance(1000)
  await send('download', { name: 'c.xlsx' })
  expect((await received())[0]).toMatchObject({ title: '您导出的文件“c.xlsx”已生成，可以下载' })
})

it('the webhook receives what its template says, signed, with the contacts of the receivers; the message centre nothing', async () => {
  await create({ isStationLetter: 0, isWebhook: 1 })
  await send('download', { name: 'a.xlsx' })
  expect(requests).toEqual([])

  const settings = { messageWebhookUrl: `http://${address}/sms`, messageWebhookSecret: 'secret' }
  expect(await test.as('admin').put('/api/system/SysConfig', settings)).toMatchObject({ code: RESULT.ok })
  const shown = await test.as('admin').get<object>('/api/system/SysConfig')
  expect(shown.data).toMatchObject({ messageWebhookSecret: '', hasMessageWebhookSecret: true })
  // What a page shows is what it saves: an empty secret changes nothing.
  expect(await test.as('admin').put('/api/system/SysConfig', shown.data)).toMatchObject({ code: RESULT.ok })
  expect(await storedSecret()).toMatch(/^v1\./)
  await send('download', { name: 'b.xlsx' })

  expect(await received()).toEqual([])
  expect(requests).toHaveLength(1)
  const { body = '', signature } = requests[0] ?? {}
  expect(signature).toBe(`sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`)
  expect(JSON.parse(body)).toMatchObject({
    event: 'download',
    template: 'EXPORT',
    category: 2,
    title: '文件 b.xlsx 好了',
    content: '请下载 <b.xlsx>\n七天后删除',
    receivers: [{ id: lina, account: 'lina', realName: '李娜' }],
  })
})

it('a secret that an earlier version stored unsealed still signs; it goes with the address of the webhook', async () => {
  const settings = [
    { key: 'messageWebhookUrl', value: `http://${address}/sms` },
    { key: 'messageWebhookSecret', value: 'secret' },
  ]
  await test.deps.db.insertInto('systemSettings').values(settings).execute()
  await create({ isWebhook: 1 })
  await send('download', { name: 'b.xlsx' })
  const { body = '', signature } = requests[0] ?? {}
  expect(signature).toBe(`sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`)

  await test.as('admin').put('/api/system/SysConfig', { messageWebhookUrl: '' })
  expect(await storedSecret()).toBe('')
})

it('a released notice keeps its own text; its template is for the webhook', async () => {
  const settings = { messageWebhookUrl: `http://${address}/sms` }
  await test.as('admin').put('/api/system/SysConfig', settings)
  await create({ event: 'notice', title: '新公告：{title}', content: '', isWebhook: 1 })
  await test.as('admin').post('/api/message', { title: '放假', bodyText: '<p>正文</p>', toUserIds: lina })
  const { data } = await test.as('admin').get<Listed>('/api/message/Notice')
  await test.as('admin').put(`/api/message/${data.list[0]?.id}/Actions/Release`)
  await test.app.events.settle()

  expect(await received()).toMatchObject([{ title: '放假' }])
  expect(requests.map(({ body }) => JSON.parse(body))).toMatchObject([{ event: 'notice', title: '新公告：放假' }])
  expect(requests[0]?.signature).toBeUndefined()
})

it('names and codes are unique, one template per event is enabled, parameters belong to the event, and a channel is named', async () => {
  await create()
  const other = { fullName: '另一个', enCode: 'OTHER', enabledMark: 0 }
  const answers = [
    await create({ ...other, fullName: template.fullName }),
    await create({ ...other, enCode: 'EXPORT' }),
    await create({ ...other, enabledMark: 1 }),
    await create({ ...other, content: '{operator}' }),
    await create({ ...other, isStationLetter: 0 }),
    await create({ ...other, event: 'nothing' }),
    await test.as('admin').put('/api/system/SysConfig', { messageWebhookUrl: 'ftp://sms.example' }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.refused))
  expect(answers.map(({ msg }) => msg).slice(0, 5)).toEqual([
    '模板名称已存在',
    '模板编码已存在',
    '该事件已有启用的模板',
    '参数 {operator} 不属于所选事件',
    '请至少选择一个通知方式',
  ])

  expect(await create(other)).toMatchObject({ code: RESULT.ok })
  const { list } = (await test.as('admin').get<Listed>(URL)).data
  const off = list.find(({ enabledMark }) => enabledMark === 0)
  expect(await test.as('admin').put(`${URL}/${off?.id}/Actions/State`)).toMatchObject({ msg: '该事件已有启用的模板' })
})

it('each call demands its own button', async () => {
  await create()
  const [row] = (await test.as('admin').get<Listed>(URL)).data.list
  await buildUser(test.deps, { account: 'guest', permissions: ['system.billRule'] })
  const guest = test.as('guest')
  const codes = [
    (await guest.get(URL)).code,
    (await guest.get(`${URL}/Events`)).code,
    (await guest.get(`${URL}/getTemplate/${row?.id}`)).code,
    (await guest.get(`${URL}/${row?.id}`)).code,
    (await guest.post(URL, template)).code,
    (await guest.put(`${URL}/${row?.id}`, template)).code,
    (await guest.put(`${URL}/${row?.id}/Actions/State`)).code,
    (await guest.delete(`${URL}/${row?.id}`)).code,
  ]
  expect(codes).toEqual(codes.map(() => RESULT.forbidden))

  const admin = test.as('admin')
  const parameters = await admin.get(`${URL}/getTemplate/${row?.id}`)
  expect(parameters.data).toEqual({ templateJson: [{ field: 'name', fieldName: '文件名称' }] })
  expect((await admin.get<{ hasWebhook: boolean }>(`${URL}/Events`)).data).toMatchObject({ hasWebhook: false })
  expect(await admin.delete(`${URL}/${row?.id}`)).toMatchObject({ code: RESULT.ok })
  expect((await admin.get<Listed>(URL)).data.list).toEqual([])
})

it('a digest of unread messages is sent to the webhook that its template names', async () => {
  const settings = { messageWebhookUrl: `http://${address}/sms`, messageWebhookSecret: 'secret' }
  await test.as('admin').put('/api/system/SysConfig', settings)
  const { data: before } = await test.as('lina').get<object>('/api/message/Setting')
  expect(before).not.toHaveProperty('digest')
  const digest = { event: 'digest', title: '{count} 条未读', content: '{titles}', isWebhook: 1 }
  expect(await create(digest)).toMatchObject({ code: RESULT.ok })
  const { data } = await test.as('lina').get<object>('/api/message/Setting')
  expect(data).toHaveProperty('digest', { enabled: false, hours: 4 })
  await test.as('lina').put('/api/message/Setting', { ...data, digest: { enabled: true, hours: 1 } })
  await send('download', { name: 'a.xlsx' })
  await send('accountEnabled', { name: 'b.xlsx' })
  test.clock.advance(61 * 60_000)

  await test.app.jobs.drain()
  await test.app.events.settle()

  expect(requests).toHaveLength(1)
  const { body = '', signature } = requests[0] ?? {}
  expect(signature).toBe(`sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`)
  expect(JSON.parse(body)).toMatchObject({
    event: 'digest',
    title: '2 条未读',
    content: '您导出的文件“b.xlsx”已生成，可以下载\n您导出的文件“a.xlsx”已生成，可以下载',
    receivers: [{ id: lina, account: 'lina' }],
  })
})
