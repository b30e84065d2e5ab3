import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { md5 } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildReader, PASSWORD, signIn } from '../auth/auth.testing.ts'
import { ME } from './current-user.testing.ts'

const KEY = '1700000000000'

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
