import { RESULT } from '@sqos/contract'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { LoginConfig } from './auth.schema.ts'
import { buildReader, failToSignIn, signIn, writeSettings } from './auth.testing.ts'

const always = { enableVerificationCode: '1', verificationCodeAfterErrors: '0', passwordErrorsNumber: '0' }

/** Fetches the picture and reads from the database what a person would read from it. */
async function fetchCaptcha({ app, deps }: TestApp, timestamp: string) {
  const image = await app.inject(`/api/oauth/ImageCode/4/${timestamp}`)
  const row = await deps.db.selectFrom('captchas').selectAll().where('key', '=', timestamp).executeTakeFirstOrThrow()
  return { image, code: row.code }
}

it('draws a picture that no cache keeps', async () => {
  await using test = await createTestApp()

  const { image, code } = await fetchCaptcha(test, '1700000000000')

  expect(image.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringMatching('image/svg'),
  })
  expect(image.body).toMatch(/^<svg.*<\/svg>$/s)
  expect(code).toHaveLength(4)
})

it('asks for the captcha when it is switched on, in letters of either case, once', async () => {
  await using test = await createTestApp()
  await writeSettings(test.deps, always)
  await buildReader(test.deps)
  const timestamp = '1700000000000'
  const { code } = await fetchCaptcha(test, timestamp)

  const without = await signIn(test, { account: 'lina' })
  const right = await signIn(test, { account: 'lina', code: ` ${code.toUpperCase()} `, timestamp })
  const again = await signIn(test, { account: 'lina', code, timestamp })

  expect(without).toMatchObject({ code: RESULT.refused, msg: '请输入验证码' })
  expect(right.code).toBe(RESULT.ok)
  expect(again).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
})

it('uses the captcha up when the answer is wrong', async () => {
  await using test = await createTestApp()
  await writeSettings(test.deps, always)
  await buildReader(test.deps)
  const timestamp = '1700000000000'
  const { code } = await fetchCaptcha(test, timestamp)

  const wrong = await signIn(test, { account: 'lina', code: '????', timestamp })
  const late = await signIn(test, { account: 'lina', code, timestamp })

  expect(wrong).toMatchObject({ code: RESULT.refused, msg: '验证码错误' })
  expect(late).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
})

it('forgets a captcha after 300 seconds, and clears away old ones', async () => {
  await using test = await createTestApp()
  await writeSettings(test.deps, always)
  await buildReader(test.deps)
  const timestamp = '1700000000000'
  const { code } = await fetchCaptcha(test, timestamp)
  await fetchCaptcha(test, 'never-answered')

  test.clock.advance(300_000)
  const late = await signIn(test, { account: 'lina', code, timestamp })
  test.clock.advance(1)
  await fetchCaptcha(test, 'new')

  expect(late).toMatchObject({ code: RESULT.refused, msg: '验证码已失效' })
  expect(await test.deps.db.selectFrom('captchas').select('key').execute()).toEqual([{ key: 'new' }])
})

it('asks only after the configured number of wrong passwords, whether or not the account exists', async () => {
  await using test = await createTestApp()
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

it('does not ask while it is switched off', async () => {
  await using test = await createTestApp()
  await writeSettings(test.deps, { ...always, enableVerificationCode: '0' })
  await buildReader(test.deps)

  expect(await signIn(test, { account: 'lina' })).toMatchObject({ code: RESULT.ok })
})

it.each(['2/1700000000000', '9/1700000000000', 'x/1', '4/../../etc', `4/${'1'.repeat(31)}`])(
  'draws nothing for %s',
  async (path) => {
    await using test = await createTestApp()

    await test.app.inject(`/api/oauth/ImageCode/${path}`)

    expect(await test.deps.db.selectFrom('captchas').select('key').execute()).toEqual([])
  },
)
