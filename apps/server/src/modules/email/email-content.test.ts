import { RESULT } from '@sqos/contract'
import { type MailServer, startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Email } from './email.schema.ts'
import { letter, settingsOf } from './email.testing.ts'
import { compressedRtf, rtfOfHtml, winmail } from './tnef.testing.ts'

const URL = '/api/extend/Email'
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const BOUNDARY = 'part-of-the-mail'
const MIXED = (kind = 'mixed') => [`Content-Type: multipart/${kind}; boundary="${BOUNDARY}"`]

interface Part {
  type: string
  content: string
  name?: string
  id?: string
}

const parts = (list: readonly Part[]) =>
  [
    ...list.map(({ type, content, name, id }) =>
      [
        `--${BOUNDARY}`,
        `Content-Type: ${type}${name === undefined ? '' : `; name="${name}"`}`,
        ...(name === undefined ? [] : [`Content-Disposition: attachment; filename="${name}"`]),
        ...(id === undefined ? [] : [`Content-ID: <${id}>`]),
        ...(type.startsWith('text/') ? [] : ['Content-Transfer-Encoding: base64']),
        '',
        content,
      ].join('\r\n'),
    ),
    `--${BOUNDARY}--`,
  ].join('\r\n')

interface Attachment {
  name: string
  fileId: string
  url: string
  fileSize: number
  problem: string
}

let mailbox: MailServer
let smtp: TestSmtp
let test: TestApp
let account: string
let count = 0

beforeAll(async () => {
  mailbox = await startMailServer()
  smtp = await startSmtpServer(mailbox.password)
  test = await createTestApp({ config: { interfaceHosts: ['127.0.0.1'], secretKey: Buffer.alloc(32, 7) } })
})
beforeEach(async () => {
  await test.reset()
  for (const name of ['lina', 'other']) await buildUser(test.deps, { account: name, permissions: ['extend.email'] })
  count += 1
  account = `content${count}`
})
afterAll(async () => {
  await test.close()
  await smtp.close()
  await mailbox.stop()
})

async function received(...raws: (string | Buffer)[]): Promise<string[]> {
  for (const raw of raws) mailbox.deliver(account, raw)
  await test.as('lina').put(`${URL}/Config`, settingsOf(account, { mailbox, smtp }))
  await test.as('lina').post(`${URL}/Receive`)
  const { data } = await test.as('lina').get<{ list: { id: string }[] }>(URL)
  return data.list.map(({ id }) => id)
}
const open = async (id: string | undefined, who = 'lina') => (await test.as(who).get<Email>(`${URL}/${id ?? ''}`)).data
const attachmentsOf = ({ attachment }: Email) => JSON.parse(attachment) as Attachment[]
/** The page of the frame, as the browser of a user gets it. */
async function frame(bodyUrl: string, who = 'lina') {
  const authorization = await test.tokenOf(who)
  return await test.app.inject({ url: bodyUrl, headers: { authorization } })
}

it('HTML arrives without anything active, and pictures of other servers only with consent', async () => {
  const html = [
    '<p onclick="steal()" style="color:red;background:url(https://spy.example/a.png);position:fixed">价格</p>',
    '<script>steal()</script><style>@import "https://spy.example/a.css"</style><iframe src="https://spy.example"></iframe>',
    '<form action="https://spy.example"><input name="password"></form><svg onload="steal()"></svg>',
    '<a href="javascript:steal()">bad</a><a href="https://ok.example/x">good</a>',
    '<img src="https://spy.example/pixel.png"><img src="//spy.example/two.png" srcset="https://spy.example/3.png 2x">',
    '<table background="https://spy.example/b.png"><tr><td bgcolor="#eee">单价</td></tr></table>',
  ].join('')
  const headers = ['Content-Type: text/html; charset=utf-8']
  const [id, secondId] = await received(
    letter({ subject: 'html', body: html, headers }),
    letter({ subject: 'html 2', body: '<img src="https://spy.example/pixel.png">', headers }),
  )

  const mail = await open(id)
  const blocked = mail.blockedImages > 1 ? mail : await open(secondId)
  expect(blocked.bodyText).not.toMatch(/spy\.example|steal|position|<(?:script|style|iframe|form|input|svg)/)
  expect(blocked.bodyText).toContain('color:red')
  expect(blocked.bodyText).toContain('href="https://ok.example/x"')
  expect(blocked.blockedImages).toBe(2)
  const page = await frame(blocked.bodyUrl)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toMatch(
    /default-src 'none'; img-src 'self' data:;.*sandbox allow-same-origin/,
  )
  expect(page.body).not.toContain('spy.example')

  await test.as('lina').put(`${URL}/${blocked.id}/Actions/ShowImages`, { always: true })

  const shown = await open(blocked.id)
  expect(shown.blockedImages).toBe(0)
  expect(shown.bodyText).toContain('src="https://spy.example/pixel.png"')
  expect((await frame(shown.bodyUrl)).headers['content-security-policy']).toContain("img-src 'self' data: http: https:")
  // The other mail of the same sender.
  const other = [id, secondId].find((one) => one !== blocked.id)
  expect((await open(other)).blockedImages).toBe(0)
})

it('attachments are stored by their content for their owner alone; refused ones are listed with the reason', async () => {
  const [id] = await received(
    letter({
      headers: MIXED(),
      body: parts([
        { type: 'text/plain; charset=utf-8', content: '见附件' },
        { type: 'image/png', content: PNG, name: '图.png' },
        { type: 'image/png', content: Buffer.from('MZ no picture').toString('base64'), name: 'false.png' },
        { type: 'application/octet-stream', content: Buffer.from('MZ').toString('base64'), name: 'setup.exe' },
        { type: 'application/ms-tnef', content: 'eJ8+', name: 'winmail.dat' },
      ]),
    }),
  )

  const mail = await open(id)
  const [picture, ...refused] = attachmentsOf(mail)
  expect(picture).toMatchObject({ problem: '', fileSize: Buffer.from(PNG, 'base64').length })
  expect(refused.map(({ fileId }) => fileId)).toEqual(['', '', ''])
  expect(refused.map(({ problem }) => problem).join('\n')).toMatch(/内容.*\n.*\n.*winmail/s)

  const download = (who: string) => test.as(who).get<{ url: string }>(`/api/file/Download/mail/${picture?.fileId}`)
  const { data } = await download('lina')
  const served = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf('lina') } })
  expect(served.rawPayload).toEqual(Buffer.from(PNG, 'base64'))
  for (const who of ['other', 'admin']) expect(await download(who)).toMatchObject({ code: RESULT.notFound })
})

it('the files of winmail.dat are listed like others, and its text is shown when the mail has none', async () => {
  const files = [
    { name: '报价单.csv', content: Buffer.from('Menge;Preis') },
    { name: 'setup.exe', content: Buffer.from('MZ') },
  ]
  const tnef = winmail({ files, bodyHtml: '<p>价格见附件<script>x()</script></p>' })
  const [id] = await received(
    letter({
      headers: MIXED(),
      body: parts([{ type: 'application/ms-tnef', content: tnef.toString('base64'), name: 'winmail.dat' }]),
    }),
  )

  const mail = await open(id)
  const [csv, exe, ...others] = attachmentsOf(mail)
  expect(mail.bodyText).toBe('<p>价格见附件</p>')
  expect(csv).toMatchObject({ name: '报价单.csv', fileSize: 11, problem: '' })
  expect(exe).toMatchObject({ name: 'setup.exe', fileId: '', fileSize: 2 })
  expect(exe?.problem).not.toBe('')
  expect(others).toEqual([])
})

it('the text in the compressed RTF of winmail.dat is shown in place of the plain one, and runs nothing', async () => {
  const tnef = winmail({ files: [], rtf: compressedRtf(rtfOfHtml(String.raw`{\b \'bc\'db\'b8\'f1}`)) })
  const [id] = await received(
    letter({
      headers: MIXED(),
      body: parts([
        { type: 'text/plain; charset=utf-8', content: '价格' },
        { type: 'application/ms-tnef', content: tnef.toString('base64'), name: 'winmail.dat' },
      ]),
    }),
  )

  expect((await open(id)).bodyText).toBe('<p>价格</p>')
})

it('pictures inside the text are shown from the own store', async () => {
  const [id] = await received(
    letter({
      headers: MIXED('related'),
      body: parts([
        { type: 'text/html; charset=utf-8', content: '<p>Logo</p><img src="cid:logo%40x" alt="logo">' },
        { type: 'image/png', content: PNG, id: 'logo@x', name: 'logo.png' },
      ]),
    }),
  )

  const mail = await open(id)

  const [, address = ''] = /src="(\/api\/file\/Image\/mail\/[^"]+)"/.exec(mail.bodyText) ?? []
  const picture = await test.app.inject({ url: address, headers: { authorization: await test.tokenOf('lina') } })
  expect(picture.headers['content-type']).toBe('image/png')
  expect(attachmentsOf(mail)).toEqual([])
})

it('nobody reads, changes, sends or downloads the mail of somebody else, not even an administrator', async () => {
  const [id] = await received(letter({ body: '<p>geheim</p>', headers: ['Content-Type: text/html'] }))
  const { bodyUrl } = await open(id)

  for (const who of ['other', 'admin']) {
    const caller = test.as(who)
    const answers = [
      await caller.get(`${URL}/${id}`),
      await caller.delete(`${URL}/${id}`),
      await caller.put(`${URL}/${id}/Actions/Read`),
      await caller.put(`${URL}/${id}/Actions/Unread`),
      await caller.put(`${URL}/${id}/Actions/Star`),
      await caller.put(`${URL}/${id}/Actions/Unstar`),
      await caller.put(`${URL}/${id}/Actions/ShowImages`, {}),
      await caller.post(`${URL}/Actions/SaveDraft`, { id, subject: 'x' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.notFound))
    expect((await caller.get<{ list: unknown[] }>(URL)).data.list).toEqual([])
    expect((await caller.get(`${URL}/Config`)).data).toBeNull()
    expect((await frame(bodyUrl, who)).body).not.toContain('geheim')
  }
  // Not the last letter: some of its bits are padding, so another one can mean the same signature.
  const forged = bodyUrl.replace(/.(?=.{9}$)/, (sign) => (sign === 'A' ? 'B' : 'A'))
  expect((await frame(forged)).body).not.toContain('geheim')
  expect((await frame(bodyUrl)).body).toContain('geheim')
})

it('a user without the page is refused everywhere', async () => {
  await buildUser(test.deps, { account: 'nobody' })
  const caller = test.as('nobody')

  const answers = [
    await caller.get(URL),
    await caller.get(`${URL}/State`),
    await caller.get(`${URL}/Config`),
    await caller.get(`${URL}/x`),
    await caller.post(`${URL}/Receive`),
    await caller.post(URL, { recipient: 'a@b.example', subject: 'x' }),
    await caller.post(`${URL}/Actions/SaveDraft`, {}),
    await caller.put(`${URL}/x/Actions/Read`),
    await caller.delete(`${URL}/x`),
    await caller.delete(`${URL}/Config`),
  ]

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.forbidden))
})
