import { RESULT } from '@sqos/contract'
import { expect, it } from 'vitest'
import { buildUser } from './builders.ts'
import { createTestApp } from './create-test-app.ts'

it('each test gets a server with an empty database', async () => {
  await using first = await createTestApp()
  await using second = await createTestApp()

  await buildUser(first.deps, { account: 'lina' })

  expect(await second.deps.db.selectFrom('users').select('id').execute()).toEqual([])
})

it('callers sign in by account', async () => {
  await using test = await createTestApp()

  const me = await test.as('admin').get('/api/oauth/CurrentUser')
  const stranger = await test.anonymous.get('/api/oauth/CurrentUser')
  const forged = await test.as('Bearer forged').get('/api/oauth/CurrentUser')

  expect(me.code).toBe(RESULT.ok)
  expect(stranger.code).toBe(RESULT.sessionExpired)
  expect(forged.code).toBe(RESULT.tokenInvalid)
})

it('time only moves when the test moves it', async () => {
  await using test = await createTestApp({ now: '2026-01-01T00:00:00Z' })

  test.clock.advance(1000)

  expect(test.deps.now()).toEqual(new Date('2026-01-01T00:00:01Z'))
})
