import { RESULT } from '@sqos/contract'
import { describe, expect, it } from 'vitest'
import { buildSession, md5 } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildReader, failToSignIn, PASSWORD, signIn, writeSettings } from './auth.testing.ts'

const MINUTE = 60_000

async function tokenOf(test: TestApp, account = 'lina') {
  const { data } = await signIn(test, { account })
  return data?.token ?? ''
}

const call = (test: TestApp, token: string) => test.as(token).get('/api/oauth/CurrentUser')

describe('a token', () => {
  it('opens nothing when it is forged, cut or of another scheme', async () => {
    await using test = await createTestApp()
    await buildReader(test.deps)
    const token = await tokenOf(test)

    for (const forged of ['Bearer ', 'Bearer nonsense', token.slice(0, -1), `${token}x`])
      expect(await call(test, forged)).toMatchObject({ code: RESULT.tokenInvalid, msg: 'Token验证失败' })
    expect(await test.anonymous.get('/api/oauth/CurrentUser')).toMatchObject({
      code: RESULT.sessionExpired,
      msg: '登录过期,请重新登录',
    })
  })

  it('expires after the configured minutes without a call', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { tokenTimeout: '30' })
    await buildReader(test.deps)
    const token = await tokenOf(test)

    test.clock.advance(29 * MINUTE)
    const used = await call(test, token)
    test.clock.advance(29 * MINUTE)
    const usedAgain = await call(test, token)
    test.clock.advance(30 * MINUTE)
    const tooLate = await call(test, token)

    expect([used.code, usedAgain.code]).toEqual([RESULT.ok, RESULT.ok])
    expect(tooLate).toMatchObject({ code: RESULT.sessionExpired, msg: '登录过期,请重新登录' })
  })

  it('is written to at most once a minute', async () => {
    await using test = await createTestApp()
    await buildReader(test.deps)
    const token = await tokenOf(test)
    const readEnd = () => test.deps.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
    const start = await readEnd()

    test.clock.advance(MINUTE - 1)
    await call(test, token)
    const soon = await readEnd()
    test.clock.advance(1)
    await call(test, token)
    const later = await readEnd()

    expect(soon).toEqual(start)
    expect(later.expiresAt.getTime() - start.expiresAt.getTime()).toBe(MINUTE)
  })

  it('follows a shorter time-out from the next call on', async () => {
    await using test = await createTestApp()
    await buildReader(test.deps)
    const token = await tokenOf(test)

    await writeSettings(test.deps, { tokenTimeout: '5' })
    await call(test, token)
    test.clock.advance(5 * MINUTE)

    expect(await call(test, token)).toMatchObject({ code: RESULT.sessionExpired })
  })

  it.each([{ enabledMark: 0 }, { enabledMark: null }, { deleteMark: 1 }])(
    'is worthless once its owner is %j',
    async (state) => {
      await using test = await createTestApp()
      await buildReader(test.deps)
      const token = await tokenOf(test)

      await test.deps.db.updateTable('users').set(state).where('account', '=', 'lina').execute()

      expect(await call(test, token)).toMatchObject({ code: RESULT.sessionExpired })
    },
  )

  it('outlives a lock: a stranger who guesses passwords throws nobody out', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { passwordErrorsNumber: '2', enableVerificationCode: '0' })
    await buildReader(test.deps)
    const token = await tokenOf(test)

    await failToSignIn(test, { account: 'lina', times: 2 })

    expect(await call(test, token)).toMatchObject({ code: RESULT.ok })
  })

  it('says expired when an administrator ended it', async () => {
    await using test = await createTestApp()
    const { id } = await buildReader(test.deps)
    const token = await buildSession(test.deps, { userId: id, endedAs: 'forcedOffline' })

    expect(await call(test, token)).toMatchObject({ code: RESULT.sessionExpired })
  })

  it('is forgotten a month after it expired', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { tokenTimeout: '30' })
    await buildReader(test.deps)
    const token = await tokenOf(test)

    test.clock.advance(31 * 24 * 60 * MINUTE)
    await tokenOf(test)

    expect(await call(test, token)).toMatchObject({ code: RESULT.tokenInvalid })
  })
})

describe('single sign-in', () => {
  it('throws the older session out with singleLogin 1', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { singleLogin: '1' })
    await buildReader(test.deps)

    const older = await tokenOf(test)
    const newer = await tokenOf(test)

    expect(await call(test, older)).toMatchObject({
      code: RESULT.signedInElsewhere,
      msg: '您的帐号在其他地方已登录,被强制踢出',
    })
    expect(await call(test, newer)).toMatchObject({ code: RESULT.ok })
  })

  it('leaves one session when several open at the same time', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { singleLogin: '1' })
    await buildReader(test.deps)

    await Promise.all([1, 2, 3, 4].map(() => signIn(test, { account: 'lina' })))

    const open = await test.deps.db.selectFrom('sessions').select('id').where('endedAs', 'is', null).execute()
    expect(open).toHaveLength(1)
  })

  it('lets sessions live side by side with singleLogin 2', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { singleLogin: '2' })
    await buildReader(test.deps)

    const older = await tokenOf(test)
    await tokenOf(test)

    expect(await call(test, older)).toMatchObject({ code: RESULT.ok })
  })

  it('throws out nobody else', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { singleLogin: '1' })
    await buildReader(test.deps)
    await buildReader(test.deps, 'wangfang')

    const other = await tokenOf(test, 'wangfang')
    await tokenOf(test)

    expect(await call(test, other)).toMatchObject({ code: RESULT.ok })
  })
})

describe('signing out', () => {
  it('makes this token worthless and no other', async () => {
    await using test = await createTestApp()
    await buildReader(test.deps)
    const [here, there] = [await tokenOf(test), await tokenOf(test)]

    const answer = await test.as(here).get('/api/oauth/Logout')

    expect(answer).toMatchObject({ code: RESULT.ok, msg: '注销成功', data: null })
    expect(await call(test, here)).toMatchObject({ code: RESULT.sessionExpired })
    expect(await call(test, there)).toMatchObject({ code: RESULT.ok })
  })
})

describe('the lock screen', () => {
  const unlock = (test: TestApp, token: string, body: { account: string; password: string }) =>
    test.as(token).post('/api/oauth/LockScreen', { ...body, password: md5(body.password) })

  it('opens for the own password and for no other', async () => {
    await using test = await createTestApp()
    await buildReader(test.deps)
    await buildReader(test.deps, 'wangfang')
    const token = await tokenOf(test)

    const wrong = { code: RESULT.refused, msg: '账户或密码错误，请重新输入' }
    expect(await unlock(test, token, { account: 'lina', password: PASSWORD })).toMatchObject({ code: RESULT.ok })
    expect(await unlock(test, token, { account: 'lina', password: 'wrong1' })).toMatchObject(wrong)
    expect(await unlock(test, token, { account: 'wangfang', password: PASSWORD })).toMatchObject(wrong)
  })

  it('is no way around the lock after wrong passwords', async () => {
    await using test = await createTestApp()
    await writeSettings(test.deps, { passwordErrorsNumber: '2' })
    await buildReader(test.deps)
    const token = await tokenOf(test)

    await unlock(test, token, { account: 'lina', password: 'wrong1' })
    await unlock(test, token, { account: 'lina', password: 'wrong1' })

    const answer = await unlock(test, token, { account: 'lina', password: PASSWORD })
    expect(answer.msg).toBe('请等待10分钟后再进行登录，或联系管理员解除锁定')
  })
})
