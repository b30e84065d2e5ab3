import { RESULT } from '@sqos/contract'
import { type MailServer, startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sendMessage } from '../message/message.access.ts'

const URL = '/api/system/Mail'
const CONFIG = '/api/system/SysConfig'

interface Delivery {
  id: string
  state: string
  problem: string
  answer: string
  canRetry: boolean
}

let mailbox: MailServer
let smtp: TestSmtp
let test: TestApp
let lina: string
let count = 0
/** Each test has a mailbox of its own. */
let account: string

beforeAll(async () => {
  mailbox = await startMailServer()
  smtp = await startSmtpServer(mailbox.password)
  test = await createTestApp({ config: { interfaceHosts: ['127.0.0.1'], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  smtp.mails.length = 0
  await test.reset()
  lina = (await buildUser(test.deps, { account: 'lina', realName: '李娜' })).id
  await test.deps.db.updateTable('users').set({ email: 'lina@partner.example' }).where('id', '=', lina).execute()
  count += 1
  account = `bounce${count}@example.com`
})
afterAll(async () => {
  await test.close()
  await smtp.close()
  await mailbox.stop()
})

const admin = () => test.as('admin')
const saveServer = (over: object = {}) =>
  admin().put(CONFIG, {
    emailSMTPHost: '127.0.0.1',
    emailSMTPPort: smtp.port,
    emailSsl: '0',
    emailAccount: 'erp@example.com',
    emailPassword: mailbox.password,
    emailReturnHost: mailbox.host,
    emailReturnPort: mailbox.imapPort,
    emailReturnSsl: '0',
    emailReturnAccount: account,
    emailReturnPassword: mailbox.password,
    ...over,
  })
const deliveries = async () => (await admin().get<{ list: Delivery[] }>(`${URL}/Delivery`)).data.list
const messages = async () =>
  (await test.as('lina').get<{ list: { title: string }[] }>('/api/message?type=2')).data.list.map(({ title }) => title)

/** Sends a mail that Li Na started; returns its Message-ID. */
async function sendMail(): Promise<string> {
  await admin().post('/api/system/MessageTemplate', {
    fullName: '导出邮件',
    enCode: 'EXPORT',
    category: '1',
    event: 'download',
    title: '文件 {name} 好了',
    content: '请下载',
    isStationLetter: 0,
    isWebhook: 0,
    isEmail: 1,
    enabledMark: 1,
  })
  const title = { key: 'message.downloadReady', params: { name: '用户.xlsx' } }
  const deps = { ...test.deps, events: test.app.events }
  await sendMessage(test.deps.db, deps, { to: [lina], kind: 'download', title })
  await test.app.events.drain()
  await test.app.jobs.drain()
  await test.deps.db.updateTable('mailDeliveries').set({ senderId: lina }).execute()
  const [, id = ''] = /^Message-ID: (<[^>]+>)/im.exec(smtp.mails.at(-1)?.raw ?? '') ?? []
  return id
}

async function readReturns() {
  test.clock.advance(300_000)
  await test.app.jobs.drain()
}

interface Report {
  messageId: string
  action?: string
  original?: string
}

/** A report as mail servers write it (RFC 3464). */
const report = ({ messageId, action = 'failed', original = 'text/rfc822-headers' }: Report) =>
  [
    'From: MAILER-DAEMON@mx.partner.example (Mail Delivery System)',
    `To: ${account}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="r"',
    '',
    '--r',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--r',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.partner.example',
    '',
    'Final-Recipient: rfc822; lina@partner.example',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <lina@partner.example>:',
    ' no such user',
    '--r',
    `Content-Type: ${original}`,
    '',
    'From: erp@example.com',
    `Message-ID: ${messageId}`,
    'Subject: x',
    '',
    '--r--',
    '',
  ].join('\r\n')

it.each(['text/rfc822-headers', 'message/rfc822'])(
  'a mail that comes back is marked with the reason, and its sender is told once (original as %s)',
  async (original) => {
    expect(await saveServer()).toMatchObject({ code: RESULT.ok })
    const messageId = await sendMail()
    expect(smtp.mails.at(-1)?.from).toBe(account)
    mailbox.deliver(account, report({ messageId, original }))

    await readReturns()
    await readReturns()

    const [returned] = await deliveries()
    const answer = '550 5.1.1 <lina@partner.example>: no such user'
    expect(returned).toMatchObject({ state: 'returned', problem: 'returned', answer, canRetry: true })
    await test.app.events.drain()
    expect(await messages()).toEqual([`发给 lina@partner.example 的邮件“文件 用户.xlsx 好了”未送达：${answer}`])
    expect(await admin().post(`${URL}/Delivery/Actions/Retry`, { ids: [returned?.id] })).toMatchObject({
      code: RESULT.ok,
    })
  },
)

it('an older kind of report is understood; replies of absent people, delays and other mails change nothing', async () => {
  await saveServer()
  const messageId = await sendMail()
  const plain = (head: string[], body: string) =>
    ['From: x@partner.example', `To: ${account}`, 'Subject: x', ...head, '', body, ''].join('\r\n')
  mailbox.deliver(account, report({ messageId, action: 'delayed' }))
  mailbox.deliver(account, plain([`In-Reply-To: ${messageId}`, 'Auto-Submitted: auto-replied'], '550 days on holiday'))
  mailbox.deliver(account, plain([], 'x'.repeat(600_000)))
  mailbox.deliver(account, report({ messageId: '<unknown@example.com>' }))
  await readReturns()
  expect(await deliveries()).toMatchObject([{ state: 'sent' }])

  const body = `lina@partner.example\r\n  SMTP error: 552 5.2.2 mailbox full\r\n\r\nMessage-ID: ${messageId}`
  mailbox.deliver(account, plain(['X-Failed-Recipients: lina@partner.example'], body))
  await readReturns()

  expect(await deliveries()).toMatchObject([{ state: 'returned', answer: '552 5.2.2 mailbox full' }])
})

it('a mailbox that cannot be read is named by the test mail, and as a failed job', async () => {
  await saveServer({ emailReturnPassword: 'falsch' })

  const answer = await admin().post(`${URL}/Actions/Test`, { address: 'a@example.com' })
  expect(answer.code).toBe(RESULT.refused)
  expect(answer.msg).toContain('退信邮箱无法打开。邮件服务器拒绝登录')
  await readReturns()
  expect(await test.app.jobs.failedSystemJobs()).toMatchObject([
    { kind: 'mail.returns', message: 'mail.returnsUnreadable' },
  ])
})

it('the password of the mailbox is demanded, sealed, and demanded again for another server', async () => {
  expect(await saveServer({ emailReturnPassword: '' })).toMatchObject({
    data: { fields: { emailReturnPassword: '不能为空' } },
  })
  expect(await saveServer({ emailReturnAccount: ' ' })).toMatchObject({
    data: { fields: { emailReturnAccount: '不能为空' } },
  })
  await saveServer()

  const { data } = await admin().get<object>(CONFIG)
  expect(data).toMatchObject({ emailReturnPassword: '', hasEmailReturnPassword: true, emailReturnAccount: account })
  const stored = await test.deps.db.selectFrom('systemSettings').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(mailbox.password)
  const moved = { emailReturnHost: 'imap.attacker.example' }
  expect(await admin().put(CONFIG, moved)).toMatchObject({
    data: { fields: { emailReturnPassword: '服务器、加密方式或账户已改变，请重新输入密码' } },
  })
})
