import { parseOptions } from '@node-rs/argon2'
import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRole, buildUser, md5 } from '../../testing/builders.ts'
import { createCaller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { LoginConfig } from './auth.schema.ts'
import {
  buildReader,
  failToSignIn,
  loginBody,
  PASSWORD,
  signIn,
  skipRateLimits,
  writeSettings,
} from './auth.testing.ts'
import { USER_STATE } from '../user/user.access.ts'
import { DECOY_HASH, hashPassword } from './password.ts'

const MINUTE = 60_000
const START = '2026-11-21T09:00:00+08:00'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  test.clock.set(START)
  skipRateLimits()
})
afterAll(async () => {
  vi.useRealTimers()
  await test.close()
})
const refused = (msg: string) => expect.objectContaining({ code: RESULT.refused, msg, data: null })

const readUser = (account: string) =>
  test.deps.db.selectFrom('users').selectAll().where('account', '=', account).executeTakeFirstOrThrow()

const readLog = () =>
  test.deps.db
    .selectFrom('logs')
    .select(['category', 'userName', 'resultCode', 'json', 'ipAddress'])
    .where('category', '=', 1)
    .orderBy('id')
    .execute()

describe('signing in', () => {
  it('accepts the example of the API description', async () => {
    await buildReader(test.deps)
    const { paths } = JSON.parse(JSON.stringify(test.app.swagger()))
    const { example } = paths['/api/oauth/Login'].post.requestBody.content['application/x-www-form-urlencoded']

    const answer = await test.anonymous.post('/api/oauth/Login', new URLSearchParams(example))

    expect(answer).toMatchObject({ code: RESULT.ok, data: { token: expect.stringMatching(/^Bearer /) } })
  })

  it('returns a token that the API accepts', async () => {
    await buildReader(test.deps)

    const answer = await signIn(test, { account: ' lina ' })

    expect(answer).toMatchObject({ code: RESULT.ok, data: { theme: null } })
    expect(answer.data?.token).toMatch(/^Bearer [\w-]{43}$/)
    expect(await test.as(answer.data?.token ?? '').get('/api/oauth/CurrentUser')).toMatchObject({
      data: { userInfo: { userAccount: 'lina' } },
    })
  })

  it('accepts JSON and form bodies', async () => {
    await buildReader(test.deps)

    const answer = await test.anonymous.post('/api/oauth/Login', Object.fromEntries(loginBody({ account: 'lina' })))

    expect(answer.code).toBe(RESULT.ok)
  })

  it('accepts a mobile number only while one account has it', async () => {
    const { id } = await buildReader(test.deps)
    const mobilePhone = '19000000001'
    await test.deps.db.updateTable('users').set({ mobilePhone }).where('id', '=', id).execute()

    const alone = await signIn(test, { account: mobilePhone })
    const other = await buildReader(test.deps, 'wangfang')
    await test.deps.db.updateTable('users').set({ mobilePhone }).where('id', '=', other.id).execute()
    const shared = await signIn(test, { account: mobilePhone })

    expect(alone.code).toBe(RESULT.ok)
    expect(shared).toEqual(refused('账号或密码错误'))
  })

  it('stores only hashes of the token and the password', async () => {
    await buildReader(test.deps)

    const { data } = await signIn(test, { account: 'lina' })

    const session = await test.deps.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    const { passwordHash } = await readUser('lina')
    const stored = JSON.stringify({ ...session, tokenHash: Buffer.from(session.tokenHash).toString('latin1') })
    expect(stored).not.toContain(data?.token.replace('Bearer ', ''))
    expect(passwordHash).toMatch(/^\$argon2id\$/)
    expect(passwordHash).not.toContain(md5(PASSWORD))
  })

  it('stores the first, previous and last sign-in', async () => {
    test.clock.set('2026-03-01T08:00:00Z')
    await buildReader(test.deps)

    await signIn(test, { account: 'lina' })
    test.clock.set('2026-03-02T08:00:00Z')
    await signIn(test, { account: 'lina' })

    expect(await readUser('lina')).toMatchObject({
      firstLogTime: new Date('2026-03-01T08:00:00Z'),
      firstLogIp: '127.0.0.1',
      prevLogTime: new Date('2026-03-01T08:00:00Z'),
      prevLogIp: '127.0.0.1',
      lastLogTime: new Date('2026-03-02T08:00:00Z'),
      lastLogIp: '127.0.0.1',
    })
  })

  it('writes one log row per attempt', async () => {
    await buildReader(test.deps)

    await signIn(test, { account: 'lina', password: 'wrong1' })
    await signIn(test, { account: 'nobody' })
    await signIn(test, { account: 'lina' })

    const row = { category: 1, ipAddress: '127.0.0.1' }
    expect(await readLog()).toEqual([
      { ...row, userName: 'lina/lina', resultCode: 400, json: '{"messageKey":"auth.wrongPassword"}' },
      { ...row, userName: 'nobody', resultCode: 400, json: '{"messageKey":"auth.wrongPassword"}' },
      { ...row, userName: 'lina/lina', resultCode: 200, json: '{"messageKey":"auth.signedIn"}' },
    ])
  })
})

describe('refusing', () => {
  it('answers an unknown account like a wrong password', async () => {
    await buildReader(test.deps)

    const wrong = await signIn(test, { account: 'lina', password: 'wrong1' })
    const unknown = await signIn(test, { account: 'nobody' })

    expect(wrong).toEqual(refused('账号或密码错误'))
    expect({ ...unknown, traceId: '' }).toEqual({ ...wrong, traceId: '' })
  })

  it('hashes the password of an unknown account at the same cost', async () => {
    const real = parseOptions(await hashPassword(md5(PASSWORD)))

    expect(parseOptions(DECOY_HASH)).toEqual(real)
  })

  it.each([
    [{ account: '  ' }, '请输入账号'],
    [{ account: 'lina', password: '' }, '请输入密码'],
  ])('names the missing field of %j', async (form, message) => {
    expect(await signIn(test, form)).toEqual(refused(message))
  })

  it.each([
    [{ enabledMark: null }, '账号未被激活'],
    [{ enabledMark: USER_STATE.disabled }, '账号被禁用'],
    [{ enabledMark: USER_STATE.enabled, deleteMark: 1 }, '账号被删除'],
  ])('explains the state %j only after the right password', async (state, message) => {
    const { id } = await buildReader(test.deps)
    await test.deps.db.updateTable('users').set(state).where('id', '=', id).execute()

    const owner = await signIn(test, { account: 'lina' })
    const stranger = await signIn(test, { account: 'lina', password: 'wrong1' })

    expect(owner).toEqual(refused(message))
    expect(stranger).toEqual(refused('账号或密码错误'))
  })

  it('refuses users without a role or without a menu and names the reason', async () => {
    const role = await buildRole(test.deps)
    await buildUser(test.deps, { account: 'roleless', password: PASSWORD })
    await buildUser(test.deps, { account: 'menuless', password: PASSWORD, roleIds: [role.id] })

    expect(await signIn(test, { account: 'roleless' })).toEqual(refused('登录失败，用户暂未绑定角色'))
    expect(await signIn(test, { account: 'menuless' })).toEqual(refused('账号权限不足'))
  })

  it('signs an administrator in without a role', async () => {
    await buildUser(test.deps, { account: 'root', password: PASSWORD, isAdministrator: true })

    expect(await signIn(test, { account: 'root' })).toMatchObject({ code: RESULT.ok })
  })

  it('answers in the language of the browser', async () => {
    const messages = await Promise.all(
      ['zh-CN', 'zh-TW', 'en-GB'].map(async (tag) => {
        const caller = createCaller(test.app, { headers: { 'accept-language': tag } })
        const { msg } = await caller.post('/api/oauth/Login', loginBody({ account: 'nobody' }))
        return msg
      }),
    )

    expect(messages).toEqual(['账号或密码错误', '帳號或密碼錯誤', 'Wrong account or password'])
  })

  it('refuses a body without the fields of the form', async () => {
    expect(await test.anonymous.post('/api/oauth/Login', { account: 'lina' })).toMatchObject({ code: RESULT.refused })
  })
})

describe('the lock', () => {
  it('locks after the configured number of wrong passwords, for the configured time', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '3', lockTime: '10', enableVerificationCode: '0' })
    await buildReader(test.deps)

    const second = await failToSignIn(test, { account: 'lina', times: 2 })
    const third = await failToSignIn(test, { account: 'lina', times: 1 })
    test.clock.advance(8.5 * MINUTE)
    const rightButLocked = await signIn(test, { account: 'lina' })
    test.clock.advance(1.5 * MINUTE)
    const rightAndFree = await signIn(test, { account: 'lina' })

    expect(second).toEqual(refused('账号或密码错误'))
    expect(third).toEqual(refused('请等待10分钟后再进行登录，或联系管理员解除锁定'))
    expect(rightButLocked).toEqual(refused('请等待2分钟后再进行登录，或联系管理员解除锁定'))
    expect(rightAndFree.code).toBe(RESULT.ok)
    expect(await readUser('lina')).toMatchObject({ enabledMark: USER_STATE.enabled, unlockTime: null })
  })

  it('locks again after further wrong passwords when the lock has ended', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', lockTime: '10', enableVerificationCode: '0' })
    await buildReader(test.deps)

    await failToSignIn(test, { account: 'lina', times: 2 })
    test.clock.advance(10 * MINUTE)
    const first = await failToSignIn(test, { account: 'lina', times: 1 })
    const second = await failToSignIn(test, { account: 'lina', times: 1 })

    expect(first).toEqual(refused('账号或密码错误'))
    expect(second.msg).toContain('请等待10分钟')
    expect((await signIn(test, { account: 'lina' })).msg).toContain('请等待10分钟')
  })

  it('ends with lockType 1 only when an administrator unlocks the account', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', lockType: '1', enableVerificationCode: '0' })
    const { id } = await buildReader(test.deps)
    const locked = '账号已被锁定，请联系管理员解除锁定'

    expect(await failToSignIn(test, { account: 'lina', times: 2 })).toEqual(refused(locked))
    test.clock.advance(365 * 24 * 60 * MINUTE)
    expect(await signIn(test, { account: 'lina' })).toEqual(refused(locked))

    const enabledMark = USER_STATE.enabled
    await test.deps.db.updateTable('users').set({ enabledMark, unlockTime: null }).where('id', '=', id).execute()
    expect(await failToSignIn(test, { account: 'lina', times: 1 })).toEqual(refused('账号或密码错误'))
    expect(await signIn(test, { account: 'lina' })).toMatchObject({ code: RESULT.ok })
  })

  it('resets the counter after a right password', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', enableVerificationCode: '0' })
    await buildReader(test.deps)

    await failToSignIn(test, { account: 'lina', times: 1 })
    await signIn(test, { account: 'lina' })

    expect(await failToSignIn(test, { account: 'lina', times: 1 })).toEqual(refused('账号或密码错误'))
  })

  it('counts account and mobile number of one user together', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', enableVerificationCode: '0' })
    const { id } = await buildReader(test.deps)
    await test.deps.db.updateTable('users').set({ mobilePhone: '19000000001' }).where('id', '=', id).execute()

    await failToSignIn(test, { account: 'lina', times: 1 })
    const second = await failToSignIn(test, { account: '19000000001', times: 1 })

    expect(second.msg).toContain('请等待10分钟')
  })

  it.each([
    ['1', '0'],
    ['2', '0'],
    ['2', '1'],
  ])('answers the same for an account that does not exist (lockType %s, captcha %s)', async (lockType, captcha) => {
    const lock = { passwordErrorsNumber: '3', lockType, lockTime: '5' }
    await writeSettings(test.deps, { ...lock, enableVerificationCode: captcha })
    await buildReader(test.deps)

    async function needsOf(account: string) {
      const { proof, ...config } = (await test.anonymous.get<LoginConfig>(`/api/oauth/getConfig/${account}`)).data
      return JSON.stringify({ ...config, cost: proof?.maxnumber })
    }

    async function story(account: string) {
      const tries = []
      for (let time = 0; time < 5; time++) tries.push((await signIn(test, { account, password: 'wrong1' })).msg)
      tries.push(await needsOf(account))
      test.clock.advance(5 * MINUTE)
      tries.push(await needsOf(account))
      tries.push((await signIn(test, { account, password: 'wrong1' })).msg)
      return tries
    }

    expect(await story('nobody')).toEqual(await story('lina'))
  })

  it('never locks an administrator, and nobody when the limit is 0', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '1', enableVerificationCode: '0' })
    await buildUser(test.deps, { account: 'root', password: PASSWORD, isAdministrator: true })
    await buildReader(test.deps)

    expect(await failToSignIn(test, { account: 'root', times: 3 })).toEqual(refused('账号或密码错误'))
    await writeSettings(test.deps, { passwordErrorsNumber: '0' })
    expect(await failToSignIn(test, { account: 'lina', times: 8 })).toEqual(refused('账号或密码错误'))
  })

  it('a disabled account stays disabled after the lock time', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', lockTime: '1', enableVerificationCode: '0' })
    const { id } = await buildReader(test.deps)
    await test.deps.db.updateTable('users').set({ enabledMark: 0 }).where('id', '=', id).execute()

    await failToSignIn(test, { account: 'lina', times: 3 })
    test.clock.advance(MINUTE)

    expect(await signIn(test, { account: 'lina' })).toEqual(refused('账号被禁用'))
  })

  it('counts every one of several concurrent attempts', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '5', enableVerificationCode: '0' })
    await buildReader(test.deps)

    await Promise.all(Array.from({ length: 5 }, () => signIn(test, { account: 'lina', password: 'wrong1' })))

    expect((await signIn(test, { account: 'lina' })).msg).toContain('请等待')
  })
})

describe('the list of allowed addresses', () => {
  async function signInFrom(remoteAddress: string) {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/oauth/Login',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: loginBody({ account: 'lina' }).toString(),
    })
    return response.json<{ code: number; msg: string }>()
  }

  it('accepts listed addresses and refuses others without another reason', async () => {
    await writeSettings(test.deps, { whitelistSwitch: '1', whitelistIP: '10.1.0.0/16,203.0.113.7' })
    await buildReader(test.deps)

    expect(await signInFrom('10.1.2.3')).toMatchObject({ code: RESULT.ok })
    expect(await signInFrom('::ffff:203.0.113.7')).toMatchObject({ code: RESULT.ok })
    expect(await signInFrom('203.0.113.8')).toMatchObject({ code: RESULT.refused, msg: '此IP未在白名单中' })
  })

  it('has no effect while it is disabled', async () => {
    await writeSettings(test.deps, { whitelistSwitch: '0', whitelistIP: '10.1.0.0/16' })
    await buildReader(test.deps)

    expect(await signInFrom('203.0.113.8')).toMatchObject({ code: RESULT.ok })
  })
})
