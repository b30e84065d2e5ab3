import { RESULT } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildReader, loginBody, PASSWORD, writeSettings } from './auth.testing.ts'
import { addressSubject, createGuessLimits } from './guess-limits.ts'

const SECOND = 1000

let test: TestApp
/** A second server on the same database. */
let other: FastifyInstance

beforeAll(async () => {
  test = await createTestApp()
  other = await createApp(test.deps)
})
beforeEach(async () => {
  await test.reset()
  await writeSettings(test.deps, { passwordErrorsNumber: '6', enableVerificationCode: '0' })
})
afterAll(async () => {
  await other.close()
  await test.close()
})

interface Guess {
  account: string
  password?: string
  ip?: string
  cookie?: string
  app?: FastifyInstance
}

async function guess({ account, password = 'wrong1', ip = '192.0.2.1', cookie = '', app = test.app }: Guess) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/oauth/Login',
    remoteAddress: ip,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: loginBody({ account, password }).toString(),
  })
  const { code, msg } = response.json<{ code: number; msg: string }>()
  return { code, msg, cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
}

/** Addresses without a common limit. */
const addressOf = (index: number) => `198.51.${index >> 8}.${index & 255}`

it('of 200 parallel guesses on two servers, only as many as lock the account are evaluated', async () => {
  await buildReader(test.deps)

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      guess({ account: 'lina', ip: addressOf(index), app: index % 2 ? other : test.app }),
    ),
  )

  const wrong = answers.filter(({ msg }) => msg === '账号或密码错误')
  expect(wrong).toHaveLength(5)
  expect(await guess({ account: 'lina', password: PASSWORD, ip: '192.0.2.99' })).toMatchObject({
    code: RESULT.refused,
    msg: expect.stringContaining('请等待10分钟'),
  })
})

describe('right passwords at the same time', () => {
  const right = { account: 'lina', password: PASSWORD }

  it('are all accepted, more than lock the account', async () => {
    await writeSettings(test.deps, { enableVerificationCode: '1', verificationCodeAfterErrors: '2' })
    await buildReader(test.deps)

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => guess({ ...right, ip: addressOf(index) })),
    )

    expect(answers.filter(({ code }) => code !== RESULT.ok)).toEqual([])
  })

  it('are all accepted from an address that has one wrong password left', async () => {
    // One after the other: they share a menu entry.
    const people = []
    for (const account of ['lina', 'wang', 'zhao']) people.push(await buildReader(test.deps, account))
    await Promise.all(Array.from({ length: 49 }, (_, index) => guess({ account: `name${index}` })))

    const answers = await Promise.all(people.map(({ account }) => guess({ account, password: PASSWORD })))

    expect(answers.map(({ code }) => code)).toEqual(people.map(() => RESULT.ok))
  })

  it('are accepted in another order than they came', async () => {
    const limits = createGuessLimits({ db: test.deps.db, now: () => moment })
    let moment = new Date(test.clock.now().getTime() + 5)
    await limits.claim('name:lina', { free: 10, step: 1 })
    moment = test.clock.now()

    expect(await limits.claim('name:lina', { free: 10, step: 1 })).toBe(2)
  })
})

it('guesses on an administrator are delayed more and more, from any address', async () => {
  await buildUser(test.deps, { account: 'admin', password: PASSWORD, isAdministrator: true })
  const parallel = await Promise.all(
    Array.from({ length: 40 }, (_, index) => guess({ account: 'admin', ip: addressOf(index) })),
  )
  expect(parallel.filter(({ code }) => code === RESULT.refused)).toHaveLength(10)

  const codes = []
  for (const seconds of [1, 1, 2, 2, 4]) {
    test.clock.advance(seconds * SECOND)
    codes.push((await guess({ account: 'admin', ip: addressOf(100) })).code)
  }
  test.clock.advance(900 * SECOND)
  const owner = await guess({ account: 'admin', password: PASSWORD, ip: addressOf(101) })

  const [evaluated, early] = [RESULT.refused, RESULT.tooManyRequests]
  expect(codes).toEqual([evaluated, early, evaluated, early, evaluated])
  expect(owner.code).toBe(RESULT.ok)
})

it('one address is limited over all accounts, and the count is reset after a while', async () => {
  await buildReader(test.deps)
  const spray = await Promise.all(Array.from({ length: 80 }, (_, index) => guess({ account: `name${index}` })))
  expect(spray.filter(({ code }) => code === RESULT.refused)).toHaveLength(50)

  const elsewhere = await guess({ account: 'lina', password: PASSWORD, ip: '192.0.2.2' })
  const here = await guess({ account: 'lina', password: PASSWORD })
  test.clock.advance(15 * 60 * SECOND + 1)
  const later = await guess({ account: 'lina', password: PASSWORD })

  expect([elsewhere.code, here.code, later.code]).toEqual([RESULT.ok, RESULT.tooManyRequests, RESULT.ok])
})

describe('a known device', () => {
  it('signs in while strangers keep the account locked, and does not unlock it for them', async () => {
    await writeSettings(test.deps, { lockType: '1' })
    await buildReader(test.deps)
    const { cookie } = await guess({ account: 'lina', password: PASSWORD })
    for (let index = 0; index < 7; index += 1) await guess({ account: 'lina', ip: addressOf(index) })

    const stranger = await guess({ account: 'lina', password: PASSWORD, ip: addressOf(9) })
    const owner = await guess({ account: 'lina', password: PASSWORD, cookie })
    const afterwards = await guess({ account: 'lina', ip: addressOf(10) })

    expect(stranger.msg).toBe('账号已被锁定，请联系管理员解除锁定')
    expect(owner.code).toBe(RESULT.ok)
    expect(afterwards.code).toBe(RESULT.tooManyRequests)
  })

  it('locks the account itself when the guesses come from it', async () => {
    await buildReader(test.deps)
    const { cookie } = await guess({ account: 'lina', password: PASSWORD })

    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => guess({ account: 'lina', cookie, ip: addressOf(index) })),
    )
    const owner = await guess({ account: 'lina', password: PASSWORD, cookie, ip: addressOf(20) })

    // The sixth attempt gets the message of the lock.
    expect(answers.filter(({ msg }) => msg === '账号或密码错误')).toHaveLength(5)
    expect(owner.msg).toContain('请等待')
  })

  it('is known for its user only, and not after a password change', async () => {
    await buildReader(test.deps)
    await buildReader(test.deps, 'wang')
    const { cookie } = await guess({ account: 'wang', password: PASSWORD })
    const { cookie: own } = await guess({ account: 'lina', password: PASSWORD })
    const [name = ''] = own.split('=')
    const forged = [
      cookie,
      cookie.replace(/^[^=]+/, name),
      own.replace(/\.(.)/, (_, first: string) => (first === 'A' ? '.B' : '.A')),
      `${name}=x.y`,
      `${name}=`,
    ]
    for (let index = 0; index < 7; index += 1) await guess({ account: 'lina', ip: addressOf(index) })

    const answers = []
    for (const [index, one] of forged.entries())
      answers.push((await guess({ account: 'lina', password: PASSWORD, cookie: one, ip: addressOf(20 + index) })).code)
    await test.deps.db.updateTable('users').set({ passwordHash: 'another' }).where('account', '=', 'lina').execute()

    expect(answers).toEqual(forged.map(() => RESULT.refused))
    expect((await guess({ account: 'lina', password: PASSWORD, cookie: own, ip: addressOf(30) })).msg).toContain(
      '请等待',
    )
  })
})

it('an IPv6 network counts as one address', () => {
  const subjects = ['2001:db8:1:2:3:4:5:6', '2001:0db8:1:2::9', '2001:db8:1:3::9', '::1', 'fe80::1:2'].map(
    addressSubject,
  )

  expect(subjects).toEqual([
    'address:2001:db8:1:2::/64',
    'address:2001:db8:1:2::/64',
    'address:2001:db8:1:3::/64',
    'address:0:0:0:0::/64',
    'address:fe80:0:0:0::/64',
  ])
})
