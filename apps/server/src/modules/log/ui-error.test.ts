import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { framesOf, withoutValues } from './ui-error.service.ts'

const URL = '/api/system/UiError'
const error = {
  message: "Cannot read properties of undefined (reading 'length')",
  stack: 'TypeError: x\n    at Table (https://sqos.example/assets/a.js?v=1:2:30)',
  address: '/systemData/dictionary?keyword=secret#top',
  version: '1.2.3',
  traceId: 'abc',
  time: 1_700_000_000_000,
}

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildUser(test.deps, { account: 'lina', realName: '李娜' })
})
afterAll(() => test.close())

const report = (list: object[]) => test.as('lina').post(URL, { list })
const kept = () =>
  test.deps.db.selectFrom('logs').selectAll().where('moduleName', '=', 'ui').orderBy('traceId', 'desc').execute()

it('stores errors of browsers among the failures', async () => {
  const answer = await report([
    { ...error, form: { password: '123' } },
    { ...error, stack: undefined, traceId: undefined, message: 'second' },
  ])

  expect(answer).toMatchObject({ code: RESULT.ok, data: { accepted: 2 } })
  const rows = await kept()
  expect(rows).toMatchObject([
    {
      category: 4,
      userName: '李娜/lina',
      requestUrl: '/systemData/dictionary',
      traceId: 'abc',
      resultCode: RESULT.internal,
    },
    { traceId: '' },
  ])
  expect(JSON.parse(rows[0]?.json ?? '')).toEqual({
    error:
      "Cannot read properties of undefined (reading 'length')\n    at Table (https://sqos.example/assets/a.js:2:30)",
    version: '1.2.3',
    time: 1_700_000_000_000,
  })
})

it('accepts reports of signed-in users only', async () => {
  expect(await test.anonymous.post(URL, { list: [error] })).toMatchObject({ code: RESULT.sessionExpired })
})

it.each([
  ['no errors', []],
  ['too many errors', Array.from({ length: 21 }, () => error)],
  ['a message without end', [{ ...error, message: 'x'.repeat(1001) }]],
  ['a stack without end', [{ ...error, stack: 'x'.repeat(10_001) }]],
  ['an error without address', [{ message: 'x', version: '1', time: 0 }]],
])('refuses %s', async (_, list) => {
  expect(await report(list)).toMatchObject({ code: RESULT.refused })
  expect(await kept()).toEqual([])
})

it('refuses an oversized body', async () => {
  expect(await report([{ ...error, message: 'x'.repeat(2_000_000) }])).toMatchObject({ msg: '提交的内容过大' })
})

it('accepts 30 reports a minute', async () => {
  await using own = await createTestApp()
  await buildUser(own.deps, { account: 'lina' })
  for (let sent = 0; sent < 30; sent++) await own.as('lina').post(URL, { list: [error] })

  expect(await own.as('lina').post(URL, { list: [error] })).toMatchObject({ code: RESULT.tooManyRequests })
})

it('stores a long stack as valid JSON', async () => {
  await report([{ ...error, stack: '    at f (a.js:1:1)\n'.repeat(500) }])

  const [row] = await kept()
  expect(row?.json.length).toBeLessThan(5000)
  expect(JSON.parse(row?.json ?? '')).toMatchObject({ version: '1.2.3' })
})

describe('text typed by users', () => {
  it.each([
    [`Unexpected token 'h', "hello world" is not valid JSON`, `Unexpected token 'h', "…" is not valid JSON`],
    [`No such person: '张伟'`, `No such person: '…'`],
    ['Refused `13800000001', 'Refused "…"'],
    ['Failed to fetch https://x.example/api?keyword=张伟', 'Failed to fetch https://x.example/api'],
    ['No account lina@example.com with 13800000001', 'No account … with …'],
    ["Cannot read properties of null (reading 'rows')", "Cannot read properties of null (reading 'rows')"],
  ])('leaves %s', (message, expected) => {
    expect(withoutValues(message)).toBe(expected)
  })

  it('is removed from a stack; only its locations are kept', () => {
    const stack = [
      'Error: "张伟" at home',
      'is missing: 13800000001',
      '    at save (https://x.example/a.js?q=张伟:10:20)',
      'save@https://x.example/a.js:10:20',
      '    at async Promise.all (index 0)',
    ].join('\n')

    expect(framesOf(stack)).toBe('    at save (https://x.example/a.js:10:20)\nsave@https://x.example/a.js:10:20')
  })
})
