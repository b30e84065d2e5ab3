import { RESULT } from '@sqos/contract'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sendMessage } from '../message/message.access.ts'

const URL = '/api/system/Mail'
const CONFIG = '/api/system/SysConfig'
const HOUR = 3_600_000

interface Delivery {
  id: string
  state: string
  attempts: number
  problem: string
  answer: string
  address: string
  subject: string
  kindName: string
}

const smtp: TestSmtp = await startSmtpServer('geheim-1')
const { mails, port, state } = smtp
let test: TestApp
let lina: string

beforeAll(async () => {
  test = await createTestApp({ config: { interfaceHosts: [`127.0.0.1:${port}`], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  mails.length = 0
  state.refusal = undefined
  await test.reset()
  lina = (await buildUser(test.deps, { account: 'lina', realName: '李娜' })).id
  await test.deps.db.updateTable('users').set({ email: 'lina@example.com' }).where('id', '=', lina).execute()
})
afterAll(async () => {
  await test.close()
  await smtp.close()
})

const admin = () => test.as('admin')
const saveServer = (over: object = {}) =>
  admin().put(CONFIG, {
    emailSMTPHost: '127.0.0.1',
    emailSMTPPort: port,
    emailSsl: '0',
    emailAccount: 'erp@example.com',
    emailPassword: 'geheim-1',
    emailSenderName: '测试系统',
    siteUrl: 'https://erp.example.com/',
    ...over,
  })
const template = (over: object = {}) =>
  admin().post('/api/system/MessageTemplate', {
    fullName: '导出邮件',
    enCode: 'EXPORT',
    category: '1',
    event: 'download',
    title: '文件 {name} 好了',
    content: '请下载 <{name}>\n七天后删除',
    isStationLetter: 1,
    isWebhook: 0,
    isEmail: 1,
    enabledMark: 1,
    ...over,
  })
const send = (to = [lina]) =>
  sendMessage(
    test.deps.db,
    { ...test.deps, events: test.app.events },
    {
      to,
      kind: 'download',
      title: { key: 'message.downloadReady', params: { name: '用户.xlsx' } },
      link: '/downloads',
    },
  )
async function run() {
  await test.app.events.drain()
  await test.app.jobs.drain()
}
const deliveries = async (query = '') => (await admin().get<{ list: Delivery[] }>(`${URL}/Delivery${query}`)).data.list
/** A mail whose parts are decoded from base64. */
const decoded = (raw: string) =>
  raw.replaceAll(/(?:^[\w+/=]{4,76}\r?\n)+/gm, (lines) => Buffer.from(lines, 'base64').toString('utf8'))

it('a message whose template names e-mail is mailed to each receiver with an address, once, with a link', async () => {
  await saveServer()
  await template()
  const hanmei = (await buildUser(test.deps, { account: 'hanmei' })).id
  await send([lina, hanmei])

  await run()
  await run()

  expect(mails.map(({ to }) => to)).toEqual([['lina@example.com']])
  const raw = decoded(mails[0]?.raw ?? '')
  expect(raw).toContain('https://erp.example.com/downloads')
  expect(raw).toContain('&lt;用户.xlsx&gt;')
  expect(raw).toContain('Auto-Submitted: auto-generated')
  expect(await deliveries()).toMatchObject([
    { state: 'sent', attempts: 1, problem: '', subject: '文件 用户.xlsx 好了', kindName: '导出完成' },
  ])
})

it('a template without e-mail, and a system without an SMTP server, mail nothing', async () => {
  await template()
  await send()
  await run()
  expect(await deliveries()).toEqual([])

  await saveServer()
  await admin().put(`/api/system/MessageTemplate/${await templateId()}`, {
    ...(await readTemplate()),
    isEmail: 0,
  })
  await send()
  await run()
  expect(await deliveries()).toEqual([])
  expect(mails).toEqual([])
})

const templateId = async () =>
  (await admin().get<{ list: { id: string }[] }>('/api/system/MessageTemplate')).data.list[0]?.id ?? ''
const readTemplate = async () => (await admin().get<object>(`/api/system/MessageTemplate/${await templateId()}`)).data

it('an attempt that fails for now is repeated later; a mail that is refused for good fails with its reason', async () => {
  await saveServer()
  await template()
  state.refusal = { responseCode: 451, message: 'greylisted' }
  await send()
  await run()
  expect(await deliveries()).toMatchObject([{ state: 'queued', attempts: 1 }])
  expect((await deliveries())[0]?.answer).toContain('greylisted')

  state.refusal = undefined
  test.clock.advance(60_000)
  await run()
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2, problem: '' }])

  state.refusal = { responseCode: 550, message: 'no such user' }
  await send()
  await run()
  const [failed] = await deliveries('?state=failed')
  expect(failed).toMatchObject({ attempts: 1, problem: 'refused', address: 'lina@example.com' })
  expect(failed?.answer).toContain('no such user')

  state.refusal = undefined
  const ids = [failed?.id ?? '']
  expect(await admin().post(`${URL}/Delivery/Actions/Retry`, { ids })).toMatchObject({ msg: '1 封邮件已重新排队' })
  await run()
  expect(await deliveries('?state=failed')).toEqual([])
  expect(mails).toHaveLength(2)
  expect(await admin().post(`${URL}/Delivery/Actions/Retry`, { ids })).toMatchObject({ code: RESULT.notFound })
})

it('the password is sealed in the database, never answered, and demanded again for another server', async () => {
  expect(await saveServer()).toMatchObject({ code: RESULT.ok })

  const answer = await admin().get<object>(CONFIG)
  expect(answer.data).toMatchObject({ emailPassword: '', hasEmailPassword: true, hasSecretKey: true })
  const stored = JSON.stringify([
    await test.deps.db.selectFrom('systemSettings').selectAll().execute(),
    await test.deps.db.selectFrom('revisions').selectAll().execute(),
  ])
  expect(stored).toContain('erp@example.com')
  expect(stored).not.toContain('geheim-1')

  const moved = { emailSMTPHost: 'smtp.attacker.example', emailPassword: '' }
  expect(await saveServer(moved)).toMatchObject({
    code: RESULT.refused,
    data: { fields: { emailPassword: '服务器、加密方式或账户已改变，请重新输入密码' } },
  })
  expect(await saveServer({ emailPassword: '' })).toMatchObject({ code: RESULT.ok })
})

it('a person without the permissions reads no mails and sends no test', async () => {
  await buildUser(test.deps, { account: 'reader', permissions: ['system.sysConfig'] })

  const answers = [
    await test.as('reader').get(`${URL}/Delivery`),
    await test.as('reader').post(`${URL}/Delivery/Actions/Retry`, { ids: ['x'] }),
    await test.as('reader').post(`${URL}/Actions/Test`, { address: 'a@example.com' }),
  ]

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.forbidden))
})

it('a digest of unread messages is mailed in the language of the person, without a template', async () => {
  await saveServer()
  const setting = (await test.as('lina').get<object>('/api/message/Setting')).data
  expect(setting).toHaveProperty('digest')
  await test.as('lina').put('/api/message/Setting', { ...setting, digest: { enabled: true, hours: 4 } })
  await test.as('lina').put('/api/permission/Users/Current/SystemLanguage', { language: 'en' })
  await send()
  test.clock.advance(4 * HOUR)

  await test.app.jobs.drain()
  await run()

  const raw = decoded(mails[0]?.raw ?? '')
  expect(mails).toHaveLength(1)
  expect(raw).toContain('Subject: You have 1 unread messages')
  expect(raw).toContain('Your export “用户.xlsx” is ready to download')
})
