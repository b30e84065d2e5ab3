import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildSession, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let test: TestApp
const seen: { type: string; payload: object }[] = []

beforeAll(async () => {
  test = await createTestApp()
  test.app.events.on(['user.disabled', 'user.deleted', 'session.ended', 'role.changed', 'menu.changed', 'file.ready'], {
    name: 'test.collect',
    handle: async ({ type, payload }) => void seen.push({ type, payload }),
  })
})
beforeEach(async () => {
  await test.reset()
  seen.length = 0
})
afterAll(() => test.close())

it('a disabled user loses the open sessions through the event user.disabled', async () => {
  const { id } = await buildUser(test.deps, { account: 'lina' })
  await buildSession(test.deps, { userId: id })

  await test.as('admin').put(`/api/permission/Users/${id}/Actions/State`)

  expect(seen).toEqual([
    { type: 'user.disabled', payload: { userId: id } },
    { type: 'session.ended', payload: { sessionId: expect.any(String), userId: id, reason: 'forcedOffline' } },
  ])
  const sessions = await test.deps.db.selectFrom('sessions').select('endedAs').where('userId', '=', id).execute()
  expect(sessions).toEqual([{ endedAs: 'forcedOffline' }])
})

it('signing out announces the end of that session', async () => {
  const { id } = await buildUser(test.deps, { account: 'lina', isAdministrator: true })
  const token = await buildSession(test.deps, { userId: id })

  await test.as(token).get('/api/oauth/Logout')

  expect(seen).toMatchObject([{ type: 'session.ended', payload: { userId: id, reason: 'signedOut' } }])
})

it('a role and a menu entry announce that they were created, and a refused write announces nothing', async () => {
  const role = { fullName: 'Clerk', enCode: 'clerk', globalMark: 1, enabledMark: 1, sortCode: 0 }
  const menu = { fullName: 'Page', enCode: 'page', category: 'Web', type: 1, parentId: '-1', icon: '' }

  expect(await test.as('admin').post('/api/permission/Role', role)).toMatchObject({ code: RESULT.ok })
  expect(await test.as('admin').post('/api/permission/Role', role)).toMatchObject({ code: RESULT.refused })
  const answer = await test.as('admin').post('/api/system/Menu', menu)

  expect(answer).toMatchObject({ code: RESULT.ok })
  expect(seen).toMatchObject([
    { type: 'role.changed', payload: { change: 'created' } },
    { type: 'menu.changed', payload: { change: 'created' } },
  ])
})
