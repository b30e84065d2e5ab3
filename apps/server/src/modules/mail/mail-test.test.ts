import { RESULT } from '@sqos/contract'
import { startMailServer } from '@sqos/test-kit/mail-server'
import { startSmtpServer, type TestSmtp } from '@sqos/test-kit/smtp-server'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const CONFIG = '/api/system/SysConfig'
const TEST = '/api/system/Mail/Actions/Test'
const FAMILY_TEST = `${CONFIG}/Email/Test`

const smtp: TestSmtp = await startSmtpServer('geheim-1')
/** A port with nothing behind it. */
const closedPort = await freePort()
let test: TestApp

beforeEach(async () => {
  smtp.mails.length = 0
  smtp.state.refusal = undefined
  smtp.state.password = 'geheim-1'
  // A new application: the calls of one minute are counted.
  await test?.close()
  test = await createTestApp({
    config: {
      interfaceHosts: [`127.0.0.1:${smtp.port}`, `127.0.0.1:${closedPort}`],
      secretKey: Buffer.alloc(32, 7),
    },
  })
})
afterAll(async () => {
  await test.close()
  await smtp.close()
})

async function freePort(): Promise<number> {
  const server = await startSmtpServer('')
  await server.close()
  return server.port
}

const admin = () => test.as('admin')
const typed = (over: object = {}) => ({
  emailSMTPHost: '127.0.0.1',
  emailSMTPPort: smtp.port,
  emailSsl: '0',
  emailAccount: 'erp@example.com',
  emailPassword: 'geheim-1',
  ...over,
})
const recipients = () => smtp.mails.map(({ to }) => to)

it('sends with the settings as typed, which are not stored', async () => {
  const answer = await admin().post(TEST, { address: ' a@example.com ', ...typed({ emailSenderName: '试用' }) })

  expect(answer).toMatchObject({ code: RESULT.ok, data: { address: 'a@example.com' } })
  expect(recipients()).toEqual([['a@example.com']])
  expect((await admin().get(CONFIG)).data).toMatchObject({ emailSMTPHost: '', hasEmailPassword: false })
})

it('sends to the caller without a recipient, and asks for one if the caller has no address', async () => {
  const { id } = await buildUser(test.deps, { account: 'keeper', permissions: ['system.sysConfig:btn_save'] })

  expect(await test.as('keeper').post(TEST, typed())).toMatchObject({
    code: RESULT.refused,
    data: { fields: { address: '您的用户资料没有邮箱地址：请填写测试收件人' } },
  })
  await test.deps.db.updateTable('users').set({ email: 'keeper@example.com' }).where('id', '=', id).execute()
  expect(await test.as('keeper').post(TEST, { address: '', ...typed() })).toMatchObject({
    data: { address: 'keeper@example.com' },
  })
  expect(recipients()).toEqual([['keeper@example.com']])
})

it('uses the stored password for its own server and account only', async () => {
  await admin().put(CONFIG, typed())
  const attempt = (over: object) =>
    admin().post(TEST, { address: 'a@example.com', ...typed({ emailPassword: '', ...over }) })

  expect((await attempt({})).code).toBe(RESULT.ok)
  for (const moved of [
    { emailSMTPPort: closedPort },
    { emailSMTPHost: 'smtp.attacker.example' },
    { emailSsl: '2' },
    { emailAccount: 'other@example.com' },
  ])
    expect(await attempt(moved)).toMatchObject({
      code: RESULT.refused,
      data: { fields: { emailPassword: '服务器、加密方式或账户已改变，请重新输入密码' } },
    })
  expect(recipients()).toEqual([['a@example.com']])
})

it.each([
  ['nothing listens', () => ({ emailSMTPPort: closedPort }), '无法连接邮件服务器，请检查地址和端口'],
  ['a wrong password', () => ({ emailPassword: 'falsch' }), '邮件服务器拒绝登录，请检查账户和密码'],
  ['a private host', () => ({ emailSMTPHost: '10.0.0.9' }), '邮件服务器是内网地址'],
  ['a server without TLS', () => ({ emailSsl: '2' }), '与邮件服务器的加密连接失败'],
  ['no server', () => ({ emailSMTPHost: '' }), '未设置 SMTP 服务器'],
])('says what is wrong and what to do: %s', async (_, over, message) => {
  const answer = await admin().post(TEST, { address: 'a@example.com', ...typed(over()) })

  expect(answer.code).toBe(RESULT.refused)
  expect(answer.msg).toContain(message)
  expect(smtp.mails).toEqual([])
})

it('says that the server refuses the recipient, with its answer', async () => {
  smtp.state.refusal = { responseCode: 550, message: 'no such user' }

  const { code, msg } = await admin().post(TEST, { address: 'a@example.com', ...typed() })

  expect(code).toBe(RESULT.refused)
  expect(msg).toContain('邮件服务器拒收，请检查收件人和发件人地址')
  expect(msg).toContain('no such user')
})

it('tests five times a minute', async () => {
  const codes: number[] = []
  for (let count = 0; count < 6; count++)
    codes.push((await admin().post(TEST, { address: 'a@example.com', ...typed() })).code)

  expect(codes.slice(0, 5)).toEqual(codes.slice(0, 5).map(() => RESULT.ok))
  expect(codes[5]).not.toBe(RESULT.ok)
  expect(smtp.mails).toHaveLength(5)
})

it('answers the call of the API family: signs in and sends nothing', async () => {
  const body = {
    account: 'erp@example.com',
    password: 'geheim-1',
    smtpHost: '127.0.0.1',
    smtpPort: `${smtp.port}`,
    ssl: '0',
  }

  expect((await admin().post(FAMILY_TEST, body)).code).toBe(RESULT.ok)
  const wrong = await admin().post(FAMILY_TEST, { ...body, password: 'falsch' })
  expect(wrong.code).toBe(RESULT.refused)
  expect(wrong.msg).toContain('发件服务器（SMTP）：账户认证错误')
  const pop3 = { pop3Host: '127.0.0.1', pop3Port: closedPort }
  const away = await admin().post(FAMILY_TEST, { ...body, ...pop3 })
  expect(away.msg).toContain('收件服务器')
  expect((await admin().post(FAMILY_TEST, { ...body, ...pop3, password: '' })).code).toBe(RESULT.refused)
  expect(smtp.mails).toEqual([])
})

it('signs in to the POP3 server of the call of the API family, and names the server that refuses', async () => {
  await using mailbox = await startedMailbox()
  await test.close()
  test = await createTestApp({
    config: {
      interfaceHosts: [`127.0.0.1:${smtp.port}`, `127.0.0.1:${mailbox.pop3Port}`],
      secretKey: Buffer.alloc(32, 7),
    },
  })
  const body = { account: 'erp@example.com', smtpHost: '127.0.0.1', smtpPort: smtp.port, ssl: '0' }
  const attempt = (password: string) =>
    admin().post(FAMILY_TEST, { ...body, password, pop3Host: '127.0.0.1', pop3Port: mailbox.pop3Port })
  smtp.state.password = mailbox.password

  expect(await attempt(mailbox.password)).toMatchObject({ code: RESULT.ok })
  smtp.state.password = 'falsch'
  const { code, msg } = await attempt('falsch')
  expect(code).toBe(RESULT.refused)
  expect(msg).toContain('收件服务器：账户认证错误')
})

async function startedMailbox() {
  const server = await startMailServer()
  return { ...server, [Symbol.asyncDispose]: () => server.stop() }
}
