import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage } from '../authority/authority.testing.ts'
import type { UserGroup } from './user-group.schema.ts'

const URL = '/api/permission/Group'
const first = { fullName: '项目一组', enCode: 'first', type: 'project' }

interface Page {
  list: (UserGroup & { memberCount: number })[]
  pagination: { total: number }
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

beforeEach(async () => {
  await test.reset()
  await test.deps.db
    .insertInto('dictionaryTypes')
    .values({ ...untouched, id: 'types', parentId: '-1', fullName: '分组类型', enCode: 'groupType', isTree: 0 })
    .execute()
  await test.deps.db
    .insertInto('dictionaryData')
    .values({ ...untouched, id: 'project', parentId: '0', dictionaryTypeId: 'types', fullName: '项目组', enCode: 'p' })
    .execute()
})

/** Creates the group and returns its id. */
async function create(body = first): Promise<string> {
  expect(await test.as('admin').post(URL, body)).toMatchObject({ code: RESULT.ok })
  const { data } = await test.as('admin').get<Page>(`${URL}?keyword=${body.enCode}`)
  return data.list[0]?.id ?? ''
}

const setMembers = (id: string, userIds: string[], who = 'admin') =>
  test.as(who).post(`/api/permission/UserRelation/${id}`, { objectId: id, objectType: 'Group', userIds })

it('an administrator creates, finds, changes and deletes a group', async () => {
  const admin = test.as('admin')
  const id = await create()

  const { data } = await admin.get<Page>(`${URL}?keyword=${encodeURIComponent('项目')}`)
  expect(data.list).toMatchObject([{ ...first, type: '项目组', memberCount: 0, enabledMark: 1 }])
  expect((await admin.get(`${URL}/Selector`)).data).toMatchObject({
    list: [{ id: 'project', type: 'type', children: [{ id, type: 'group', isLeaf: true }] }],
  })

  const read = await admin.get<UserGroup>(`${URL}/${id}`)
  expect(await admin.put(`${URL}/${id}`, { ...read.data, fullName: '改名' })).toMatchObject({ code: RESULT.ok })
  expect(await admin.put(`${URL}/${id}`, { ...read.data, fullName: '再改' })).toMatchObject({ code: RESULT.conflict })

  expect((await admin.delete(`${URL}/${id}`)).code).toBe(RESULT.ok)
  expect(await admin.get(`${URL}/${id}`)).toMatchObject({ code: RESULT.notFound, msg: '该分组不存在' })
})

it.each([
  [{ ...first, fullName: '另一组' }, '分组编码已存在'],
  [{ ...first, enCode: 'other' }, '分组名称已存在'],
  [{ ...first, fullName: '另一组', enCode: 'other', type: 'nothing' }, 'type'],
])('a group is refused: %j', async (body, msg) => {
  await create()

  const answer = await test.as('admin').post(URL, body)

  expect(answer.code).toBe(RESULT.refused)
  expect(JSON.stringify(answer)).toContain(msg)
})

it('members of an enabled group receive what the group was granted, and lose it with the membership', async () => {
  const page = await buildPage(test.deps, { enCode: 'sales', buttons: ['btn_add'] })
  const { id: lina } = await buildUser(test.deps, { account: 'lina' })
  const id = await create()
  const admin = test.as('admin')
  const codes = async () => {
    const { data } = await test.as('lina').get<{ permissionList: { modelId: string }[] }>('/api/oauth/CurrentUser')
    return data.permissionList.map(({ modelId }) => modelId)
  }
  const why = async () =>
    (await admin.get(`/api/permission/Authority/Why?userId=${lina}&menuId=${page.menuId}&kind=page`)).data

  const granted = await admin.put(`/api/permission/Authority/Data/${id}`, {
    objectType: 'Group',
    module: [page.menuId],
    button: [page.idOf('button:btn_add')],
  })
  expect(granted).toMatchObject({ code: RESULT.ok })
  expect(await codes()).toEqual([])

  expect(await setMembers(id, [lina])).toMatchObject({ code: RESULT.ok })
  expect(await codes()).toEqual([page.menuId])
  expect(await why()).toMatchObject({
    allowed: true,
    steps: expect.arrayContaining([expect.objectContaining({ result: 'grants' })]),
  })
  expect((await admin.get(`/api/permission/Users/${lina}`)).data).toMatchObject({ groupId: id })
  expect(await admin.delete(`${URL}/${id}`)).toMatchObject({ code: RESULT.refused, msg: '删除失败！已绑定用户' })

  await admin.put(`${URL}/${id}`, { ...first, enabledMark: 0 })
  expect(await codes()).toEqual([])
  await admin.put(`${URL}/${id}`, first)
  expect(await codes()).toEqual([page.menuId])

  await setMembers(id, [])
  expect(await codes()).toEqual([])
})

it('users who are not administrators neither change a group nor its members', async () => {
  const id = await create()
  const { id: lina } = await buildUser(test.deps, {
    account: 'lina',
    permissions: ['permission.group', 'permission.group:btn_edit', 'permission.group:btn_member'],
  })
  await buildUser(test.deps, { account: 'guest' })

  expect((await test.as('lina').get<Page>(URL)).data.list).toMatchObject([{ id }])
  const answers = [
    await test.as('lina').put(`${URL}/${id}`, { ...first, fullName: '改名' }),
    await setMembers(id, [lina], 'lina'),
    await test.as('guest').get(URL),
    await test.as('guest').post(URL, first),
  ]

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.forbidden))
})
