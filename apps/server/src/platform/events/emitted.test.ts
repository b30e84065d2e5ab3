import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildReader, failToSignIn, signIn, writeSettings } from '../../modules/auth/auth.testing.ts'
import { endExpiredSessions } from '../../modules/auth/session.service.ts'
import { buildOrganization, buildPosition } from '../../modules/user/user.testing.ts'
import { buildSession, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let test: TestApp
const seen: { type: string; payload: object }[] = []

beforeAll(async () => {
  test = await createTestApp()
  test.app.events.on(
    [
      'user.disabled',
      'user.deleted',
      'user.restored',
      'user.locked',
      'user.enabled',
      'session.ended',
      'role.changed',
      'menu.changed',
      'file.ready',
      'recycleBin.restored',
    ],
    { name: 'test.collect', handle: async ({ type, payload }) => void seen.push({ type, payload }) },
  )
})
beforeEach(async () => {
  await test.reset()
  seen.length = 0
})
afterAll(() => test.close())

it('disabling a user ends the open sessions by the event user.disabled', async () => {
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

it('created roles and menu entries are announced, a refused write is not', async () => {
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

it('restoring a user, a role and a position from the recycle bin announces each of them', async () => {
  const admin = test.as('admin')
  const { id: userId } = await buildUser(test.deps, { account: 'lina' })
  const position = await buildPosition(test, {
    fullName: 'Chief',
    organizeId: await buildOrganization(test, { fullName: 'Office' }),
  })
  await admin.post('/api/permission/Role', { fullName: 'Clerk', enCode: 'clerk', globalMark: 1 })
  const { id: roleId } = await test.deps.db.selectFrom('roles').select('id').executeTakeFirstOrThrow()
  await admin.delete(`/api/permission/Users/${userId}`)
  await admin.delete(`/api/permission/Role/${roleId}`)
  await admin.delete(`/api/permission/Position/${position}`)
  seen.length = 0

  for (const path of [`user/${userId}`, `role/${roleId}`, `position/${position}`])
    expect(await admin.put(`/api/permission/RecycleBin/${path}/Actions/Restore`)).toMatchObject({ code: RESULT.ok })

  expect(seen).toEqual([
    { type: 'user.restored', payload: { userId } },
    { type: 'role.changed', payload: { roleId, change: 'restored' } },
    { type: 'recycleBin.restored', payload: { kind: 'position', id: position } },
  ])
})

it('wrong passwords announce the lock of the account and its end; open sessions stay', async () => {
  const { id: userId } = await buildReader(test.deps)
  await buildSession(test.deps, { userId })
  await writeSettings(test.deps, { passwordErrorsNumber: '2', lockTime: '10', enableVerificationCode: '0' })

  await failToSignIn(test, { account: 'lina', times: 3 })
  const until = test.clock.now().getTime() + 600_000
  test.clock.advance(600_000)
  await signIn(test, { account: 'lina', password: 'wrong1' })

  expect(seen).toEqual([
    { type: 'user.locked', payload: { userId, until } },
    { type: 'user.enabled', payload: { userId } },
  ])
})

it('an expired session announces its end once', async () => {
  const { id: userId } = await buildUser(test.deps, { account: 'lina' })
  await buildSession(test.deps, { userId, lifetime: 1000 })
  await buildSession(test.deps, { userId, lifetime: 5000 })
  test.clock.advance(1000)

  await endExpiredSessions({ ...test.deps, events: test.app.events })
  await endExpiredSessions({ ...test.deps, events: test.app.events })
  await test.app.events.settle()

  expect(seen).toEqual([
    { type: 'session.ended', payload: { sessionId: expect.any(String), userId, reason: 'expired' } },
  ])
})
