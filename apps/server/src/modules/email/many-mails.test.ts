import { createHash, randomBytes } from 'node:crypto'
import { type MailServer, startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Email } from './email.schema.ts'
import { letter, settingsOf } from './email.testing.ts'

const URL = '/api/extend/Email'
const MANY = 50_000
const LARGE = 30 * 1_048_576

let mailbox: MailServer
let smtp: TestSmtp
let test: TestApp

beforeAll(async () => {
  mailbox = await startMailServer()
  smtp = await startSmtpServer(mailbox.password)
  test = await createTestApp({ config: { interfaceHosts: ['127.0.0.1'], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'lina', permissions: ['extend.email'] })
})
afterAll(async () => {
  await test.close()
  await smtp.close()
  await mailbox.stop()
})

const lina = () => test.as('lina')
const connect = (account: string, protocol: string) =>
  lina().put(`${URL}/Config`, { ...settingsOf(account, { mailbox, smtp }), protocol })
const total = async (query = '') =>
  (await lina().get<{ pagination: { total: number } }>(`${URL}?pageSize=1${query}`)).data.pagination.total

/** Waits for the job, which continues after the call has answered. */
const ended = () =>
  expect
    .poll(async () => (await lina().get<{ isReceiving: boolean }>(`${URL}/State`)).data.isReceiving, {
      timeout: 280_000,
    })
    .toBe(false)

it.each(['imap', 'pop3'])(
  'a mailbox with 50,000 mails is received by %s in steps, newest first, without loss',
  async (protocol) => {
    const account = `many-${protocol}`
    for (let number = 1; number <= MANY; number += 1) mailbox.deliver(account, letter({ subject: `邮件 ${number}` }))
    await connect(account, protocol)

    await lina().post(`${URL}/Receive`)
    const early = await total()
    await ended()

    expect(await total()).toBe(MANY)
    expect(early).toBeLessThanOrEqual(MANY)
    expect(await total('&keyword=邮件 49999')).toBe(1)

    await lina().post(`${URL}/Receive`)
    await ended()
    expect(await total()).toBe(MANY)
  },
)

it('an attachment of 30 MB arrives and leaves unchanged', async () => {
  const text = randomBytes(LARGE / 2).toString('hex')
  const sha = createHash('sha256').update(text).digest('hex')
  const encoded = Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  const part = [
    '--b',
    'Content-Type: text/plain; name="large.txt"',
    'Content-Disposition: attachment; filename="large.txt"',
    'Content-Transfer-Encoding: base64',
    '',
    encoded,
    '--b--',
  ]
  mailbox.deliver('large', letter({ headers: ['Content-Type: multipart/mixed; boundary=b'], body: part.join('\r\n') }))
  await connect('large', 'imap')
  await lina().post(`${URL}/Receive`)
  const { data } = await lina().get<{ list: { id: string }[] }>(URL)
  const id = data.list[0]?.id ?? ''

  await lina().get(`${URL}/${id}`)
  await test.app.jobs.drain()

  const mail = (await lina().get<Email>(`${URL}/${id}`)).data
  const [file] = JSON.parse(mail.attachment) as { fileId: string; fileSize: number; problem: string; name: string }[]
  expect(file).toMatchObject({ fileSize: LARGE, problem: '' })

  await lina().post(URL, { recipient: 'a@b.example', subject: 'large', attachment: JSON.stringify([file]) })
  await test.app.jobs.drain()
  const [sent] = smtp.mails
  const [, body = ''] = /filename=large\.txt\s[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(sent?.raw ?? '') ?? []
  const arrived = Buffer.from(body.replaceAll(/\s/g, ''), 'base64')
  expect(createHash('sha256').update(arrived).digest('hex')).toBe(sha)
})
