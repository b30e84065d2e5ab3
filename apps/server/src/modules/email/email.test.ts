import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { RESULT } from '@sqos/contract'
import { type MailServer, startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Email } from './email.schema.ts'
import { letter, settingsOf } from './email.testing.ts'

const URL = '/api/extend/Email'
const DAY = 86_400_000

interface Row {
  id: string
  subject: string
  sender: string
  senderName: string
  recipient: string
  isRead: number
  starred: number
  hasAttachment: number
  attachment: string
}

let mailbox: MailServer
let smtp: TestSmtp
let test: TestApp
/** Each test has a mailbox of its own. */
let account: string
let count = 0

beforeAll(async () => {
  mailbox = await startMailServer()
  smtp = await startSmtpServer(mailbox.password)
  test = await createTestApp({ config: { interfaceHosts: ['127.0.0.1'], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'lina', realName: '李娜', permissions: ['extend.email'] })
  count += 1
  account = `box${count}`
})
afterAll(async () => {
  await test.close()
  await smtp.close()
  await mailbox.stop()
})

const lina = () => test.as('lina')
const connect = (over: object = {}) =>
  lina().put(`${URL}/Config`, { ...settingsOf(account, { mailbox, smtp }), ...over })
const receive = () => lina().post<number>(`${URL}/Receive`)
const list = async (query = '') => (await lina().get<{ list: Row[] }>(`${URL}${query}`)).data.list
const open = async (id: string | undefined) => (await lina().get<Email>(`${URL}/${id ?? ''}`)).data
/** Works in the mailbox like another client of its owner. */
async function elsewhere<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const { host, imapPort: port, password } = mailbox
  const client = new ImapFlow({
    host,
    port,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user: account, pass: password },
  })
  await client.connect()
  await client.mailboxOpen('INBOX')
  try {
    return await work(client)
  } finally {
    await client.logout()
  }
}
const onServer = () =>
  elsewhere(async (client) =>
    (await client.fetchAll('1:*', { flags: true }).catch(() => [])).map(({ flags }) => [...(flags ?? [])]),
  )

it('a user without a mailbox is told so, and what to do', async () => {
  expect((await lina().get(`${URL}/Config`)).data).toBeNull()
  expect((await lina().get(`${URL}/State`)).data).toMatchObject({ hasAccount: false, unread: 0, hasSecretKey: true })
  expect(await receive()).toMatchObject({ code: RESULT.refused, msg: '你还没有设置邮件的帐户' })
})

describe.each(['imap', 'pop3'] as const)('by %s', (protocol) => {
  it('mails are received once, newest first, with their headers, and open with their text', async () => {
    mailbox.deliver(account, letter({ subject: '旧的', date: 'Fri, 20 Nov 2026 08:00:00 +0800' }))
    mailbox.deliver(
      account,
      letter({
        subject: '新的',
        date: 'Fri, 20 Nov 2026 09:00:00 +0800',
        body: '第一行\r\n.第二行以点开头\r\n..两个点',
        to: '"李娜" <lina@example.com>, "Finance" <fin@example.com>',
      }),
    )
    await connect({ protocol })

    expect(await receive()).toMatchObject({ data: 2, msg: '收件成功2条' })
    expect(await receive()).toMatchObject({ data: 0 })

    const rows = await list()
    const newest = rows.find(({ subject }) => subject === '新的')
    expect(rows).toHaveLength(2)
    expect(newest).toMatchObject({
      sender: 'wangfang@partner.example',
      senderName: 'Wang Fang',
      isRead: 0,
      recipient: '"李娜" <lina@example.com>, "Finance" <fin@example.com>',
    })
    const mail = await open(newest?.id)
    expect(mail.bodyText).toContain('第一行')
    expect(mail.bodyText).toContain('.第二行以点开头')
    expect(mail.bodyText).toContain('..两个点')
    expect((await list()).find(({ id }) => id === mail.id)).toMatchObject({ isRead: 1 })
    expect((await lina().get(`${URL}/State`)).data).toMatchObject({ unread: 1, isReceiving: false, problem: '' })
  })

  it('a deleted mail is deleted on the server, and not received again', async () => {
    mailbox.deliver(account, letter({ subject: '删除' }))
    mailbox.deliver(account, letter({ subject: '保留' }))
    await connect({ protocol })
    await receive()
    const row = (await list()).find(({ subject }) => subject === '删除')

    expect(await lina().delete(`${URL}/${row?.id}`)).toMatchObject({ code: RESULT.ok })
    await test.app.jobs.drain()

    expect(await onServer()).toHaveLength(1)
    expect(await receive()).toMatchObject({ data: 0 })
    expect((await list()).map(({ subject }) => subject)).toEqual(['保留'])
  })

  it.each([
    ['a wrong password', { password: 'falsch' }, '账户认证错误'],
    ['a server that is away', { imapPort: 9, pop3Port: 9 }, '无法连接邮件服务器'],
    ['a private host', { imapHost: '10.0.0.9', pop3Host: '10.0.0.9' }, '内网地址'],
    ['a certificate of nobody', { emailSsl: '2' }, '加密连接失败'],
  ])('%s is named by the check and by receiving, and nothing is lost', async (_, over, message) => {
    const body = { ...settingsOf(account, { mailbox, smtp }), protocol, ...over }
    const check = await lina().post(`${URL}/Config/Actions/CheckMail`, body)
    expect(check).toMatchObject({ code: RESULT.refused })
    expect(check.msg).toContain(message)
    expect(check.msg).toContain('收件服务器')

    await connect({ protocol, ...over })
    const answer = await receive()
    expect(answer).toMatchObject({ code: RESULT.refused })
    expect(answer.msg).toContain(message)
    expect((await lina().get<{ problem: string }>(`${URL}/State`)).data.problem).toContain(message)
  })
})

it.each([
  ['TLS', '1', 'imapsPort', 'pop3sPort'],
  ['STARTTLS', '2', 'imapPort', 'pop3Port'],
] as const)('mail is received over %s from a server whose certificate is trusted', async (_, emailSsl, imap, pop3) => {
  const before = getCACertificates()
  setDefaultCACertificates([...before, mailbox.certificate])
  try {
    const ports = { emailSsl, imapPort: mailbox[imap], pop3Port: mailbox[pop3] }
    for (const protocol of ['imap', 'pop3']) {
      const body = { ...settingsOf(account, { mailbox, smtp }), ...ports, protocol, smtpSsl: '0' }
      expect(await lina().post(`${URL}/Config/Actions/CheckMail`, body)).toMatchObject({ msg: '验证成功' })
    }
  } finally {
    setDefaultCACertificates(before)
  }
})

it('the check connects to both servers', async () => {
  const body = settingsOf(account, { mailbox, smtp })
  expect(await lina().post(`${URL}/Config/Actions/CheckMail`, body)).toMatchObject({ code: RESULT.ok, msg: '验证成功' })

  const wrong = await lina().post(`${URL}/Config/Actions/CheckMail`, { ...body, smtpPort: 9 })
  expect(wrong.msg).toContain('发件服务器（SMTP）：无法连接邮件服务器')
})

it('the password is sealed for its user, never answered, and demanded again for another server', async () => {
  expect(await connect()).toMatchObject({ code: RESULT.ok })

  const { data } = await lina().get<Record<string, unknown>>(`${URL}/Config`)
  expect(data).toMatchObject({ hasPassword: true, imapPort: mailbox.imapPort })
  expect(data).not.toHaveProperty('password')
  const [row] = await test.deps.db.selectFrom('emailAccounts').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(mailbox.password)

  // As read, without a password: it is kept.
  expect(await lina().put(`${URL}/Config`, { ...data, signature: '李娜' })).toMatchObject({ code: RESULT.ok })
  expect(await lina().put(`${URL}/Config`, { ...data, imapHost: 'imap.attacker.example' })).toMatchObject({
    code: RESULT.refused,
    data: { fields: { password: '服务器、加密方式或账户已改变，请重新输入密码' } },
  })
  // A row that is copied to another user does not open there.
  const thief = await buildUser(test.deps, { account: 'thief', permissions: ['extend.email'] })
  await test.deps.db
    .insertInto('emailAccounts')
    .values({ ...row, shownSenders: '[]', userId: thief.id } as never)
    .execute()
  expect((await test.as('thief').post(`${URL}/Receive`)).msg).toContain('不能解密邮箱密码')
})

it('marks go to the server, and marks and deletions of other clients come from it', async () => {
  for (const subject of ['一', '二', '三']) mailbox.deliver(account, letter({ subject }))
  await connect()
  await receive()
  const byName = async () => Object.fromEntries((await list()).map((row) => [row.subject, row]))
  const before = await byName()

  await lina().put(`${URL}/${before['一']?.id}/Actions/Star`)
  await lina().put(`${URL}/${before['一']?.id}/Actions/Read`)
  await test.app.jobs.drain()
  expect((await onServer()).map((flags) => flags.toSorted().join(' ')).toSorted()).toContainEqual(
    expect.stringContaining(String.raw`\Flagged`),
  )
  expect((await list('?type=star')).map(({ subject }) => subject)).toEqual(['一'])

  await elsewhere(async (client) => {
    await client.messageFlagsRemove({ flagged: true }, [String.raw`\Flagged`, String.raw`\Seen`])
    await client.messageFlagsAdd({ subject: '二' }, [String.raw`\Seen`])
    await client.messageDelete({ subject: '三' })
  })
  await receive()
  const after = await byName()
  expect(Object.keys(after).toSorted()).toEqual(['一', '二'].toSorted())
  expect([after['一']?.starred, after['一']?.isRead, after['二']?.isRead]).toEqual([0, 0, 1])
})

it('mail in odd charsets is read', async () => {
  const gbk = Buffer.from('c4fabac3cac0bde7', 'hex')
  const type = (charset: string, encoding = '8bit') => [
    `Content-Type: text/plain; charset=${charset}`,
    `Content-Transfer-Encoding: ${encoding}`,
  ]
  const raw = (head: string, body: Buffer) => Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n')])
  mailbox.deliver(account, raw(letter({ subject: 'gbk', body: '', headers: type('gb2312') }), gbk))
  mailbox.deliver(
    account,
    raw(letter({ subject: 'big5', body: '', headers: type('big5') }), Buffer.from('b17aa66ea540acc9', 'hex')),
  )
  mailbox.deliver(
    account,
    letter({ subject: 'jis', body: 'GyRCJDMkcyRLJEEkTxsoQg==', headers: type('iso-2022-jp', 'base64') }),
  )
  for (const [subject, charset, bytes] of [
    ['gb18030', 'gb18030', 'c4fabac38137a837'],
    ['utf16', 'utf-16', 'fffe604f7d59'],
    ['utf7', 'utf-7', Buffer.from('+YKhZfQ- 1').toString('hex')],
    ['shift', 'shift_jis', '82b182f182c982bf82cd'],
    ['korean', 'ks_c_5601-1987', 'bec8b3e7'],
    ['koi8', 'koi8-r', 'f0d2c9d7c5d4'],
    ['false', 'us-ascii', Buffer.from('您好').toString('hex')],
  ] as const)
    mailbox.deliver(
      account,
      letter({ subject, body: Buffer.from(bytes, 'hex').toString('base64'), headers: type(charset, 'base64') }),
    )
  mailbox.deliver(account, letter({ subject: 'none', body: 'plain', headers: type('x-unknown-9') }))
  await connect()
  await receive()

  const texts: Record<string, string> = {}
  for (const { id, subject } of await list()) texts[subject] = (await open(id)).bodyText
  expect(texts['gbk']).toContain('您好世界')
  expect(texts['big5']).toContain('您好世界')
  expect(texts['jis']).toContain('こんにちは')
  expect(texts['none']).toContain('plain')
  expect(texts['gb18030']).toContain('您好☿')
  expect(texts['utf16']).toContain('你好')
  // Refused by the parser: it could hide elements from filters.
  expect(texts['utf7']).toContain('+YKhZfQ- 1')
  expect(texts['shift']).toContain('こんにちは')
  expect(texts['korean']).toContain('안녕')
  expect(texts['koi8']).toContain('Привет')
  expect(texts['false']).toContain('您好')
})

it('a keyword finds subjects, people and received texts; times limit the list', async () => {
  mailbox.deliver(account, letter({ subject: '合同 50%', date: 'Fri, 20 Nov 2026 08:00:00 +0800', body: '条款' }))
  mailbox.deliver(account, letter({ subject: '问候', from: 'Zhao <zhao@other.example>', body: '合同附后' }))
  await connect()
  await receive()

  const found = async (query: string) => (await list(`?${query}`)).map(({ subject }) => subject).toSorted()
  expect(await found(`keyword=${encodeURIComponent('合同')}`)).toEqual(['合同 50%', '问候'].toSorted())
  expect(await found(`keyword=${encodeURIComponent('50%')}`)).toEqual(['合同 50%'])
  expect(await found('keyword=ZHAO@')).toEqual(['问候'])
  expect(await found('endTime=0')).toEqual([])
})

it('mailbox, mails and files are removed a month after their owner; meanwhile nothing is received', async () => {
  const text = ['Content-Type: text/plain; name="a.txt"', 'Content-Disposition: attachment; filename="a.txt"']
  mailbox.deliver(account, letter({ headers: text, body: 'geheim' }))
  await connect()
  await receive()
  await lina().post(`${URL}/Actions/SaveDraft`, { subject: '草稿' })
  const { id } = await test.deps.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', 'lina')
    .executeTakeFirstOrThrow()
  const left = async () => {
    const { db } = test.deps
    const [accounts, mails, files] = await Promise.all([
      db.selectFrom('emailAccounts').select('userId').execute(),
      db.selectFrom('emailMessages').select('id').execute(),
      db.selectFrom('files').select('name').where('type', '=', 'mail').execute(),
    ])
    return [accounts.length, mails.length, files.length]
  }

  await test.as('admin').delete(`/api/permission/Users/${id}`)
  mailbox.deliver(account, letter({ subject: '后来' }))
  test.clock.advance(600_000)
  await test.app.jobs.drain()
  expect(await left()).toEqual([1, 2, 1])

  test.clock.advance(29 * DAY)
  await test.app.jobs.drain()
  expect(await left()).toEqual([1, 2, 1])

  test.clock.advance(2 * DAY)
  await test.app.jobs.drain()
  expect(await left()).toEqual([0, 0, 0])

  // Of an account that was removed from the recycle bin.
  await test.deps.db
    .insertInto('emailMessages')
    .values({
      id: 'old',
      userId: 'gone',
      folder: 'sent',
      fdate: test.clock.now(),
      createdAt: test.clock.now(),
    } as never)
    .execute()
  test.clock.advance(DAY)
  await test.app.jobs.drain()
  expect(await left()).toEqual([0, 0, 0])
})

it('disconnecting removes the copy of the inbox and keeps drafts; so does another mailbox', async () => {
  mailbox.deliver(account, letter())
  await connect()
  await receive()
  await lina().post(`${URL}/Actions/SaveDraft`, { subject: '草稿' })

  await connect({ account: 'other@example.com', loginName: `${account}-other` })
  expect(await list()).toEqual([])
  await receive()
  expect(await lina().delete(`${URL}/Config`)).toMatchObject({ code: RESULT.ok })
  expect((await list('?type=draft')).map(({ subject }) => subject)).toEqual(['草稿'])
  expect(await onServer()).toHaveLength(1)
})
