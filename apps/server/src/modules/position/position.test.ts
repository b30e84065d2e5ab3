import { PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildKeeper, buildOrganization, createPerson } from '../user/user.testing.ts'
import type { PositionNode } from './position.schema.ts'

const POSITION = '/api/permission/Position'

let test: TestApp
let admin: Caller
let company: string
let office: string
let factory: string

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
  company = await buildOrganization(test, { fullName: '集团' })
  office = await buildOrganization(test, { fullName: '总部', parentId: company })
  factory = await buildOrganization(test, { fullName: '工厂', parentId: company })
})
afterAll(() => test.close())

const bodyOf = (enCode: string, more: object = {}) => ({
  organizeId: office,
  fullName: `岗位${enCode}`,
  enCode,
  type: 'technical',
  ...more,
})

async function build(enCode: string, more: object = {}): Promise<string> {
  expect(await admin.post(POSITION, bodyOf(enCode, more))).toEqual({ code: 200, msg: '新建成功', data: null })
  const row = await test.deps.db
    .selectFrom('positions')
    .select('id')
    .where('enCode', '=', enCode)
    .executeTakeFirstOrThrow()
  return row.id
}

interface Page {
  list: { enCode: string; department: string; type: string }[]
  pagination: { total: number }
}

const list = async (query: Record<string, string> = {}) =>
  (await admin.get<Page>(`${POSITION}?${new URLSearchParams(query).toString()}`)).data
const codes = async (query: Record<string, string> = {}) => (await list(query)).list.map(({ enCode }) => enCode)

describe('positions', () => {
  it('of an organisation and its descendants are listed, searched, sorted and paged', async () => {
    await build('boss', { organizeId: company, sortCode: 1 })
    await build('clerk', { sortCode: 2 })
    await build('worker', { organizeId: factory, sortCode: 3, enabledMark: 0 })

    expect(await codes()).toEqual(['boss', 'clerk', 'worker'])
    expect(await codes({ organizeId: company })).toEqual(['boss', 'clerk', 'worker'])
    expect(await codes({ organizeId: office })).toEqual(['clerk'])
    expect(await codes({ keyword: 'WORK' })).toEqual(['worker'])
    expect(await codes({ keyword: '%' })).toEqual([])
    expect(await codes({ enabledMark: '0' })).toEqual(['worker'])
    expect(await codes({ sidx: 'enCode', sort: 'desc', pageSize: '2' })).toEqual(['worker', 'clerk'])
    expect(await list({ keyword: 'clerk' })).toMatchObject({
      list: [{ department: '集团 / 总部' }],
      pagination: { total: 1, currentPage: 1 },
    })
  })

  it('are read as written; a save over a newer version is refused', async () => {
    const id = await build('clerk', { description: '说明' })
    expect((await admin.get(`${POSITION}/${id}`)).data).toMatchObject({
      organizeId: office,
      organizeIdTree: [company, office],
      enabledMark: 1,
      description: '说明',
      lastModifyTime: null,
    })

    const body = bodyOf('clerk', { lastModifyTime: null })
    expect(await admin.put(`${POSITION}/${id}`, { ...body, fullName: '甲' })).toMatchObject({ code: RESULT.ok })
    expect(await admin.put(`${POSITION}/${id}`, { ...body, fullName: '乙' })).toMatchObject({ code: RESULT.conflict })
    const history = await test.deps.db.selectFrom('revisions').select('id').where('recordId', '=', id).execute()
    expect(history).toHaveLength(2)
  })

  it.each([
    [{ enCode: 'taken' }, 'enCode', '岗位编码已存在'],
    [{ fullName: '岗位taken' }, 'fullName', '岗位名称已存在'],
    [{ fullName: '特殊!' }, 'fullName', '岗位名称不能含有特殊符号'],
    [{ enCode: 'a-b' }, 'enCode', '岗位编码只能输入英文'],
    [{ organizeId: 'gone' }, 'organizeId', '所属组织不存在'],
    [{ type: '' }, 'type', '提交的内容有误'],
  ])('are refused with %j', async (wrong, field, msg) => {
    await build('taken')

    const answer = await admin.post<{ fields: object }>(POSITION, bodyOf('fresh', wrong))

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.msg).toContain(msg)
    expect(Object.keys(answer.data.fields)).toEqual([field])
  })

  it('with members can neither be deleted nor moved', async () => {
    const id = await build('clerk')
    await createPerson({ test, as: admin }, { account: 'lina', organizeId: office, positionId: id })

    expect(await admin.delete(`${POSITION}/${id}`)).toMatchObject({ msg: '该岗位下有用户，禁止删除' })
    expect(await admin.put(`${POSITION}/${id}`, bodyOf('clerk', { organizeId: factory }))).toMatchObject({
      msg: '更新失败！已绑定用户，无法切换组织',
    })
  })

  it('are managed by the administrators of their organisation', async () => {
    const inside = await build('clerk')
    const outside = await build('worker', { organizeId: factory })
    await buildKeeper(test, {
      account: 'keeper',
      organizeId: office,
      permissions: Object.values(PERMISSION.position),
    })
    const keeper = test.as('keeper')

    expect(await keeper.put(`${POSITION}/${inside}`, bodyOf('clerk'))).toMatchObject({ code: RESULT.ok })
    expect(await keeper.put(`${POSITION}/${outside}`, bodyOf('worker', { organizeId: factory }))).toMatchObject({
      code: RESULT.forbidden,
    })
    expect(await keeper.put(`${POSITION}/${inside}`, bodyOf('clerk', { organizeId: factory }))).toMatchObject({
      code: RESULT.forbidden,
    })
    expect(await keeper.delete(`${POSITION}/${outside}`)).toMatchObject({ code: RESULT.forbidden })
    expect(await keeper.delete(`${POSITION}/${inside}`)).toMatchObject({ code: RESULT.ok })
  })
})

describe('several positions', () => {
  interface Outcomes {
    list: { id: string; ok: boolean; msg: string }[]
  }
  const bulk = async (body: object, as = admin) => await as.post<Outcomes>(`${POSITION}/Actions/Bulk`, body)

  it('are disabled and deleted together; a refused position is reported with its reason', async () => {
    const [held, free] = [await build('clerk'), await build('worker', { organizeId: factory })]
    await createPerson({ test, as: admin }, { account: 'lina', organizeId: office, positionId: held })

    const disabled = await bulk({ ids: [held, free], action: 'disable' })

    expect(disabled.data.list.map(({ ok }) => ok)).toEqual([true, true])
    expect(await codes({ enabledMark: '0' })).toEqual(['clerk', 'worker'])
    expect((await bulk({ ids: [held, free], action: 'delete' })).data.list).toEqual([
      { id: held, ok: false, msg: '该岗位下有用户，禁止删除' },
      { id: free, ok: true, msg: '' },
    ])
    expect(await codes()).toEqual(['clerk'])
  })

  it('need the permission of the action and the rights over each position', async () => {
    const [inside, outside] = [await build('clerk'), await build('worker', { organizeId: factory })]
    const { edit } = PERMISSION.position
    await buildKeeper(test, { account: 'keeper', organizeId: office, permissions: [edit] })

    const disabled = await bulk({ ids: [outside, inside], action: 'disable' }, test.as('keeper'))
    const deleted = await bulk({ ids: [inside], action: 'delete' }, test.as('keeper'))

    expect(disabled.data.list.map(({ ok }) => ok)).toEqual([false, true])
    expect(deleted.code).toBe(RESULT.forbidden)
  })
})

describe('a picker of positions', () => {
  it('shows the tree of organisations with positions', async () => {
    await build('clerk')
    await build('off', { organizeId: factory, enabledMark: 0 })

    const { data } = await admin.get<{ list: PositionNode[] }>(`${POSITION}/Selector`)

    expect(data.list).toMatchObject([
      {
        id: company,
        type: 'company',
        children: [
          {
            id: office,
            type: 'department',
            children: [{ enCode: 'clerk', type: 'position', organize: '集团 / 总部' }],
          },
        ],
      },
    ])
    expect(data.list[0]?.children).toHaveLength(1)
    expect((await admin.get(`${POSITION}/All`)).data).toMatchObject({ list: [{ enCode: 'clerk' }] })
  })

  it('offers positions for users of an organisation: its own and those of its ancestors', async () => {
    await build('boss', { organizeId: company })
    await build('clerk')
    await build('worker', { organizeId: factory })

    const { data } = await admin.post(`${POSITION}/getListByOrgIds`, { organizeIds: [office, 'gone'] })

    expect(data).toMatchObject({
      list: [
        { id: office, fullName: '集团 / 总部', num: 1, children: [{ enCode: 'clerk', isLeaf: true }] },
        { id: company, fullName: '集团', children: [{ enCode: 'boss' }] },
      ],
    })
  })
})
