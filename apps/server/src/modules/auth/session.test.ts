import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSession, md5 } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { deleteOldSignIns } from './auth.retention.ts'
import { buildReader, failToSignIn, PASSWORD, signIn, skipRateLimits, writeSettings } from './auth.testing.ts'

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

async function tokenOf(account = 'lina') {
  const { data } = await signIn(test, { account })
  return data?.token ?? ''
}

const call = (token: string) => test.as(token).get('/api/oauth/CurrentUser')

describe('a token', () => {
  it('is refused when it is forged, cut or of another scheme', async () => {
    await buildReader(test.deps)
    const token = await tokenOf()

    for (const forged of ['Bearer ', 'Bearer nonsense', token.slice(0, -1), `${token}x`])
      expect(await call(forged)).toMatchObject({ code: RESULT.tokenInvalid, msg: 'Token验证失败' })
    expect(await test.anonymous.get('/api/oauth/CurrentUser')).toMatchObject({
      code: RESULT.sessionExpired,
      msg: '登录过期,请重新登录',
    })
  })

  it('expires after the configured minutes without a call', async () => {
    await writeSettings(test.deps, { tokenTimeout: '30' })
    await buildReader(test.deps)
    const token = await tokenOf()

    test.clock.advance(29 * MINUTE)
    const used = await call(token)
    test.clock.advance(29 * MINUTE)
    const usedAgain = await call(token)
    test.clock.advance(30 * MINUTE)
    const tooLate = await call(token)

    expect([used.code, usedAgain.code]).toEqual([RESULT.ok, RESULT.ok])
    expect(tooLate).toMatchObject({ code: RESULT.sessionExpired, msg: '登录过期,请重新登录' })
  })

  it('is extended in the database at most once a minute', async () => {
    await buildReader(test.deps)
    const token = await tokenOf()
    const readEnd = () => test.deps.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
    const start = await readEnd()

    test.clock.advance(MINUTE - 1)
    await call(token)
    const soon = await readEnd()
    test.clock.advance(1)
    await call(token)
    const later = await readEnd()

    expect(soon).toEqual(start)
    expect(later.expiresAt.getTime() - start.expiresAt.getTime()).toBe(MINUTE)
  })

  it('uses a shorter timeout from the next call on', async () => {
    await buildReader(test.deps)
    const token = await tokenOf()

    await writeSettings(test.deps, { tokenTimeout: '5' })
    await call(token)
    test.clock.advance(5 * MINUTE)

    expect(await call(token)).toMatchObject({ code: RESULT.sessionExpired })
  })

  it.each([{ enabledMark: 0 }, { enabledMark: null }, { deleteMark: 1 }])(
    'expires when its owner becomes %j',
    async (state) => {
      await buildReader(test.deps)
      const token = await tokenOf()

      await test.deps.db.updateTable('users').set(state).where('account', '=', 'lina').execute()

      expect(await call(token)).toMatchObject({ code: RESULT.sessionExpired })
    },
  )

  it('survives a lock of its account: wrong passwords end no session', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2', enableVerificationCode: '0' })
    await buildReader(test.deps)
    const token = await tokenOf()

    await failToSignIn(test, { account: 'lina', times: 2 })

    expect(await call(token)).toMatchObject({ code: RESULT.ok })
  })

  it('is answered with "expired" after an administrator ended the session', async () => {
    const { id } = await buildReader(test.deps)
    const token = await buildSession(test.deps, { userId: id, endedAs: 'forcedOffline' })

    expect(await call(token)).toMatchObject({ code: RESULT.sessionExpired })
  })

  it('is deleted a month after it expired', async () => {
    await writeSettings(test.deps, { tokenTimeout: '30' })
    await buildReader(test.deps)
    const token = await tokenOf()

    test.clock.advance(31 * 24 * 60 * MINUTE)
    expect(await call(token)).toMatchObject({ code: RESULT.sessionExpired })
    await deleteOldSignIns(test.deps)

    expect(await call(token)).toMatchObject({ code: RESULT.tokenInvalid })
  })
})

describe('single sign-in', () => {
  it('ends the older session with singleLogin 1', async () => {
    await writeSettings(test.deps, { singleLogin: '1' })
    await buildReader(test.deps)

    const older = await tokenOf()
    const newer = await tokenOf()

    expect(await call(older)).toMatchObject({
      code: RESULT.signedInElsewhere,
      msg: '您的帐号在其他地方已登录,被强制踢出',
    })
    expect(await call(newer)).toMatchObject({ code: RESULT.ok })
  })

  it('keeps one session after concurrent sign-ins', async () => {
    await writeSettings(test.deps, { singleLogin: '1' })
    await buildReader(test.deps)

    await Promise.all([1, 2, 3, 4].map(() => signIn(test, { account: 'lina' })))

    const open = await test.deps.db.selectFrom('sessions').select('id').where('endedAs', 'is', null).execute()
    expect(open).toHaveLength(1)
  })

  it('keeps several sessions with singleLogin 2', async () => {
    await writeSettings(test.deps, { singleLogin: '2' })
    await buildReader(test.deps)

    const older = await tokenOf()
    await tokenOf()

    expect(await call(older)).toMatchObject({ code: RESULT.ok })
  })

  it('ends no session of another user', async () => {
    await writeSettings(test.deps, { singleLogin: '1' })
    await buildReader(test.deps)
    await buildReader(test.deps, 'wangfang')

    const other = await tokenOf('wangfang')
    await tokenOf()

    expect(await call(other)).toMatchObject({ code: RESULT.ok })
  })
})

describe('signing out', () => {
  it('ends only the session of this token', async () => {
    await buildReader(test.deps)
    const [here, there] = [await tokenOf(), await tokenOf()]

    const answer = await test.as(here).get('/api/oauth/Logout')

    expect(answer).toMatchObject({ code: RESULT.ok, msg: '注销成功', data: null })
    expect(await call(here)).toMatchObject({ code: RESULT.sessionExpired })
    expect(await call(there)).toMatchObject({ code: RESULT.ok })
  })
})

describe('the lock screen', () => {
  const unlock = (token: string, body: { account: string; password: string }) =>
    test.as(token).post('/api/oauth/LockScreen', { ...body, password: md5(body.password) })

  it("accepts only the user's own password", async () => {
    await buildReader(test.deps)
    await buildReader(test.deps, 'wangfang')
    const token = await tokenOf()

    const wrong = { code: RESULT.refused, msg: '账户或密码错误，请重新输入' }
    expect(await unlock(token, { account: 'lina', password: PASSWORD })).toMatchObject({ code: RESULT.ok })
    expect(await unlock(token, { account: 'lina', password: 'wrong1' })).toMatchObject(wrong)
    expect(await unlock(token, { account: 'wangfang', password: PASSWORD })).toMatchObject(wrong)
  })

  it('counts wrong passwords towards the account lock', async () => {
    await writeSettings(test.deps, { passwordErrorsNumber: '2' })
    await buildReader(test.deps)
    const token = await tokenOf()

    await unlock(token, { account: 'lina', password: 'wrong1' })
    await unlock(token, { account: 'lina', password: 'wrong1' })

    const answer = await unlock(token, { account: 'lina', password: PASSWORD })
    expect(answer.msg).toBe('请等待10分钟后再进行登录，或联系管理员解除锁定')
  })
})
