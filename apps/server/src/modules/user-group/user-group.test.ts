import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildRole, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage } from '../authority/authority.testing.ts'
import { fieldOf, formOf, listOf } from '../model/model.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
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

it('members of an enabled group receive its grants, and lose them with the membership', async () => {
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

it('a batch adds grants to groups, and a comparison shows a group beside a role', async () => {
  const page = await buildPage(test.deps, { enCode: 'sales', fullName: '销售', buttons: ['btn_add'] })
  const role = await buildRole(test.deps, { fullName: '财务' })
  const { id: lina } = await buildUser(test.deps, { account: 'lina' })
  const { id: keeper } = await buildUser(test.deps, {
    account: 'keeper',
    permissions: ['permission.authorize:btn_save'],
  })
  const id = await create()
  await setMembers(id, [lina, keeper])
  const admin = test.as('admin')
  const grants = { module: [page.menuId], button: [page.idOf('button:btn_add')], column: [], form: [], resource: [] }
  const body = { ...grants, roleIds: [], positionIds: [], userIds: [], groupIds: [id] }

  const preview = await admin.post('/api/permission/Authority/Data/Batch/Preview', body)
  expect(preview.data).toMatchObject({ people: 2, gained: [{ fullName: '销售', objects: 1 }, { fullName: 'btn_add' }] })
  expect(await test.as('keeper').post('/api/permission/Authority/Data/Batch', body)).toMatchObject({
    code: RESULT.forbidden,
  })
  expect(await admin.post('/api/permission/Authority/Data/Batch', body)).toMatchObject({ code: RESULT.ok })

  const query = new URLSearchParams({ leftType: 'Group', leftId: id, rightType: 'Role', rightId: role.id })
  expect((await admin.get(`/api/permission/Authority/Compare?${query.toString()}`)).data).toMatchObject({
    left: { fullName: '项目一组', people: 2, count: 2 },
    right: { fullName: '财务', count: 0 },
    list: [
      { fullName: '销售', left: true, right: false },
      { fullName: 'btn_add', left: true, right: false },
    ],
  })
})

it('a deleted group is in the recycle bin of administrators and is restored with its grants', async () => {
  const BIN = '/api/permission/RecycleBin'
  const page = await buildPage(test.deps, { enCode: 'sales' })
  const { id: lina } = await buildUser(test.deps, { account: 'lina' })
  await buildUser(test.deps, { account: 'binman', permissions: Object.values(PERMISSION.recycleBin) })
  const admin = test.as('admin')
  const id = await create()
  await admin.put(`/api/permission/Authority/Data/${id}`, { objectType: 'Group', module: [page.menuId] })
  expect((await admin.delete(`${URL}/${id}`)).code).toBe(RESULT.ok)

  expect((await admin.get(`${BIN}?kind=userGroup`)).data).toMatchObject({ list: [{ id, fullName: '项目一组' }] })
  expect((await test.as('binman').get<{ list: object[] }>(BIN)).data.list).toEqual([])
  expect(await test.as('binman').put(`${BIN}/userGroup/${id}/Actions/Restore`)).toMatchObject({
    code: RESULT.forbidden,
  })
  const second = await create()
  expect(await admin.put(`${BIN}/userGroup/${id}/Actions/Restore`)).toMatchObject({
    code: RESULT.conflict,
    msg: '编码已被使用，不能恢复',
  })
  await admin.delete(`${URL}/${second}`)
  expect(await admin.put(`${BIN}/userGroup/${id}/Actions/Restore`)).toMatchObject({ code: RESULT.ok })
  expect(await admin.delete(`${BIN}/userGroup/${second}`)).toMatchObject({ code: RESULT.ok })

  await setMembers(id, [lina])
  const { data } = await test
    .as('lina')
    .get<{ permissionList: { modelId: string }[]; userInfo: object }>('/api/oauth/CurrentUser')
  expect(data.permissionList.map(({ modelId }) => modelId)).toEqual([page.menuId])
  expect(data.userInfo).toMatchObject({ groupIds: [id] })
})

it('records show the names of groups in their fields', async () => {
  const id = await create()
  const { build, create: createRecord, show, list } = recordCalls(() => test)
  const modelId = await build({
    fullName: '值班',
    enCode: 'duty',
    formData: formOf([
      fieldOf({ name: 'F_Group', kind: 'groupSelect', label: '分组' }),
      fieldOf({ name: 'F_Whom', kind: 'usersSelect', label: '人员', props: { multiple: true } }),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_Group', label: '分组', kind: 'groupSelect' }] }),
  })
  const created = await createRecord(modelId, { F_Group: id, F_Whom: [`${id}--group`] })

  expect(created).toMatchObject({ code: RESULT.ok })
  const { list: rows } = await list(modelId)
  expect(rows).toMatchObject([{ F_Group: '项目一组' }])
  expect(await show(modelId, rows[0]?.['id'])).toMatchObject({ F_Group: '项目一组', F_Whom: '项目一组' })
})
