import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { LoginConfig } from './auth.schema.ts'
import { buildReader, failToSignIn, signIn, writeSettings } from './auth.testing.ts'

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

  expect(late).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
  expect(await test.deps.db.selectFrom('captchas').select('key').execute()).toEqual([{ key: 'new' }])
})

it('demands the captcha after the configured number of wrong passwords, also for unknown accounts', async () => {
  await writeSettings(test.deps, { verificationCodeAfterErrors: '2', verificationCodeNumber: '5' })
  await buildReader(test.deps)
  const configOf = async (account: string) =>
    (await test.anonymous.get<LoginConfig>(`/api/oauth/getConfig/${account}`)).data

  const before = [await configOf('lina'), await configOf('nobody')]
  await failToSignIn(test, { account: 'lina', times: 2 })
  await failToSignIn(test, { account: 'nobody', times: 2 })
  const after = [await configOf('lina'), await configOf('nobody')]

  const asked = (enableVerificationCode: number) => ({ enableVerificationCode, verificationCodeNumber: 5 })
  expect(before).toEqual([asked(0), asked(0)])
  expect(after).toEqual([asked(1), asked(1)])
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
