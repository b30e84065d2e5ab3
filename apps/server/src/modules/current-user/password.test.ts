import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { md5 } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { CurrentUser } from '../auth/auth.schema.ts'
import { buildReader, PASSWORD, signIn, skipRateLimits, writeSettings } from '../auth/auth.testing.ts'
import { buildOrganization, createPerson, USERS } from '../user/user.testing.ts'
import { ME } from './current-user.testing.ts'

const KEY = '1700000000000'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

let test: TestApp
let token: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildReader(test.deps)
  token = await signedIn()
})
afterAll(() => test.close())

async function signedIn(): Promise<string> {
  const { data } = await signIn(test, { account: 'lina' })
  return data?.token ?? ''
}

/** Fetches the captcha and reads its text from the database. */
async function fetchCaptcha() {
  const image = await test.app.inject(`/api/file/ImageCode/${KEY}`)
  const row = await test.deps.db.selectFrom('captchas').selectAll().where('key', '=', KEY).executeTakeFirstOrThrow()
  return { image, code: row.code }
}

interface Change {
  oldPassword?: string
  password?: string
  code?: string
}

async function change({ oldPassword = PASSWORD, password = 'newer2026', code }: Change = {}) {
  return test.as(token).post(`${ME}/Actions/ModifyPassword`, {
    oldPassword: md5(oldPassword),
    password: md5(password),
    code: code ?? (await fetchCaptcha()).code,
    timestamp: KEY,
  })
}

it('the captcha has four letters and is not cached', async () => {
  const { image, code } = await fetchCaptcha()

  expect(image.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringMatching('image/svg'),
  })
  expect(code).toHaveLength(4)
})

it('a changed password ends the other sessions and keeps this one', async () => {
  const other = await signedIn()

  const changed = await change()

  expect(changed).toMatchObject({ code: RESULT.ok, msg: '修改成功，其他设备已退出登录', data: null })
  expect(await test.as(other).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.sessionExpired })
  expect(await test.as(token).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.ok })
  expect(await signIn(test, { account: 'lina' })).toMatchObject({ code: RESULT.refused })
  expect(await signIn(test, { account: 'lina', password: 'newer2026' })).toMatchObject({ code: RESULT.ok })
})

it('an empty new password and one equal to the account are refused', async () => {
  for (const password of ['', 'lina', 'Lina'.toUpperCase()])
    expect(await change({ password })).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('不能为空') })
})

it('the sessions of other users continue', async () => {
  await buildReader(test.deps, 'other')
  const { data } = await signIn(test, { account: 'other' })

  await change()

  expect(await test.as(data?.token ?? '').get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.ok })
})

it('a wrong old password is refused', async () => {
  const other = await signedIn()

  expect(await change({ oldPassword: 'wrong1' })).toMatchObject({ code: RESULT.refused, msg: '旧密码错误' })
  expect(await test.as(other).get('/api/oauth/CurrentUser')).toMatchObject({ code: RESULT.ok })
  expect(await signIn(test, { account: 'lina' })).toMatchObject({ code: RESULT.ok })
})

it('wrong old passwords count like those of the sign-in page, and lock the account', async () => {
  let answer = await change({ oldPassword: 'wrong1' })
  for (let again = 1; again < 6; again++) answer = await change({ oldPassword: 'wrong1' })

  expect(answer.msg).toBe('请等待10分钟后再进行登录，或联系管理员解除锁定')
  expect(await change()).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('请等待10分钟') })
})

it('a new password equal to the old one is refused', async () => {
  expect(await change({ password: PASSWORD })).toMatchObject({
    code: RESULT.refused,
    msg: '修改失败，新建密码不能与旧密码一样',
  })
})

it('the captcha must match, once and in time', async () => {
  const { code } = await fetchCaptcha()
  const wrong = await change({ code: '????' })
  const used = await change({ code })
  const { code: late } = await fetchCaptcha()
  test.clock.advance(300_000)
  const expired = await change({ code: late })

  expect(wrong).toMatchObject({ code: RESULT.refused, msg: '验证码错误' })
  expect(used).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
  expect(expired).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
  expect(await change({ code: ' ' })).toMatchObject({ code: RESULT.refused, msg: '请输入验证码' })
  expect(await signIn(test, { account: 'lina' })).toMatchObject({ code: RESULT.ok })
})

it.each([
  ['password', 'secret'],
  ['password', ''],
  ['oldPassword', `${'0'.repeat(32)}'`],
])('%s that is not an MD5 is refused: %s', async (field, value) => {
  const body = { oldPassword: md5(PASSWORD), password: md5('newer2026'), code: 'abcd', timestamp: KEY, [field]: value }

  expect(await test.as(token).post(`${ME}/Actions/ModifyPassword`, body)).toMatchObject({
    code: RESULT.refused,
    data: { fields: { [field]: expect.anything() } },
  })
})

it('neither password nor captcha is logged', async () => {
  await change()

  // The log row is written after the answer.
  const rows = await vi.waitFor(async () => {
    const found = await test.deps.db.selectFrom('logs').selectAll().execute()
    expect(found.some(({ requestUrl }) => requestUrl.endsWith('ModifyPassword'))).toBe(true)
    return found
  })
  for (const secret of [md5(PASSWORD), md5('newer2026')]) expect(JSON.stringify(rows)).not.toContain(secret)
})

it('one of two concurrent changes succeeds', async () => {
  const body = { oldPassword: md5(PASSWORD), timestamp: KEY }
  const keys = ['first', 'second']
  const codes: string[] = []
  for (const key of keys) {
    await test.app.inject(`/api/file/ImageCode/${key}`)
    const row = await test.deps.db.selectFrom('captchas').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
    codes.push(row.code)
  }

  const answers = await Promise.all(
    keys.map((timestamp, index) =>
      test.as(token).post(`${ME}/Actions/ModifyPassword`, {
        ...body,
        timestamp,
        code: codes[index],
        password: md5(`newer${timestamp}1`),
      }),
    ),
  )

  expect(answers.filter(({ code }) => code === RESULT.ok)).toHaveLength(1)
})

describe('a password that another user set', () => {
  beforeAll(() => void skipRateLimits())
  afterAll(() => void vi.useRealTimers())

  const GIVEN = 'given2026'
  const FIRST = { account: 'linan', realName: '林楠' }

  /** A user whose password an administrator has just reset, signed in with it. */
  async function signInWithGiven(settings: Record<string, string> = { changeGivenPassword: '1' }) {
    await writeSettings(test.deps, settings)
    const { id } = await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'lina')
      .executeTakeFirstOrThrow()
    const reset = { id, userPassword: md5(GIVEN), validatePassword: md5(GIVEN) }
    expect(await test.as('admin').post(`${USERS}/${id}/Actions/ResetPassword`, reset)).toMatchObject({
      code: RESULT.ok,
    })
    const answer = await signIn(test, { account: 'lina', password: GIVEN })
    token = answer.data?.token ?? ''
    return answer
  }

  const isAsked = async (account: string, password: string) =>
    (await signIn(test, { account, password })).data?.mustChangePassword

  it('is changed before anything else; the session continues, and nothing is asked again', async () => {
    expect(await signInWithGiven()).toMatchObject({ data: { mustChangePassword: true } })
    const before = await test.as(token).get<CurrentUser>('/api/oauth/CurrentUser')
    const refused = await test.as(token).get('/api/system/DictionaryType')

    expect(await change({ oldPassword: GIVEN, password: 'own2026' })).toMatchObject({ code: RESULT.ok })

    expect(before.data.userInfo.mustChangePassword).toBe(true)
    expect(before.data.menuList).not.toEqual([])
    expect(refused).toMatchObject({ code: RESULT.refused, msg: '当前密码由他人设置，请先修改密码', data: null })
    expect((await test.as(token).get<CurrentUser>('/api/oauth/CurrentUser')).data.userInfo.mustChangePassword).toBe(
      false,
    )
    expect(await test.as(token).get('/api/system/DictionaryType')).toMatchObject({ code: RESULT.ok })
    expect(await isAsked('lina', 'own2026')).toBe(false)
  })

  it('opens nothing but what the change needs: every other route refuses', async () => {
    await signInWithGiven()
    const open: string[] = []
    for (const { method, url, config } of test.app.apiRoutes) {
      if (config?.permission === 'public' || url.endsWith('/Logout')) continue
      for (const one of METHODS.filter((name) => [method].flat().includes(name))) {
        const { body } = await test.app.inject({ method: one, url, headers: { authorization: token } })
        if (!body.includes('请先修改密码')) open.push(`${one} ${url}`)
      }
    }

    const needed = [`GET ${ME}/BaseInfo`, `POST ${ME}/Actions/ModifyPassword`]
    const others = ['GET /api/oauth/CurrentUser', 'POST /api/oauth/LockScreen']
    expect(open.toSorted()).toEqual([...needed, ...others].toSorted())
    expect(await test.as(token).get('/api/oauth/Logout')).toMatchObject({ code: RESULT.ok })
  })

  it('opens no file by token or by cookie', async () => {
    await signInWithGiven()
    const url = `/api/file/Image/annex/20261121_${'0'.repeat(32)}.png`
    const { headers } = await test.app.inject({ url: '/api/oauth/CurrentUser', headers: { authorization: token } })
    const [cookie = ''] = String(headers['set-cookie']).split(';')

    const byToken = await test.app.inject({ url, headers: { authorization: token } })
    const byCookie = await test.app.inject({ url, headers: { cookie } })

    expect(cookie).toContain('sqos-file=')
    expect(byToken.json()).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('请先修改密码') })
    expect(byCookie.json()).toMatchObject({ code: RESULT.sessionExpired })
  })

  it('is one of new, imported and reset accounts; not one that the user chose, or administrators set for themselves', async () => {
    await writeSettings(test.deps, { changeGivenPassword: '1', newUserDefaultPassword: GIVEN })
    const admin = test.as('admin')
    const organizeId = await buildOrganization(test, { fullName: '总部' })
    await createPerson({ test, as: admin }, { ...FIRST, organizeId })
    const row = { account: 'imported', realName: '林木', gender: '女', organizeId: '总部', enabledMark: '正常' }
    expect(await admin.post(`${USERS}/ImportData`, { list: [row] })).toMatchObject({ data: { snum: 1 } })
    const given = await test.deps.db.selectFrom('users').select('account').where('passwordGiven', '=', true).execute()

    expect(given.map(({ account }) => account).toSorted()).toEqual(['imported', 'linan'])
    const boss = await test.deps.db
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'admin')
      .executeTakeFirstOrThrow()
    const own = { id: boss.id, userPassword: md5(GIVEN), validatePassword: md5(GIVEN) }
    await admin.post(`${USERS}/${boss.id}/Actions/ResetPassword`, own)
    expect(await isAsked('admin', GIVEN)).toBe(false)
    expect(await isAsked('lina', PASSWORD)).toBe(false)
  })

  it('is enough where the setting is off, as in every database that was there before', async () => {
    expect(await signInWithGiven({ changeGivenPassword: '0' })).toMatchObject({ data: { mustChangePassword: false } })
    expect(await test.as(token).get('/api/system/DictionaryType')).toMatchObject({ code: RESULT.ok })
  })
})
