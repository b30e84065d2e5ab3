import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RESULT } from '@sqos/contract'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { simpleParser } from 'mailparser'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { findBrowser } from '../print/pdf/find-browser.ts'
import { buildPrintedRequests } from '../print/print.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
import type { RecordMailState } from './record-mail.schema.ts'

const URL = '/api/system/printDev/Actions/Mail'
const DESIGNER = join(import.meta.dirname, '../../../../../packages/print-designer')
const PASSWORD = 'geheim-1'

let test: TestApp
let smtp: TestSmtp
let staticDir: string

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'sqos-paper-'))
  await writeFile(join(staticDir, 'index.html'), '')
  await promisify(execFile)(
    join(DESIGNER, 'node_modules/.bin/vite'),
    ['build', '--config', 'vite.paper.config.ts', '--outDir', join(staticDir, 'paper')],
    { cwd: DESIGNER, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const pdfBrowser = process.env['CHROME_PATH'] ?? findBrowser(undefined)
  smtp = await startSmtpServer(PASSWORD)
  const secretKey = Buffer.alloc(32, 7)
  test = await createTestApp({ config: { staticDir, pdfBrowser, secretKey, interfaceHosts: ['127.0.0.1'] } })
})
afterAll(async () => {
  await test.close()
  await smtp.close()
  await rm(staticDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await test.reset()
  smtp.mails.length = 0
})

const { permit } = recordCalls(() => test)

const connectSystem = () =>
  test.as('admin').put('/api/system/SysConfig', {
    emailSMTPHost: '127.0.0.1',
    emailSMTPPort: smtp.port,
    emailSsl: '0',
    emailAccount: 'erp@example.com',
    emailPassword: PASSWORD,
  })

const setEmail = (account: string, email: string) =>
  test.deps.db.updateTable('users').set({ email }).where('account', '=', account).execute()

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

it('a record goes as PDF to users and addresses, with what its sender may read, and answers go to the sender', async () => {
  await connectSystem()
  const { modelId, id } = await buildPrintedRequests(() => test)
  const { menuId } = await permit('seller', { modelId, may: (code) => code !== 'F_Secret' })
  await setEmail('seller', 'seller@example.com')
  const lina = await buildUser(test.deps, { account: 'lina', realName: '李娜' })
  await setEmail('lina', 'lina@example.com')

  const answer = await test.as('seller').post<RecordMailState>(URL, {
    modelId,
    menuId,
    formIds: [id],
    templateIds: [''],
    userIds: [lina.id],
    addresses: 'Wang <wang@partner.example>; lina@example.com',
    subject: '申请单',
    text: '请查收',
  })
  await test.app.jobs.drain()

  expect(answer).toMatchObject({ code: RESULT.ok, msg: '已发送给 2 个收件人' })
  expect(smtp.mails.map(({ to }) => to.join(',')).toSorted()).toEqual(['lina@example.com', 'wang@partner.example'])
  const mail = await simpleParser(smtp.mails[0]?.raw ?? '')
  expect([mail.subject, mail.text?.trim(), mail.replyTo?.text]).toEqual(['申请单', '请查收', 'seller@example.com'])
  const [pdf] = mail.attachments
  expect(pdf?.contentType).toBe('application/pdf')
  const words = await textOf(pdf?.content ?? Buffer.alloc(0))
  expect(words).toContain('电脑')
  expect(words).not.toContain('机密')
  const { data } = await test.as('admin').get<{ list: object[] }>('/api/system/Mail/Delivery')
  expect(data.list).toMatchObject([{ state: 'sent', kindName: '发送记录' }, { state: 'sent' }])
  const state = await test.as('seller').get<RecordMailState>(`${URL}/${answer.data.id}`)
  expect(state.data).toMatchObject({ status: 'done', done: 1, total: 1, message: '已发送给 2 个收件人' })
  expect(await test.as('admin').get(`${URL}/${answer.data.id}`)).toMatchObject({ code: RESULT.notFound })
  // While it runs, its progress is told.
  await test.deps.db.updateTable('jobs').set({ status: 'running', result: null, done: 20, total: 60 }).execute()
  expect((await test.as('seller').get(`${URL}/${answer.data.id}`)).data).toMatchObject({
    status: 'running',
    done: 20,
    total: 60,
    message: '',
  })
  // The file was only for these mails.
  expect(await test.deps.db.selectFrom('files').select('name').execute()).toEqual([])
})

it('a failure is told with its reason: to the caller, and by a message when it took long', async () => {
  const { modelId, id } = await buildPrintedRequests(() => test)
  const owner = await buildUser(test.deps, { account: 'owner', isAdministrator: true })
  const mail = { modelId, formIds: [id], templateIds: [''], addresses: 'a@b.example', subject: '申请单', from: 'own' }
  expect(await test.as('owner').post(URL, mail)).toMatchObject({
    code: RESULT.refused,
    msg: '你还没有设置邮件的帐户',
  })
  const { id: jobId, input } = await test.deps.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  expect((await test.as('owner').get(`${URL}/${jobId}`)).data).toMatchObject({
    status: 'failed',
    message: '你还没有设置邮件的帐户',
  })

  test.clock.advance(20_000)
  await test.app.jobs.send(
    test.deps.db,
    { kind: 'recordMail.send', queue: 'recordMail.send' },
    { input, ownerId: owner.id },
  )
  await test.app.jobs.drain()
  await test.app.events.drain()
  const { data } = await test.as('owner').get<{ list: { title: string }[] }>('/api/message?type=2')
  expect(data.list).toMatchObject([{ title: '发给 a@b.example 的邮件“申请单”未送达：你还没有设置邮件的帐户' }])
})

it('records that the sender may not read, and missing receivers and servers, are refused', async () => {
  const { modelId, id } = await buildPrintedRequests(() => test)
  const { menuId } = await permit('seller', { modelId, may: (code) => code !== 'F_Secret' })
  await buildUser(test.deps, { account: 'nobody' })
  const wang = await buildUser(test.deps, { account: 'wang', realName: '王芳' })
  const mail = { modelId, menuId, formIds: [id], templateIds: [''], addresses: 'a@b.example', subject: '申请单' }
  const send = async (over: object, who = 'seller') => await test.as(who).post(URL, { ...mail, ...over })

  expect((await send({})).msg).toContain('未设置 SMTP 服务器')
  await connectSystem()
  expect((await send({}, 'nobody')).code).not.toBe(RESULT.ok)
  expect((await send({ addresses: '' })).msg).toBe('收件人不能为空')
  expect((await send({ userIds: [wang.id] })).msg).toBe('没有邮箱地址：王芳')
  expect((await send({ from: 'own' })).code).toBe(RESULT.forbidden)
  expect(smtp.mails).toEqual([])
})
