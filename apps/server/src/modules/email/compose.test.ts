import { RESULT } from '@sqos/contract'
import { type MailServer, startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import type { ImapFlow } from 'imapflow'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { FileUpload } from '../file/file.schema.ts'
import type { Email } from './email.schema.ts'
import { letter, settingsOf } from './email.testing.ts'
import { connectImap, endImap } from './remote/imap-client.ts'

const URL = '/api/extend/Email'

let mailbox: MailServer
let smtp: TestSmtp
let test: TestApp
let count = 0
let account: string

beforeAll(async () => {
  mailbox = await startMailServer()
  smtp = await startSmtpServer(mailbox.password)
  test = await createTestApp({ config: { interfaceHosts: ['127.0.0.1'], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  await test.reset()
  smtp.mails.length = 0
  smtp.state.refusal = undefined
  for (const name of ['lina', 'other']) await buildUser(test.deps, { account: name, permissions: ['extend.email'] })
  count += 1
  account = `compose${count}`
  await lina().put(`${URL}/Config`, settingsOf(account, { mailbox, smtp }))
})
afterAll(async () => {
  await test.close()
  await smtp.close()
  await mailbox.stop()
})

const lina = () => test.as('lina')
const send = (over: object = {}) =>
  lina().post(URL, { recipient: 'wang@partner.example', subject: '报价', bodyText: '<p>您好</p>', ...over })
const list = async (type: string) =>
  (await lina().get<{ list: { id: string; subject: string; problem: string }[] }>(`${URL}?type=${type}`)).data.list
const open = async (id: string | undefined) => (await lina().get<Email>(`${URL}/${id ?? ''}`)).data

/** The mails in the folder of sent mails on the server, after some work of another client there. */
async function sentOnServer(work?: (client: ImapFlow) => Promise<unknown>) {
  const client = await connectImap({
    host: mailbox.host,
    port: mailbox.imapPort,
    servername: undefined,
    ssl: '0',
    user: account,
    password: mailbox.password,
  })
  try {
    await client.mailboxOpen('Sent')
    await work?.(client)
    const mails = await client.fetchAll('1:*', { source: true, flags: true }).catch(() => [])
    return mails.map(({ source, flags }) => ({ source, isRead: flags?.has(String.raw`\Seen`) }))
  } finally {
    await endImap(client)
  }
}

async function upload(who: string, content = 'Menge;Preis', name = '报价.csv') {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  const { data } = await test.as(who).post<FileUpload>('/api/file/Uploader/mail', form)
  return { name, fileId: data.name }
}

it('a mail goes to all its recipients with text, HTML and files, and is among the sent ones; copies stay blind', async () => {
  const file = await upload('lina')

  const answer = await send({
    recipient: '王芳 <wang@partner.example>；zhao@partner.example',
    cc: 'fin@example.com',
    bcc: 'chef@example.com',
    bodyText: '<p>您好</p><p>1 &lt; 2</p><script>x()</script>',
    attachment: JSON.stringify([file]),
  })

  expect(answer).toMatchObject({ code: RESULT.ok, msg: '发送成功' })
  const [sent] = smtp.mails
  expect(sent?.to.toSorted()).toEqual(
    ['chef@example.com', 'fin@example.com', 'wang@partner.example', 'zhao@partner.example'].toSorted(),
  )
  expect(sent?.raw).not.toContain('chef@example.com')
  const mail = await simpleParser(sent?.raw ?? '')
  expect(mail.from?.text).toBe(`"李娜" <${account}@example.com>`)
  expect(mail.text?.trim()).toBe('您好\n1 < 2')
  expect(mail.html).toContain('<p>您好</p>')
  expect(mail.html).not.toContain('script')
  expect(mail.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
    ['报价.csv', 'Menge;Preis'],
  ])
  const [row] = await list('sent')
  expect(await open(row?.id)).toMatchObject({ subject: '报价', bcc: 'chef@example.com', folder: 'sent' })
  expect(await list('draft')).toEqual([])
})

it('a sent mail is copied to the server once, with its blind copies, unless the server or the user copies', async () => {
  const file = await upload('lina')
  await send({ bcc: 'chef@example.com', attachment: JSON.stringify([file]) })
  await test.app.jobs.drain()
  expect(await sentOnServer()).toEqual([])

  test.clock.advance(30_000)
  await test.app.jobs.drain()
  const [copy, ...others] = await sentOnServer()
  const mail = await simpleParser(copy?.source ?? '')
  expect(others).toEqual([])
  expect([mail.subject, mail.attachments[0]?.filename, copy?.isRead]).toEqual(['报价', '报价.csv', true])
  expect([mail.bcc].flat()[0]?.text).toBe('chef@example.com')
  const [sent] = smtp.mails
  expect(mail.messageId).toBe((await simpleParser(sent?.raw ?? '')).messageId)

  // The server had copied it already.
  await send({ subject: '第二封' })
  await sentOnServer((client) => client.append('Sent', smtp.mails.at(-1)?.raw ?? '', []))
  test.clock.advance(30_000)
  await test.app.jobs.drain()
  expect(await sentOnServer()).toHaveLength(2)

  const { data } = await lina().get<object>(`${URL}/Config`)
  expect(data).toMatchObject({ copiesSent: true })
  await lina().put(`${URL}/Config`, { ...data, copiesSent: false })
  await send({ subject: '第三封' })
  test.clock.advance(30_000)
  await test.app.jobs.drain()
  expect(await sentOnServer()).toHaveLength(2)
})

it('an answer belongs to the thread of the mail that it answers', async () => {
  mailbox.deliver(account, letter({ subject: '询价', headers: ['References: <first@partner.example>'] }))
  await lina().post(`${URL}/Receive`)
  const [row] = await list('inBox')

  await send({ subject: 'Re: 询价', answeredId: row?.id })

  const mail = await simpleParser(smtp.mails[0]?.raw ?? '')
  expect(mail.inReplyTo).toMatch(/@partner\.example>$/)
  expect(mail.references).toEqual(['<first@partner.example>', mail.inReplyTo])
})

it('a draft keeps everything, whatever is missing, and becomes the sent mail', async () => {
  const file = await upload('lina')
  const { data } = await lina().post<{ id: string }>(`${URL}/Actions/SaveDraft`, {
    recipient: 'half an addr',
    bodyText: '<p>一</p>',
    attachment: JSON.stringify([file]),
  })
  await lina().post(`${URL}/Actions/SaveDraft`, {
    id: data.id,
    recipient: 'half an addr',
    bodyText: '<p>一二</p>',
    attachment: JSON.stringify([file]),
  })

  const draft = await open(data.id)
  expect(draft).toMatchObject({ recipient: 'half an addr', bodyText: '<p>一二</p>', folder: 'draft' })
  expect(JSON.parse(draft.attachment)).toMatchObject([{ fileId: file.fileId, name: '报价.csv' }])
  expect(await list('draft')).toHaveLength(1)

  expect(await send({ id: data.id })).toMatchObject({ code: RESULT.ok })
  expect(await list('draft')).toEqual([])
  expect(await list('sent')).toMatchObject([{ id: data.id }])
  expect(await send({ id: data.id })).toMatchObject({ code: RESULT.refused })
  expect(smtp.mails).toHaveLength(1)
})

it('a failure is told with its reason, and the mail stays a draft that can be sent again', async () => {
  smtp.state.refusal = { responseCode: 550, message: 'no such user' }
  const answer = await send()
  expect(answer).toMatchObject({ code: RESULT.refused })
  expect(answer.msg).toContain('邮件服务器拒绝')
  expect(answer.msg).toContain('no such user')
  const [draft] = await list('draft')
  expect(draft?.problem).toContain('no such user')

  smtp.state.refusal = undefined
  expect(await send({ id: draft?.id })).toMatchObject({ code: RESULT.ok })
  expect(await list('draft')).toEqual([])
})

it.each([
  ['no recipient', { recipient: ' ' }, 'recipient', '收件人不能为空'],
  ['a wrong address', { cc: 'a@b.example, nonsense' }, 'cc', '“nonsense”不是正确的邮箱地址'],
  ['a line break in an address', { recipient: 'a@b.example\r\nBcc: x' }, 'recipient', '“Bcc: x”不是正确的邮箱地址'],
  ['no subject', { subject: '' }, 'subject', '主题不能为空'],
  ['an attachment that is no list', { attachment: '{' }, 'attachment', '不正确'],
])('refuses %s at its field', async (_, over, field, message) => {
  expect(await send(over)).toMatchObject({ code: RESULT.refused, data: { fields: { [field]: message } } })
  expect(smtp.mails).toEqual([])
})

it('too many recipients, and files of somebody else, are refused', async () => {
  const many = Array.from({ length: 101 }, (__, index) => `a${index}@b.example`).join(',')
  expect((await send({ recipient: many })).msg).toBe('一封邮件最多 100 个收件人')

  const file = await upload('other')
  expect((await send({ attachment: JSON.stringify([file]) })).msg).toBe('附件“报价.csv”已不存在，请重新上传')
  // Nor does a picture of somebody else leave by the text.
  const src = `/api/file/Image/mail/${file.fileId}`
  await send({ bodyText: `<img src="${src}">` })
  expect((await simpleParser(smtp.mails[0]?.raw ?? '')).attachments).toEqual([])
})

it('a deleted draft takes its files with it, unless another mail has them', async () => {
  const file = await upload('lina')
  const attachment = JSON.stringify([file])
  const draft = async () => (await lina().post<{ id: string }>(`${URL}/Actions/SaveDraft`, { attachment })).data.id
  const [first, second] = [await draft(), await draft()]
  const exists = async () => (await lina().get(`/api/file/Download/mail/${file.fileId}`)).code === RESULT.ok

  await lina().delete(`${URL}/${first}`)
  expect(await exists()).toBe(true)
  await lina().delete(`${URL}/${second}`)
  expect(await exists()).toBe(false)
})
