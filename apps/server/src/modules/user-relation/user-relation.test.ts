import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const URL = '/api/permission/UserRelation'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const save = (objectId: string, body: { objectType: 'Role' | 'Position'; userIds: string[]; readIds?: string[] }) =>
  test.as('admin').post(`${URL}/${objectId}`, { objectId, ...body })

it('replaces the holders of a role', async () => {
  const role = await buildRole(test.deps, { permissions: ['systemData.dictionary'] })
  const [one, two] = [
    await buildUser(test.deps, { roleIds: [role.id] }),
    await buildUser(test.deps, { account: 'two' }),
  ]

  const answer = await save(role.id, { objectType: 'Role', userIds: [two.id] })

  expect(answer).toMatchObject({ code: RESULT.ok, msg: '保存成功' })
  expect((await test.as('admin').get(`${URL}/${role.id}`)).data).toEqual({ ids: [two.id] })
  expect(one.id).not.toBe(two.id)
  expect((await test.as('two').get('/api/system/DictionaryType')).code).toBe(RESULT.ok)
})

it('sets a current position for users without one and for users who lose their current position', async () => {
  await test.deps.db
    .insertInto('organizations')
    .values({ id: 'shop', parentId: '-1', category: 'company', fullName: '门店', enCode: 'shop' })
    .execute()
  await test.deps.db
    .insertInto('positions')
    .values(['clerk', 'lead'].map((id) => ({ id, organizeId: 'shop', type: 'x', fullName: id, enCode: id })))
    .execute()
  const { id } = await buildUser(test.deps, { organizeId: 'shop' })
  const position = async () =>
    (await test.deps.db.selectFrom('users').select('positionId').where('id', '=', id).executeTakeFirst())?.positionId

  await save('clerk', { objectType: 'Position', userIds: [id] })
  await save('lead', { objectType: 'Position', userIds: [id] })
  const first = await position()
  await save('clerk', { objectType: 'Position', userIds: [] })
  const second = await position()
  await save('lead', { objectType: 'Position', userIds: [] })

  expect([first, second, await position()]).toEqual(['clerk', 'lead', null])
})

it('refuses users of other organisations, unknown users, and callers without the permission', async () => {
  await test.deps.db
    .insertInto('organizations')
    .values(
      ['shop', 'depot'].map((id) => ({ id, parentId: '-1', category: 'company' as const, fullName: id, enCode: id })),
    )
    .execute()
  const role = await buildRole(test.deps)
  await test.deps.db.insertInto('roleOrganizations').values({ roleId: role.id, organizeId: 'shop' }).execute()
  const stranger = await buildUser(test.deps, { organizeId: 'depot' })
  await buildUser(test.deps, { account: 'lina', permissions: ['permission.position:btn_member'] })

  const answers = [
    await save(role.id, { objectType: 'Role', userIds: [stranger.id] }),
    await save(role.id, { objectType: 'Role', userIds: ['nobody'] }),
    await save(role.id, { objectType: 'Position', userIds: [] }),
    await save('nothing', { objectType: 'Role', userIds: [] }),
    await test.as('lina').get(`${URL}/${role.id}`),
    await test.as('lina').post(`${URL}/${role.id}`, { objectId: role.id, objectType: 'Role', userIds: [] }),
  ]

  expect(answers.map(({ code }) => code)).toEqual([400, 400, 400, 404, 403, 403])
  expect(answers[0]?.msg).toBe('所选用户不属于该角色或岗位的组织')
})

it('refuses the second of two concurrent changes and changes nothing', async () => {
  const role = await buildRole(test.deps, {})
  const [one, two] = [await buildUser(test.deps, {}), await buildUser(test.deps, { account: 'two' })]
  await save(role.id, { objectType: 'Role', userIds: [one.id], readIds: [] })

  const answer = await save(role.id, { objectType: 'Role', userIds: [two.id], readIds: [] })

  expect(answer.code).toBe(RESULT.conflict)
  expect((await test.as('admin').get(`${URL}/${role.id}`)).data).toEqual({ ids: [one.id] })
  const merged = await save(role.id, { objectType: 'Role', userIds: [one.id, two.id], readIds: [one.id] })
  expect(merged.code).toBe(RESULT.ok)
})
