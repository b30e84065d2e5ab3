import { RESULT } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { deleteOldSignIns } from './auth.retention.ts'
import type { LoginConfig, ProofChallenge } from './auth.schema.ts'
import { buildReader, failToSignIn, loginBody, signIn, skipRateLimits, solve, writeSettings } from './auth.testing.ts'

const START = '2026-11-21T09:00:00+08:00'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  test.clock.set(START)
})
afterAll(() => test.close())
const always = { enableVerificationCode: '1', verificationCodeAfterErrors: '0', passwordErrorsNumber: '0' }

/** Fetches the image; reads its code from the database. */
async function fetchCaptcha(timestamp: string) {
  const { app, deps } = test
  const image = await app.inject(`/api/oauth/ImageCode/4/${timestamp}`)
  const row = await deps.db.selectFrom('captchas').selectAll().where('key', '=', timestamp).executeTakeFirstOrThrow()
  return { image, code: row.code }
}

const configOf = async (account: string) =>
  (await test.anonymous.get<LoginConfig>(`/api/oauth/getConfig/${account}`)).data

async function challengeFor(account: string): Promise<ProofChallenge> {
  const { proof } = await configOf(account)
  if (!proof) throw new Error('No captcha is needed.')
  return proof
}

const encode = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64')
const decode = (proof: string): Record<string, unknown> => JSON.parse(Buffer.from(proof, 'base64').toString())

it('answers an image that no cache stores', async () => {
  const { image, code } = await fetchCaptcha('1700000000000')

  expect(image.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringMatching('image/svg'),
  })
  expect(image.body).toMatch(/^<svg.*<\/svg>$/s)
  expect(code).toHaveLength(4)
})

it('demands the captcha when it is on, accepts either case, and accepts it once', async () => {
  await writeSettings(test.deps, always)
  await buildReader(test.deps)
  const timestamp = '1700000000000'
  const { code } = await fetchCaptcha(timestamp)

  const without = await signIn(test, { account: 'lina' })
  const right = await signIn(test, { account: 'lina', code: ` ${code.toUpperCase()} `, timestamp })
  const again = await signIn(test, { account: 'lina', code, timestamp })

  expect(without).toMatchObject({ code: RESULT.refused, msg: '请输入验证码' })
  expect(right.code).toBe(RESULT.ok)
  expect(again).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
})

it('discards the captcha after a wrong answer', async () => {
  await writeSettings(test.deps, always)
  await buildReader(test.deps)
  const timestamp = '1700000000000'
  const { code } = await fetchCaptcha(timestamp)

  const wrong = await signIn(test, { account: 'lina', code: '????', timestamp })
  const late = await signIn(test, { account: 'lina', code, timestamp })

  expect(wrong).toMatchObject({ code: RESULT.refused, msg: '验证码错误' })
  expect(late).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
})

it('expires a captcha after 300 seconds and deletes expired ones', async () => {
  await writeSettings(test.deps, always)
  await buildReader(test.deps)
  const timestamp = '1700000000000'
  const { code } = await fetchCaptcha(timestamp)
  await fetchCaptcha('never-answered')

  test.clock.advance(300_000)
  const late = await signIn(test, { account: 'lina', code, timestamp })
  test.clock.advance(1)
  await fetchCaptcha('new')
  await deleteOldSignIns(test.deps)

  expect(late).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
  expect(await test.deps.db.selectFrom('captchas').select('key').execute()).toEqual([{ key: 'new' }])
})

it('demands the captcha after the configured number of wrong passwords, also for unknown accounts', async () => {
  await writeSettings(test.deps, { verificationCodeAfterErrors: '2', verificationCodeNumber: '5' })
  await buildReader(test.deps)
  const before = [await configOf('lina'), await configOf('nobody')]
  await failToSignIn(test, { account: 'lina', times: 2 })
  await failToSignIn(test, { account: 'nobody', times: 2 })
  const after = [await configOf('lina'), await configOf('nobody')]

  const needed = { enableVerificationCode: 1, verificationCodeNumber: 5, proof: { maxnumber: 50_000, seconds: 300 } }
  const unneeded = { enableVerificationCode: 0, verificationCodeNumber: 5, proof: null }
  expect(before).toEqual([unneeded, unneeded])
  expect(after).toMatchObject([needed, needed])
  expect(await signIn(test, { account: 'lina' })).toMatchObject({ msg: '请输入验证码' })
})

it('demands no captcha while it is off', async () => {
  await writeSettings(test.deps, { ...always, enableVerificationCode: '0' })
  await buildReader(test.deps)

  expect(await signIn(test, { account: 'lina' })).toMatchObject({ code: RESULT.ok })
})

it.each(['2/1700000000000', '9/1700000000000', 'x/1', '4/../../etc', `4/${'1'.repeat(31)}`])(
  'stores no captcha for %s',
  async (path) => {
    await test.app.inject(`/api/oauth/ImageCode/${path}`)

    expect(await test.deps.db.selectFrom('captchas').select('key').execute()).toEqual([])
  },
)

describe('a proof of work', () => {
  beforeEach(async () => {
    await writeSettings(test.deps, always)
    await buildReader(test.deps)
    skipRateLimits()
  })
  afterEach(() => vi.useRealTimers())

  it('replaces the image, once, on any server', async () => {
    const other = await createApp(test.deps)
    const proof = solve(await challengeFor('lina'))
    const payload = loginBody({ account: 'lina', proof }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = async (app: FastifyInstance) =>
      (await app.inject({ method: 'POST', url: '/api/oauth/Login', headers, payload })).json<{
        code: number
        msg: string
      }>()

    const answers = await Promise.all([test.app, other, test.app, other].map(send))
    await other.close()

    const refused = { code: RESULT.refused, msg: '浏览器验证已失效，请重试' }
    expect(answers.filter(({ code }) => code === RESULT.ok)).toHaveLength(1)
    expect(answers.filter(({ code }) => code !== RESULT.ok)).toMatchObject([refused, refused, refused])
  })

  it('is refused for another account, when forged, and when late', async () => {
    await buildReader(test.deps, 'wang')
    const ofWang = solve(await challengeFor('wang'))
    const right = solve(await challengeFor('lina'))
    const forged = [
      encode({ ...decode(right), number: 0 }),
      encode({ ...decode(right), signature: '0'.repeat(64) }),
      encode({ ...decode(ofWang), salt: decode(right)['salt'] }),
      encode({ ...decode(right), algorithm: 'SHA-1' }),
      encode([]),
      'not json',
    ]

    const answers = []
    for (const proof of [ofWang, ...forged]) answers.push((await signIn(test, { account: 'lina', proof })).msg)
    test.clock.advance(300_000)
    const late = await signIn(test, { account: 'lina', proof: right })

    expect(answers).toEqual(answers.map(() => '浏览器验证未通过，请重试'))
    expect(late).toMatchObject({ code: RESULT.refused, msg: '浏览器验证已失效，请重试' })
  })

  it('costs twice as much after each failure, and earlier proofs are refused', async () => {
    const [early, first] = [solve(await challengeFor('lina')), solve(await challengeFor('lina'))]
    await signIn(test, { account: 'lina', password: 'wrong1', proof: first })

    const { maxnumber } = await challengeFor('lina')
    const cheap = await signIn(test, { account: 'lina', proof: early })

    expect(maxnumber).toBe(100_000)
    expect(cheap).toMatchObject({ code: RESULT.refused, msg: '浏览器验证已失效，请重试' })
  })
})

it('a script that reads every image gets three attempts, the next one is delayed', async () => {
  await writeSettings(test.deps, always)
  await buildReader(test.deps, 'wang')
  const pictures = []
  for (let index = 0; index < 12; index += 1) pictures.push(await fetchCaptcha(`script-${index}`))

  const answers = await Promise.all(
    pictures.map(({ code }, index) =>
      signIn(test, { account: 'wang', password: 'wrong1', code, timestamp: `script-${index}` }),
    ),
  )
  test.clock.advance(1000)
  const { code } = await fetchCaptcha('owner')
  const owner = await signIn(test, { account: 'wang', code, timestamp: 'owner' })

  expect(answers.filter(({ code: result }) => result === RESULT.refused)).toHaveLength(3)
  expect(answers.filter(({ code: result }) => result === RESULT.tooManyRequests)).toHaveLength(9)
  expect(owner.code).toBe(RESULT.ok)
})

it('evaluates no more parallel guesses without a captcha than the setting allows', async () => {
  await writeSettings(test.deps, { ...always, verificationCodeAfterErrors: '2' })
  await buildReader(test.deps, 'zhao')

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => signIn(test, { account: 'zhao', password: 'wrong1' })),
  )

  expect(answers.filter(({ msg }) => msg === '账号或密码错误')).toHaveLength(2)
  expect(answers.filter(({ msg }) => msg === '请输入验证码')).toHaveLength(8)
})
