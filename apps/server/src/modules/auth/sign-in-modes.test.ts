import { createServer, type IncomingHttpHeaders } from 'node:http'
import { RESULT } from '@sqos/contract'
import { listenOnLoopback } from '@sqos/test-kit/loopback'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { buildSession } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { LoginConfig, LoginResult } from './auth.schema.ts'
import { buildReader, skipRateLimits, solve, writeSettings } from './auth.testing.ts'
import type { OpenedScanTicket, ScanTicket, ScanTicketState } from './sign-in-modes.schema.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const MOBILE = '13800000001'
const SECRET = 'Bearer of-the-sms-service'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0'

interface Received {
  headers: IncomingHttpHeaders
  body: { mobile: string; text: string; template: string; parameters: Record<string, string> }
}

/** A service of text messages as companies have them. */
async function startSmsService() {
  const received: Received[] = []
  const state = { status: 200, received }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
      response.writeHead(state.status).end('{}')
    })
  })
  const { url, stop } = await listenOnLoopback(server)
  return Object.assign(state, { url: `${url}/send`, stop })
}

let sms: Awaited<ReturnType<typeof startSmsService>>
let test: TestApp
/** A second server on the same database. */
let other: FastifyInstance

beforeAll(async () => {
  sms = await startSmsService()
  test = await createTestApp({ config: { textMessages: { url: sms.url, authorization: SECRET } } })
  other = await createApp(test.deps)
})
beforeEach(async () => {
  await test.reset()
  sms.received.length = 0
  sms.status = 200
  skipRateLimits()
})
afterAll(async () => {
  vi.useRealTimers()
  await other.close()
  await test.close()
  await sms.stop()
})

/** What the calls of this file answer. */
interface Reply {
  code: number
  msg: string
  data: Partial<LoginResult & ScanTicket & ScanTicketState & OpenedScanTicket> | null
}

interface Call {
  app?: FastifyInstance
  ip?: string
  token?: string
}

async function call(url: string, payload: object, { app = test.app, ip = '192.0.2.1', token }: Call = {}) {
  const response = await app.inject({
    method: 'POST',
    url,
    remoteAddress: ip,
    headers: { 'user-agent': CHROME, ...(token && { authorization: token }) },
    payload,
  })
  return response.json<Reply>()
}

const login = (fields: object, options?: Call) =>
  call('/api/oauth/Login', { account: '', password: '', ...fields }, options)

const update = (values: object, account = 'lina') =>
  test.deps.db.updateTable('users').set(values).where('account', '=', account).execute()

const whoIs = async (token: string | undefined) =>
  (await test.as(token ?? '').get<{ userInfo: { userAccount: string } }>('/api/oauth/CurrentUser')).data?.userInfo
    .userAccount

const signInLog = () =>
  test.deps.db
    .selectFrom('logs')
    .select(['userName', 'resultCode', 'json'])
    .where('category', '=', 1)
    .orderBy('id')
    .execute()

/** Addresses without a common limit. */
const addressOf = (index: number) => `198.51.${index >> 8}.${index & 255}`

/** Refusals that a right password would get, too; each with what leads to it. */
const UNFIT: [string, () => Promise<unknown>][] = [
  ['账号被禁用', () => update({ enabledMark: 0 })],
  ['账号已被锁定，请联系管理员解除锁定', () => update({ enabledMark: 2, unlockTime: null })],
  ['账号未被激活', () => update({ enabledMark: null })],
  ['此IP未在白名单中', () => writeSettings(test.deps, { whitelistSwitch: '1', whitelistIP: '10.0.0.1' })],
]

describe('a code by text message', () => {
  beforeEach(async () => {
    await buildReader(test.deps)
    await update({ mobilePhone: MOBILE })
  })

  async function proofFor(mobile: string): Promise<string> {
    const { data } = await test.anonymous.get<LoginConfig>(`/api/oauth/getConfig/${mobile}?loginType=2`)
    if (!data?.proof) throw new Error('No captcha is needed.')
    return solve(data.proof)
  }

  const request = async (mobile = MOBILE, options: Call = {}) =>
    call('/api/oauth/SmsCode', { mobile, proof: await proofFor(mobile) }, options)

  /** The code of the last message. */
  async function received(count = 1): Promise<string> {
    await vi.waitFor(() => expect(sms.received).toHaveLength(count))
    return sms.received.at(-1)?.body.parameters['code'] ?? ''
  }

  const redeem = (code: string, options: Call & { account?: string } = {}) =>
    login({ account: options.account ?? MOBILE, code, loginType: '2' }, options)

  it('signs in; the message goes to the service with its secret, and the log names the mode', async () => {
    const sent = await request('138 0000 0001')
    const code = await received()
    const answer = await redeem(code)

    expect(sent).toMatchObject({ code: RESULT.ok, data: { seconds: 60 } })
    expect(sms.received[0]).toMatchObject({
      headers: { authorization: SECRET, 'content-type': 'application/json' },
      body: {
        mobile: MOBILE,
        template: 'signInCode',
        text: `您的登录验证码为 ${code}，5 分钟内有效。请勿告诉他人。`,
        parameters: { code: expect.stringMatching(/^\d{6}$/), minutes: '5' },
      },
    })
    expect(await whoIs(answer.data?.token)).toBe('lina')
    expect(await signInLog()).toMatchObject([{ userName: 'lina/lina', json: expect.stringContaining('"mode":"code"') }])
    expect(await test.as('admin').get('/api/system/Log/1')).toMatchObject({
      data: { list: [{ abstracts: '登录成功（验证码登录）' }] },
    })
  })

  it('is stored as a hash, and appears in no log', async () => {
    await request()
    const code = await received()
    await redeem(code)

    const rows = [
      await test.deps.db.selectFrom('signInCodes').selectAll().execute(),
      await test.deps.db.selectFrom('logs').selectAll().execute(),
    ]
    const stored = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    )
    expect(stored).toContain(MOBILE)
    expect(stored).not.toContain(code)
  })

  it('always needs a captcha, each for one message', async () => {
    const proof = await proofFor(MOBILE)
    const answers = []
    for (const fields of [{}, { proof: 'forged' }, { proof }, { proof }])
      answers.push((await call('/api/oauth/SmsCode', { mobile: MOBILE, ...fields })).msg)

    expect(answers).toEqual([
      '请输入验证码',
      '浏览器验证未通过，请重试',
      '验证码已发送；如果该手机号绑定了账号，您会收到短信',
      '浏览器验证已失效，请重试',
    ])
  })

  it('is sent to known numbers only, and the answer is the same for others', async () => {
    const [known, unknown] = [await request(MOBILE), await request('13800000009')]
    const wrong = [await redeem('000000', { account: '13800000009' }), await redeem('no code')]
    await update({ deleteMark: 1 })
    test.clock.advance(MINUTE)
    const deleted = await request(MOBILE)

    expect(unknown).toEqual(known)
    expect(deleted).toEqual(known)
    expect(wrong.map(({ msg }) => msg)).toEqual(['验证码错误或已失效', '验证码错误或已失效'])
    await received(1)
  })

  it('is sent once a minute for a number, however many ask at once on two servers', async () => {
    const proofs = []
    for (let index = 0; index < 6; index += 1) proofs.push(await proofFor(MOBILE))
    const answers = await Promise.all(
      proofs.map((proof, index) =>
        call(
          '/api/oauth/SmsCode',
          { mobile: MOBILE, proof },
          { app: index % 2 ? other : test.app, ip: addressOf(index) },
        ),
      ),
    )
    const first = await received(1)
    test.clock.advance(59 * SECOND)
    const early = await request()
    test.clock.advance(SECOND)
    const next = await request()
    const second = await received(2)

    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === RESULT.ok)).toHaveLength(1)
    expect(codes.filter((code) => code === RESULT.tooManyRequests)).toHaveLength(5)
    expect([early.code, next.code]).toEqual([RESULT.tooManyRequests, RESULT.ok])
    // A new code replaces the one before.
    expect([(await redeem(first)).msg, (await redeem(second)).code]).toEqual(['验证码错误或已失效', RESULT.ok])
  })

  it('endures five of a hundred parallel guesses on two servers; guesses over all codes are delayed', async () => {
    await request()
    const code = await received()
    const guesses = Array.from({ length: 100 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000))
    const answers = await Promise.all(
      guesses.map((guess, index) => redeem(guess, { app: index % 2 ? other : test.app, ip: addressOf(index) })),
    )
    const right = await redeem(code, { ip: addressOf(200) })

    const { guesses: counted } = await test.deps.db
      .selectFrom('signInCodes')
      .select('guesses')
      .executeTakeFirstOrThrow()
    expect(counted).toBe(5)
    expect(answers.filter(({ code: result }) => result === RESULT.refused)).toHaveLength(10)
    expect(answers.filter(({ code: result }) => result === RESULT.tooManyRequests)).toHaveLength(90)
    expect(right.data).toBeNull()
    test.clock.advance(MINUTE)
    await request()
    const next = await received(2)
    expect((await redeem(next, { ip: addressOf(201) })).code).toBe(RESULT.ok)
  })

  it('opens one session for parallel calls on two servers', async () => {
    await request()
    const code = await received()

    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        redeem(code, { app: index % 2 ? other : test.app, ip: addressOf(index) }),
      ),
    )

    expect(answers.filter(({ code: result }) => result === RESULT.ok)).toHaveLength(1)
    expect((await redeem(code)).msg).toBe('验证码错误或已失效')
  })

  it('expires after five minutes', async () => {
    await request()
    const code = await received()
    test.clock.advance(5 * MINUTE)

    expect((await redeem(code)).msg).toBe('验证码错误或已失效')
  })

  it('says only to the owner of the number that several accounts have it', async () => {
    await buildReader(test.deps, 'wang')
    await update({ mobilePhone: MOBILE }, 'wang')
    await request()
    const code = await received()

    const stranger = await redeem(code === '000000' ? '000001' : '000000')
    const owner = await redeem(code)

    expect(stranger.msg).toBe('验证码错误或已失效')
    expect(owner).toMatchObject({ code: RESULT.refused, msg: '该手机号绑定了多个账号，请使用账户登录', data: null })
  })

  it.each(UNFIT)('does not open a session: %s', async (msg, make) => {
    await request()
    const code = await received()
    await make()

    expect(await redeem(code)).toMatchObject({ code: RESULT.refused, msg, data: null })
  })

  it('opens a session that must change a given password', async () => {
    await writeSettings(test.deps, { changeGivenPassword: '1' })
    await update({ passwordGiven: true })
    await request()

    expect(await redeem(await received())).toMatchObject({ data: { mustChangePassword: true } })
  })

  it('answers the same while the service refuses or is away', async () => {
    sms.status = 500
    const refused = await request()
    await received()
    const textMessages = { url: 'http://127.0.0.1:1/send', authorization: SECRET }
    const unreachable = await createApp({ ...test.deps, config: { ...test.deps.config, textMessages } })
    test.clock.advance(MINUTE)
    const away = await request(MOBILE, { app: unreachable })
    await unreachable.close()

    expect(refused.code).toBe(RESULT.ok)
    expect(away).toEqual(refused)
  })

  it('does not exist without a channel', async () => {
    const config = { ...test.deps.config, textMessages: undefined }
    const without = await createApp({ ...test.deps, config })
    const appearance = await without.inject('/api/system/SysConfig/SignIn')
    const answers = [await request(MOBILE, { app: without }), await redeem('000000', { app: without })]
    await without.close()

    expect(appearance.json()).toMatchObject({ data: { signInModes: ['password', 'scan'] } })
    expect(answers.map(({ msg }) => msg)).toEqual(answers.map(() => '短信服务未配置，请使用账户登录'))
  })
})

describe('a ticket that is scanned', () => {
  let phone: string

  beforeEach(async () => {
    await buildReader(test.deps)
    phone = await test.tokenOf('lina')
  })

  async function create(options?: Call) {
    const { ticket = '', secret = '' } = (await call('/api/oauth/ScanTicket', {}, options)).data ?? {}
    return { ticket, secret }
  }
  const stateOf = async ({ ticket, secret }: { ticket: string; secret: string }, options?: Call) =>
    (await call('/api/oauth/ScanTicket/State', { ticket, secret }, options)).data?.state
  const open = (ticket: string, token = phone) =>
    call('/api/oauth/ScanTicket/Open', { ticket }, { token, ip: '198.51.100.7' })
  const answer = (ticket: string, accepted = true, token = phone) =>
    call('/api/oauth/ScanTicket/Answer', { ticket, accepted }, { token, ip: '198.51.100.7' })
  const redeem = ({ ticket, secret }: { ticket: string; secret: string }, options?: Call) =>
    login({ ticket, secret, loginType: '3' }, options)

  async function confirmed() {
    const made = await create()
    await open(made.ticket)
    await answer(made.ticket)
    return made
  }

  const EXPIRED = { code: RESULT.refused, msg: '二维码已失效，请刷新后重新扫描', data: null }

  it('signs in the computer after the phone confirmed it, once, on any server; the log names the mode', async () => {
    const made = await create({ ip: '192.168.7.9' })
    const states = [await stateOf(made)]
    const shown = await open(made.ticket)
    states.push(await stateOf(made, { app: other }))
    await answer(made.ticket)
    states.push(await stateOf(made))

    const answers = await Promise.all([test.app, other, test.app, other].map((app) => redeem(made, { app })))
    states.push(await stateOf(made))

    expect(shown.data).toEqual({
      ipAddress: '192.168.7.9',
      ipAddressName: '局域网',
      platform: 'Chrome 142 / Windows',
      createdAt: test.clock.now().getTime(),
      seconds: 120,
    })
    expect(states).toEqual(['waiting', 'opened', 'confirmed', 'expired'])
    const [signedIn, ...rest] = answers.filter(({ code }) => code === RESULT.ok)
    expect(rest).toEqual([])
    expect(await whoIs(signedIn?.data?.token)).toBe('lina')
    expect(await whoIs(phone)).toBe('lina')
    expect(await redeem(made)).toMatchObject(EXPIRED)
    const success = (await signInLog()).find(({ resultCode }) => resultCode === RESULT.ok)
    expect(success).toMatchObject({ userName: 'lina/lina', json: expect.stringContaining('"mode":"scan"') })
  })

  it('is worthless without the secret of its browser, and with that of another', async () => {
    const [made, foreign] = [await confirmed(), await create()]

    const thieves = []
    for (const secret of ['', 'x', foreign.secret, made.ticket])
      thieves.push(await redeem({ ticket: made.ticket, secret }))
    const states = [
      await stateOf({ ticket: made.ticket, secret: foreign.secret }),
      await stateOf({ ticket: foreign.ticket, secret: made.secret }),
    ]

    for (const thief of thieves) expect(thief).toMatchObject(EXPIRED)
    expect(states).toEqual(['expired', 'expired'])
    expect((await redeem(made)).code).toBe(RESULT.ok)
  })

  it('opens no session before it is confirmed, after it was refused, and after two minutes', async () => {
    const [unconfirmed, refused, late, lateAnswer] = [await create(), await create(), await confirmed(), await create()]
    await open(unconfirmed.ticket)
    await open(refused.ticket)
    await open(lateAnswer.ticket)
    await answer(refused.ticket, false)

    const early = [await redeem(unconfirmed), await redeem(refused), await answer(refused.ticket)]
    const state = await stateOf(refused)
    test.clock.advance(2 * MINUTE)
    const afterwards = [await redeem(late), await answer(lateAnswer.ticket), await open(unconfirmed.ticket)]

    expect(state).toBe('refused')
    for (const one of [...early, ...afterwards]) expect(one).toMatchObject(EXPIRED)
  })

  it('is answered only by the user who opened it first', async () => {
    await buildReader(test.deps, 'wang')
    const wang = await test.tokenOf('wang')
    const made = await create()
    const unopened = await answer(made.ticket)
    await open(made.ticket)

    const foreign = [await open(made.ticket, wang), await answer(made.ticket, true, wang)]
    const again = await open(made.ticket)

    for (const one of [unopened, ...foreign]) expect(one).toMatchObject(EXPIRED)
    expect([again.code, (await answer(made.ticket)).code]).toEqual([RESULT.ok, RESULT.ok])
    expect(await whoIs((await redeem(made)).data?.token)).toBe('lina')
  })

  it('opens no session when the phone was signed out after its confirmation', async () => {
    const made = await confirmed()
    await test.deps.db.updateTable('sessions').set({ endedAs: 'forcedOffline' }).execute()

    expect(await redeem(made)).toMatchObject(EXPIRED)
  })

  it.each(UNFIT)('opens no session: %s', async (msg, make) => {
    const made = await confirmed()
    await make()

    expect(await redeem(made)).toMatchObject({ code: RESULT.refused, msg, data: null })
  })

  it('opens a session that must change a given password', async () => {
    await writeSettings(test.deps, { changeGivenPassword: '1' })
    const made = await confirmed()
    await update({ passwordGiven: true })

    expect(await redeem(made)).toMatchObject({ data: { mustChangePassword: true } })
  })

  it('is not confirmed without a session, with a given password, or while viewing as another user', async () => {
    const made = await create()
    const { id } = await test.deps.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const [given, viewing] = [
      await buildSession(test.deps, { userId: id }),
      await buildSession(test.deps, { userId: id }),
    ]
    const newest = test.deps.db.selectFrom('sessions').select('id').orderBy('id', 'desc')
    await test.deps.db.updateTable('sessions').set({ viewAsUserId: id }).where('id', 'in', newest.limit(1)).execute()
    await test.deps.db
      .updateTable('sessions')
      .set({ mustChangePassword: true })
      .where('id', 'in', newest.offset(1).limit(1))
      .execute()

    const codes = [
      (await call('/api/oauth/ScanTicket/Open', { ticket: made.ticket })).code,
      (await open(made.ticket, given)).code,
      (await open(made.ticket, viewing)).code,
    ]

    expect(codes).toEqual([RESULT.sessionExpired, RESULT.refused, RESULT.forbidden])
    expect(await stateOf(made)).toBe('waiting')
  })
})
