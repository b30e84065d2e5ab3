import { RESULT, type PermissionCode } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { OrganizationNode, OrganizationRow, DepartmentRow } from './organization.schema.ts'

const ORGANIZE = '/api/permission/Organize'
const DEPARTMENT = '/api/permission/Organize/Department'
const ADMINISTRATORS = '/api/permission/organizeAdminIsTrator'

let test: TestApp
let admin: Caller

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  admin = test.as('admin')
})
afterAll(() => test.close())

interface Listed<Row> {
  list: Row[]
}

const companies = async (body = {}) =>
  (await admin.post<Listed<OrganizationRow>>(`${ORGANIZE}/getList`, body)).data.list
const departments = async (body = {}) =>
  (await admin.post<Listed<DepartmentRow>>(`${ORGANIZE}/department/getList`, body)).data.list
const names = (nodes: readonly { fullName: string }[]) => nodes.map(({ fullName }) => fullName)

interface Fields {
  enCode: string
  fullName?: string
  parentId?: string
}

const bodyOf = ({ enCode, fullName = enCode.replace('.', ''), parentId = '-1' }: Fields) => ({
  parentId,
  fullName,
  enCode,
})

async function idOf(enCode: string) {
  const row = await test.deps.db
    .selectFrom('organizations')
    .select('id')
    .where('enCode', '=', enCode)
    .where('deleteMark', 'is', null)
    .executeTakeFirstOrThrow()
  return row.id
}

async function buildCompany(fields: Fields) {
  expect(await admin.post(ORGANIZE, bodyOf(fields))).toMatchObject({ code: RESULT.ok })
  return await idOf(fields.enCode)
}

async function buildDepartment(fields: Fields) {
  expect(await admin.post(DEPARTMENT, bodyOf(fields))).toMatchObject({ code: RESULT.ok })
  return await idOf(fields.enCode)
}

describe('companies', () => {
  it('are returned as a tree, and a search keeps ancestors', async () => {
    const group = await buildCompany({ enCode: 'group', fullName: '集团' })
    const company = await buildCompany({ enCode: 'east', fullName: '华东公司', parentId: group })
    await buildDepartment({ enCode: 'east.hr', parentId: company })

    expect(await companies()).toMatchObject([
      {
        fullName: '集团',
        category: 'company',
        type: 'company',
        num: 1,
        organizeIdTree: [group],
        children: [{ enCode: 'east', isLeaf: true, organizeIdTree: [group, company] }],
      },
    ])
    expect(await companies({ keyword: '华东' })).toMatchObject([{ fullName: '集团', children: [{ enCode: 'east' }] }])
    expect(await companies({ keyword: '华南' })).toEqual([])
    expect(names(await companies({ parentId: group }))).toEqual(['华东公司'])
    expect(names(await companies({ type: 'department' }))).toEqual(['easthr'])
  })

  it('and departments answer at the paths of older clients as at the newer ones', async () => {
    const group = await buildCompany({ enCode: 'group', fullName: '集团' })
    const company = await buildCompany({ enCode: 'east', fullName: '华东公司', parentId: group })
    await buildDepartment({ enCode: 'east.hr', parentId: company })
    const older = async (path: string) => (await admin.get<Listed<OrganizationNode>>(`${ORGANIZE}${path}`)).data.list

    expect(await older('')).toEqual(await companies())
    expect(await older('?keyword=华东')).toEqual(await companies({ keyword: '华东' }))
    expect(await older(`/${company}/Department`)).toEqual(await departments({ companyId: company }))
    expect(names(await older(`/${company}/Department`))).toEqual(['easthr'])
    expect(await older('/Selector/0')).toMatchObject([{ fullName: '集团', children: [{ fullName: '华东公司' }] }])
    expect(JSON.stringify(await older(`/Selector/${company}`))).not.toContain('华东公司')
  })

  it('accept their profile as an object and return it as text', async () => {
    const propertyJson = { shortName: '简称', foundedTime: 1_600_000_000_000, businessscope: '范围' }
    const created = await admin.post(ORGANIZE, { ...bodyOf({ enCode: 'a' }), propertyJson })
    const id = await idOf('a')

    const read = await admin.get<{ propertyJson: string; lastModifyTime: null }>(`${ORGANIZE}/${id}`)

    expect(created).toEqual({ code: 200, msg: '新建成功', data: null })
    expect(JSON.parse(read.data.propertyJson)).toEqual(propertyJson)
    expect(read.data).toMatchObject({ enabledMark: 1, sortCode: 0, description: '', lastModifyTime: null })

    // Omitted properties stay unchanged.
    await admin.put(`${ORGANIZE}/${id}`, bodyOf({ enCode: 'a', fullName: '新名' }))
    const again = await admin.get<{ propertyJson: string }>(`${ORGANIZE}/${id}`)
    expect(JSON.parse(again.data.propertyJson)).toEqual(propertyJson)
  })

  it.each([
    [{ enCode: 'taken', fullName: '另一个' }, 'enCode', '机构编码已存在'],
    [{ enCode: 'other', fullName: '已有' }, 'fullName', '机构名称已存在'],
    [{ enCode: '.dot', fullName: '点' }, 'enCode', '编码只能输入英文、数字和小数点且小数点不能放在首尾'],
    [{ enCode: 'x', fullName: '特殊!' }, 'fullName', '公司名称不能含有特殊符号'],
    [{ enCode: 'x', fullName: '孤儿', parentId: 'gone' }, 'parentId', '上级不存在或不能作为上级'],
    [{ enCode: 'x', fullName: '序', sortCode: 10_000 }, 'sortCode', '提交的内容有误'],
    [
      { enCode: 'x', fullName: '未', propertyJson: { foundedTime: 9_000_000_000_000 } },
      'propertyJson.foundedTime',
      '不能晚于今天',
    ],
  ])('refuse %j and name the field', async (body, field, msg) => {
    await buildCompany({ enCode: 'taken', fullName: '已有' })

    const answer = await admin.post(ORGANIZE, { parentId: '-1', ...body })

    expect(answer).toMatchObject({ code: RESULT.refused, data: { fields: { [field]: expect.any(String) } } })
    expect(answer.msg).toContain(msg)
    expect(await companies()).toHaveLength(1)
  })

  it('may share a name in different places, and never a code', async () => {
    const one = await buildCompany({ enCode: 'one' })
    const two = await buildCompany({ enCode: 'two' })
    await buildCompany({ enCode: 'one.sales', fullName: '销售', parentId: one })

    expect(await admin.post(ORGANIZE, bodyOf({ enCode: 'one.sales', fullName: '新', parentId: two }))).toMatchObject({
      msg: '机构编码已存在',
    })
    await buildCompany({ enCode: 'two.sales', fullName: '销售', parentId: two })
  })

  it('cannot be moved below themselves', async () => {
    const top = await buildCompany({ enCode: 'top' })
    const middle = await buildCompany({ enCode: 'middle', parentId: top })
    const low = await buildCompany({ enCode: 'low', parentId: middle })
    const move = (parentId: string) => admin.put(`${ORGANIZE}/${top}`, bodyOf({ enCode: 'top', parentId }))

    expect(await move(top)).toMatchObject({ code: RESULT.refused, msg: '当前机构Id不能与父机构Id相同' })
    expect(await move(low)).toMatchObject({ code: RESULT.refused, msg: '上级不能是自己的下级' })
    expect(await companies()).toMatchObject([{ children: [{ children: [{ enCode: 'low' }] }] }])
  })

  it('moved below each other at once create no cycle', async () => {
    const a = await buildCompany({ enCode: 'a' })
    const b = await buildCompany({ enCode: 'b' })

    const answers = await Promise.all([
      admin.put(`${ORGANIZE}/${a}`, bodyOf({ enCode: 'a', parentId: b })),
      admin.put(`${ORGANIZE}/${b}`, bodyOf({ enCode: 'b', parentId: a })),
    ])

    expect(answers.filter(({ code }) => code === RESULT.ok)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === RESULT.refused)).toHaveLength(1)
    expect(await companies()).toMatchObject([{ num: 1 }])
  })

  it('are reordered and moved with one call, which is one change for every renumbered sibling', async () => {
    const top = await buildCompany({ enCode: 'top' })
    const [a, b, c] = [
      await buildCompany({ enCode: 'a', parentId: top }),
      await buildCompany({ enCode: 'b', parentId: top }),
      await buildCompany({ enCode: 'c', parentId: top }),
    ]
    const move = (id: string, body: object) => admin.put(`${ORGANIZE}/${id}/Actions/Move`, body)
    const children = async () => (await companies())[0]?.children?.map(({ enCode }) => enCode)
    await move(a, { parentId: top, beforeId: null })
    await move(b, { parentId: top, beforeId: a })
    await move(c, { parentId: top, beforeId: b })
    expect(await children()).toEqual(['c', 'b', 'a'])

    const revisions = () => test.deps.db.selectFrom('revisions').select('recordId').execute()
    const before = (await revisions()).length
    expect(await move(a, { parentId: top, beforeId: c })).toEqual({ code: 200, msg: '更新成功', data: null })
    expect(await children()).toEqual(['a', 'c', 'b'])
    expect((await revisions()).slice(before).map(({ recordId }) => recordId)).toContain(a)

    await move(c, { parentId: b })
    expect(await companies()).toMatchObject([
      { children: [{ enCode: 'a' }, { enCode: 'b', children: [{ enCode: 'c' }] }] },
    ])
  })

  it('cannot be moved to invalid places: below themselves, below a missing parent, beside a namesake', async () => {
    const top = await buildCompany({ enCode: 'top' })
    const low = await buildCompany({ enCode: 'low', fullName: '分公司', parentId: top })
    const other = await buildCompany({ enCode: 'other', fullName: '分公司' })
    const department = await buildDepartment({ enCode: 'department', parentId: top })
    const move = (id: string, parentId: string) => admin.put(`${ORGANIZE}/${id}/Actions/Move`, { parentId })

    expect(await move(top, low)).toMatchObject({ code: 400, msg: '上级不能是自己的下级' })
    expect(await move(top, top)).toMatchObject({ code: 400, msg: '当前机构Id不能与父机构Id相同' })
    expect(await move(top, 'gone')).toMatchObject({ code: 400, msg: '上级不存在或不能作为上级' })
    expect(await move(other, top)).toMatchObject({ code: 400, msg: '机构名称已存在' })
    expect(await move(low, department)).toMatchObject({ code: 400 })
    expect(await move(department, top)).toMatchObject({ code: 404 })
    expect(await admin.put(`${DEPARTMENT}/${department}/Actions/Move`, { parentId: '-1' })).toMatchObject({ code: 400 })
    expect(await admin.put(`${DEPARTMENT}/${department}/Actions/Move`, { parentId: low })).toMatchObject({ code: 200 })
  })

  it('cannot be below departments, and routes of companies do not reach departments', async () => {
    const company = await buildCompany({ enCode: 'company' })
    const department = await buildDepartment({ enCode: 'department', parentId: company })

    expect(await admin.post(ORGANIZE, bodyOf({ enCode: 'x', parentId: department }))).toMatchObject({ code: 400 })
    expect(await admin.get(`${ORGANIZE}/${department}`)).toMatchObject({ code: 404, msg: '机构不存在' })
    expect(await admin.delete(`${ORGANIZE}/${department}`)).toMatchObject({ code: 404 })
    expect(await admin.put(`${DEPARTMENT}/${company}`, bodyOf({ enCode: 'x', parentId: company }))).toMatchObject({
      code: 404,
    })
  })

  it('cannot be deleted with organisations, positions or users; a deletion frees the code', async () => {
    const top = await buildCompany({ enCode: 'top' })
    const child = await buildDepartment({ enCode: 'child', parentId: top })
    expect(await admin.delete(`${ORGANIZE}/${top}`)).toMatchObject({ code: 400, msg: '该机构下有机构禁止删除' })
    expect(await admin.delete(`${DEPARTMENT}/${child}`)).toMatchObject({ code: 200, msg: '删除成功' })

    const { id: userId } = await buildUser(test.deps, { organizeId: top })
    expect(await admin.delete(`${ORGANIZE}/${top}`)).toMatchObject({ code: 400, msg: '附属机构下有员工禁止删除' })
    await test.deps.db.updateTable('users').set({ organizeId: null }).execute()
    await test.deps.db.insertInto('userRelations').values({ userId, objectType: 'Organize', objectId: top }).execute()
    expect(await admin.delete(`${ORGANIZE}/${top}`)).toMatchObject({ msg: '附属机构下有员工禁止删除' })
    await test.deps.db.deleteFrom('userRelations').execute()

    const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }
    const position = { id: 'p', organizeId: top, type: 'x', fullName: 'p', enCode: 'p' }
    await test.deps.db
      .insertInto('positions')
      .values({ ...untouched, ...position })
      .execute()
    expect(await admin.delete(`${ORGANIZE}/${top}`)).toMatchObject({ code: 400, msg: '该机构下有岗位禁止删除' })
    await test.deps.db.deleteFrom('positions').execute()

    expect(await admin.delete(`${ORGANIZE}/${top}`)).toMatchObject({ code: 200 })
    expect(await admin.get(`${ORGANIZE}/${top}`)).toMatchObject({ code: 404 })
    await buildCompany({ enCode: 'top' })
  })

  it('have a revision for each write', async () => {
    const id = await buildCompany({ enCode: 'a', fullName: '旧' })
    await admin.put(`${ORGANIZE}/${id}`, bodyOf({ enCode: 'a', fullName: '新' }))
    await admin.delete(`${ORGANIZE}/${id}`)

    const revisions = await test.deps.db
      .selectFrom('revisions')
      .selectAll()
      .where('recordId', '=', id)
      .orderBy('id')
      .execute()

    expect(revisions).toMatchObject([
      { tableName: 'organizations', before: null, after: { full_name: '旧' } },
      { before: { full_name: '旧' }, after: { full_name: '新' } },
      { before: { delete_mark: null }, after: { delete_mark: 1 } },
    ])
  })
})

describe('two editors of one record', () => {
  const read = async (id: string) =>
    (await admin.get<{ lastModifyTime: number | null }>(`${ORGANIZE}/${id}`)).data.lastModifyTime

  it('the second save is refused when its author did not see the change', async () => {
    const id = await buildCompany({ enCode: 'a' })
    const lastModifyTime = await read(id)
    const save = (fullName: string) =>
      admin.put(`${ORGANIZE}/${id}`, { ...bodyOf({ enCode: 'a', fullName }), lastModifyTime })

    expect(await save('甲')).toMatchObject({ code: RESULT.ok })
    expect(await save('乙')).toMatchObject({
      code: RESULT.conflict,
      msg: '保存失败：该数据在您打开之后被修改过，请核对后再保存',
    })
    expect(names(await companies())).toEqual(['甲'])
  })

  it('also within one millisecond; after another read it succeeds', async () => {
    const id = await buildCompany({ enCode: 'a' })
    await admin.put(`${ORGANIZE}/${id}`, bodyOf({ enCode: 'a', fullName: '甲' }))
    const stale = await read(id)
    await admin.put(`${ORGANIZE}/${id}`, bodyOf({ enCode: 'a', fullName: '乙' }))
    const save = (lastModifyTime: number | null) =>
      admin.put(`${ORGANIZE}/${id}`, { ...bodyOf({ enCode: 'a', fullName: '丙' }), lastModifyTime })

    expect(await save(stale)).toMatchObject({ code: RESULT.conflict })
    expect(await save(await read(id))).toMatchObject({ code: RESULT.ok })
  })
})

describe('departments', () => {
  it('of a company are listed without those of its subsidiaries, with their manager', async () => {
    const group = await buildCompany({ enCode: 'group' })
    const company = await buildCompany({ enCode: 'company', parentId: group })
    const { id: managerId } = await buildUser(test.deps, { account: 'boss', realName: '老板' })
    const top = await buildDepartment({ enCode: 'hr', parentId: group })
    await admin.post(DEPARTMENT, { ...bodyOf({ enCode: 'hr.pay', parentId: top }), managerId })
    await buildDepartment({ enCode: 'sales', parentId: company })

    expect(await departments({ companyId: group })).toMatchObject([
      { enCode: 'hr', manager: '', children: [{ enCode: 'hr.pay', manager: '老板/boss' }] },
    ])
    expect(names(await departments({ parentId: company }))).toEqual(['sales'])
    expect(names(await departments())).toEqual(['hr', 'sales'])
    expect(await departments({ companyId: group, keyword: 'sales' })).toEqual([])

    const id = await idOf('hr.pay')
    expect((await admin.get(`${DEPARTMENT}/${id}`)).data).toMatchObject({ managerId, organizeIdTree: [group, top] })
    // A change without the manager keeps the manager.
    await admin.put(`${DEPARTMENT}/${id}`, bodyOf({ enCode: 'hr.pay', parentId: top }))
    expect((await admin.get(`${DEPARTMENT}/${id}`)).data).toMatchObject({ managerId })
    await admin.put(`${DEPARTMENT}/${id}`, { ...bodyOf({ enCode: 'hr.pay', parentId: top }), managerId: '' })
    expect((await admin.get(`${DEPARTMENT}/${id}`)).data).toMatchObject({ managerId: '' })
  })

  it.each([
    [{ enCode: 'hr', fullName: '另' }, 'enCode', '部门编码已存在'],
    [{ enCode: 'x', fullName: '人事' }, 'fullName', '部门名称已存在'],
    [{ enCode: 'x', fullName: '人#事' }, 'fullName', '部门名称不能含有特殊符号'],
    [{ enCode: 'x', fullName: '顶', parentId: '-1' }, 'parentId', '上级不存在或不能作为上级'],
    [{ enCode: 'x', fullName: '管', managerId: 'nobody' }, 'managerId', '人员不存在或已被删除'],
  ])('refuse %j and name the field', async (body, field, msg) => {
    const company = await buildCompany({ enCode: 'company' })
    await buildDepartment({ enCode: 'hr', fullName: '人事', parentId: company })

    const answer = await admin.post(DEPARTMENT, { parentId: company, ...body })

    expect(answer).toMatchObject({ code: RESULT.refused, msg, data: { fields: { [field]: msg } } })
  })

  it('are selected in a tree of all organisations, without the edited one', async () => {
    const company = await buildCompany({ enCode: 'company' })
    const hr = await buildDepartment({ enCode: 'hr', parentId: company })
    await buildDepartment({ enCode: 'hr.pay', parentId: hr })
    const choose = async (id: string) =>
      (await admin.get<Listed<OrganizationNode>>(`${DEPARTMENT}/Selector/${id}`)).data.list

    expect(await choose('0')).toMatchObject([
      {
        type: 'company',
        icon: 'icon-ym icon-ym-tree-organization3',
        children: [{ type: 'department', icon: 'icon-ym icon-ym-tree-department1', children: [{ enCode: 'hr.pay' }] }],
      },
    ])
    expect(await choose(hr)).toMatchObject([{ isLeaf: true }])
    const tree = await admin.get<Listed<OrganizationNode>>(`${ORGANIZE}/Tree`)
    expect(tree.data.list).toMatchObject([{ enCode: 'company', isLeaf: true }])
  })
})

describe('administrators of an organisation', () => {
  const everything: PermissionCode[] = [
    'permission.organize',
    'permission.organize:btn_add',
    'permission.organize:btn_edit',
    'permission.organize:btn_remove',
    'permission.department',
    'permission.department:btn_add',
    'permission.department:btn_edit',
    'permission.department:btn_remove',
  ]
  let group: string
  let company: string
  let department: string
  let keeperId: string
  let keeper: Caller

  beforeEach(async () => {
    group = await buildCompany({ enCode: 'group' })
    company = await buildCompany({ enCode: 'company', parentId: group })
    department = await buildDepartment({ enCode: 'department', parentId: company })
    const built = await buildUser(test.deps, { account: 'keeper', permissions: everything })
    keeperId = built.id
    keeper = test.as('keeper')
  })

  const give = (organizeId: string, rights: Record<string, number>) =>
    admin.put(`${ADMINISTRATORS}/${organizeId}`, { userId: keeperId, ...rights })
  const refusal = { code: RESULT.forbidden, msg: '没有权限操作该数据' }

  it('are replaced as a set, and returned as one record', async () => {
    const { id: other } = await buildUser(test.deps, { account: 'other' })
    expect((await admin.get(`${ADMINISTRATORS}/${company}`)).data).toBeNull()

    await give(company, { thisLayerEdit: 1, subLayerAdd: 1 })
    const saved = await admin.put(`${ADMINISTRATORS}/${company}`, { userId: `${keeperId},${other}`, subLayerAdd: 1 })

    expect(saved).toMatchObject({ code: 200, msg: '保存成功' })
    const rows = await test.deps.db.selectFrom('organizationAdministrators').selectAll().execute()
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual([keeperId, other].toSorted())
    expect((await admin.get<{ userId: string }>(`${ADMINISTRATORS}/${company}`)).data).toMatchObject({
      organizeId: company,
      thisLayerEdit: 0,
      subLayerAdd: 1,
    })
    await admin.put(`${ADMINISTRATORS}/${company}`, { userId: '' })
    expect((await admin.get(`${ADMINISTRATORS}/${company}`)).data).toBeNull()
  })

  it('are not overwritten by a save over a newer version', async () => {
    await give(company, { thisLayerEdit: 1 })

    const late = { userId: '', lastModifyTime: null }
    const refused = await admin.put(`${ADMINISTRATORS}/${company}`, late)

    expect(refused.code).toBe(RESULT.conflict)
    const read = (await admin.get<{ userId: string; lastModifyTime: number }>(`${ADMINISTRATORS}/${company}`)).data
    expect(read.userId).toBe(keeperId)
    const { lastModifyTime } = read
    expect((await admin.put(`${ADMINISTRATORS}/${company}`, { ...late, lastModifyTime })).code).toBe(200)
  })

  it('must exist, and cannot grant rights to others or themselves', async () => {
    expect(await admin.put(`${ADMINISTRATORS}/${company}`, { userId: 'nobody' })).toMatchObject({
      code: 400,
      data: { fields: { userId: '人员不存在或已被删除' } },
    })
    expect(await admin.put(`${ADMINISTRATORS}/gone`, { userId: keeperId })).toMatchObject({ code: 404 })
    await give(group, { thisLayerEdit: 1, subLayerEdit: 1 })
    expect(await keeper.put(`${ADMINISTRATORS}/${group}`, { userId: keeperId, subLayerDelete: 1 })).toMatchObject(
      refusal,
    )
  })

  it('with every button and no organisation change nothing', async () => {
    const writes = [
      await keeper.post(ORGANIZE, bodyOf({ enCode: 'x' })),
      await keeper.post(ORGANIZE, bodyOf({ enCode: 'x', parentId: group })),
      await keeper.put(`${ORGANIZE}/${company}`, bodyOf({ enCode: 'x', parentId: group })),
      await keeper.delete(`${ORGANIZE}/${company}`),
      await keeper.post(DEPARTMENT, bodyOf({ enCode: 'x', parentId: company })),
      await keeper.put(`${DEPARTMENT}/${department}`, bodyOf({ enCode: 'x', parentId: company })),
      await keeper.delete(`${DEPARTMENT}/${department}`),
    ]

    for (const answer of writes) expect(answer).toMatchObject(refusal)
    expect(await companies()).toMatchObject([{ enCode: 'group', children: [{ enCode: 'company', isLeaf: true }] }])
  })

  it('change this layer, the sub layers, or both, by their rights', async () => {
    const edit = (id: string, fullName: string) =>
      keeper.put(`${DEPARTMENT}/${id}`, bodyOf({ enCode: 'department', fullName, parentId: company }))
    await give(company, { thisLayerEdit: 1 })
    expect(await edit(department, '甲')).toMatchObject(refusal)
    await give(company, { subLayerEdit: 1 })
    expect(await edit(department, '甲')).toMatchObject({ code: 200 })
    expect(await keeper.put(`${ORGANIZE}/${company}`, bodyOf({ enCode: 'company', parentId: group }))).toMatchObject(
      refusal,
    )

    await give(company, { thisLayerAdd: 1 })
    expect(await keeper.post(DEPARTMENT, bodyOf({ enCode: 'new', parentId: company }))).toMatchObject({ code: 200 })
    expect(await keeper.delete(`${DEPARTMENT}/${department}`)).toMatchObject(refusal)
    await give(company, { subLayerDelete: 1 })
    expect(await keeper.delete(`${DEPARTMENT}/${department}`)).toMatchObject({ code: 200 })
  })

  it('cannot move organisations to places without the right to add', async () => {
    const target = await buildCompany({ enCode: 'target', parentId: group })
    const move = () => keeper.put(`${DEPARTMENT}/${department}`, bodyOf({ enCode: 'department', parentId: target }))
    await give(company, { subLayerEdit: 1 })

    expect(await move()).toMatchObject(refusal)
    await give(target, { thisLayerAdd: 1 })
    expect(await move()).toMatchObject({ code: 200 })
  })

  it('select only from organisations that they see', async () => {
    const choose = async () => (await keeper.get<Listed<OrganizationNode>>(`${DEPARTMENT}/Selector2/0`)).data.list
    expect(await choose()).toEqual([])
    await give(company, { thisLayerSelect: 1, subLayerSelect: 1 })

    expect(await choose()).toMatchObject([{ enCode: 'company', children: [{ enCode: 'department' }] }])
  })
})

describe('several organisations', () => {
  interface Outcomes {
    list: { id: string; ok: boolean; msg: string }[]
  }
  const bulk = async (url: string, body: object) =>
    (await admin.post<Outcomes>(`${url}/Actions/Bulk`, body)).data.list.map(({ id, ok, msg }) => [id, ok, msg])

  it('are deleted from the leaves, and one with others below it is reported', async () => {
    const top = await buildCompany({ enCode: 'top' })
    const parent = await buildCompany({ enCode: 'parent', parentId: top })
    const child = await buildCompany({ enCode: 'child', parentId: parent })
    const busy = await buildCompany({ enCode: 'busy', parentId: top })
    await buildDepartment({ enCode: 'office', parentId: busy })

    expect(await bulk(ORGANIZE, { ids: [parent, busy, child], action: 'delete' })).toEqual([
      [child, true, ''],
      [parent, true, ''],
      [busy, false, expect.stringMatching(/.+/)],
    ])
    expect((await companies())[0]).toMatchObject({ id: top, children: [{ id: busy }] })
  })

  it('are disabled and enabled, each type at its own URL', async () => {
    const company = await buildCompany({ enCode: 'c' })
    const office = await buildDepartment({ enCode: 'office', parentId: company })
    const state = async () => (await departments({ companyId: company })).map(({ enabledMark }) => enabledMark)

    expect(await bulk(DEPARTMENT, { ids: [company, office], action: 'disable' })).toEqual([
      [office, true, ''],
      [company, false, '机构不存在'],
    ])
    expect(await state()).toEqual([0])
    expect(await bulk(DEPARTMENT, { ids: [office], action: 'enable' })).toEqual([[office, true, '']])
    expect(await state()).toEqual([1])
  })
})

describe('other users', () => {
  it('are refused actions without a grant, and read the trees of pickers', async () => {
    const id = await buildCompany({ enCode: 'a' })
    await buildUser(test.deps, { account: 'nobody' })
    const nobody = test.as('nobody')
    const body = bodyOf({ enCode: 'x' })

    const answers = [
      await nobody.post(`${ORGANIZE}/getList`, {}),
      await nobody.get(`${ORGANIZE}/${id}`),
      await nobody.post(ORGANIZE, body),
      await nobody.put(`${ORGANIZE}/${id}`, body),
      await nobody.delete(`${ORGANIZE}/${id}`),
      await nobody.post(`${ORGANIZE}/Actions/Bulk`, { ids: [id], action: 'delete' }),
      await nobody.post(`${DEPARTMENT}/Actions/Bulk`, { ids: [id], action: 'disable' }),
      await nobody.get(`${ADMINISTRATORS}/${id}`),
      await nobody.put(`${ADMINISTRATORS}/${id}`, { userId: '' }),
      await nobody.post(`${ORGANIZE}/department/getList`, {}),
      await nobody.get(`${DEPARTMENT}/${id}`),
      await nobody.post(DEPARTMENT, body),
      await nobody.put(`${DEPARTMENT}/${id}`, body),
      await nobody.delete(`${DEPARTMENT}/${id}`),
    ]

    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.forbidden))
    expect((await nobody.get(`${ORGANIZE}/Tree`)).code).toBe(RESULT.ok)
    expect((await nobody.get(`${DEPARTMENT}/Selector/0`)).code).toBe(RESULT.ok)
    expect((await test.anonymous.get(`${ORGANIZE}/Tree`)).code).toBe(RESULT.sessionExpired)
  })
})
