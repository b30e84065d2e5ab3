import { MENU_TYPE, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildGrants, buildMenu, buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { Caller } from '../../testing/caller.ts'
import type { DictionaryDataNode, DictionaryTypeNode } from './dictionary.schema.ts'

const TYPES = '/api/system/DictionaryType'
const DATA = '/api/system/DictionaryData'

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

const types = async () => (await admin.get<Listed<DictionaryTypeNode>>(TYPES)).data.list
const values = async (typeId: string, query = '') =>
  (await admin.get<Listed<DictionaryDataNode>>(`${DATA}/${typeId}${query}`)).data.list

async function buildType(fields: { enCode: string; fullName?: string; parentId?: string; isTree?: number }) {
  const body = { parentId: '-1', fullName: fields.enCode, ...fields }
  expect(await admin.post(TYPES, body)).toMatchObject({ code: RESULT.ok })
  const row = await test.deps.db
    .selectFrom('dictionaryTypes')
    .select('id')
    .where('enCode', '=', fields.enCode)
    .where('deleteMark', 'is', null)
    .executeTakeFirstOrThrow()
  return row.id
}

async function buildValue(
  dictionaryTypeId: string,
  fields: { enCode: string; fullName?: string; parentId?: string; sortCode?: number },
) {
  const body = { dictionaryTypeId, fullName: fields.enCode, ...fields }
  expect(await admin.post(DATA, body)).toMatchObject({ code: RESULT.ok })
  const row = await test.deps.db
    .selectFrom('dictionaryData')
    .select('id')
    .where('dictionaryTypeId', '=', dictionaryTypeId)
    .where('enCode', '=', fields.enCode)
    .where('deleteMark', 'is', null)
    .executeTakeFirstOrThrow()
  return row.id
}

describe('dictionaries', () => {
  it('are listed as a tree, by sort code', async () => {
    const parent = await buildType({ enCode: 'people' })
    await buildType({ enCode: 'sex', parentId: parent })

    expect(await types()).toMatchObject([{ enCode: 'people', num: 1, children: [{ enCode: 'sex', isLeaf: true }] }])
  })

  it('return the messages of the API family after each write', async () => {
    const created = await admin.post(TYPES, { parentId: '-1', fullName: '性别', enCode: 'sex' })
    const [type] = await types()
    const updated = await admin.put(`${TYPES}/${type?.id}`, { parentId: '-1', fullName: '性别二', enCode: 'sex' })
    const deleted = await admin.delete(`${TYPES}/${type?.id}`)

    expect([created, updated, deleted]).toEqual([
      { code: 200, msg: '新建成功', data: null },
      { code: 200, msg: '更新成功', data: null },
      { code: 200, msg: '删除成功', data: null },
    ])
  })

  it.each([
    [{ enCode: 'sex', fullName: '另一个' }, 'enCode', '编码已存在'],
    [{ enCode: 'other', fullName: '性别' }, 'fullName', '名称已存在'],
    [{ enCode: '.dot', fullName: '点' }, 'enCode', '编码只能输入英文、数字和小数点且小数点不能放在首尾'],
    [{ enCode: 'x', fullName: '特殊!' }, 'fullName', '名称不能含有特殊符号'],
    [{ enCode: 'x', fullName: '孤儿', parentId: 'gone' }, 'parentId', '上级不存在或已被删除'],
  ])('refuse %j and name the field', async (body, field, msg) => {
    await buildType({ enCode: 'sex', fullName: '性别' })

    const answer = await admin.post(TYPES, { parentId: '-1', ...body })

    expect(answer).toMatchObject({ code: RESULT.refused, msg, data: { fields: { [field]: msg } } })
    expect(await types()).toHaveLength(1)
  })

  it('cannot be moved below themselves', async () => {
    const parent = await buildType({ enCode: 'a' })
    const child = await buildType({ enCode: 'b', parentId: parent })

    const answer = await admin.put(`${TYPES}/${parent}`, { parentId: child, fullName: 'a', enCode: 'a' })

    expect(answer).toMatchObject({ code: RESULT.refused, data: { fields: { parentId: expect.any(String) } } })
  })

  it('cannot change between flat and tree', async () => {
    const id = await buildType({ enCode: 'flat' })

    const answer = await admin.put(`${TYPES}/${id}`, { parentId: '-1', fullName: 'flat', enCode: 'flat', isTree: 1 })

    expect(answer.code).toBe(RESULT.refused)
  })

  it('are not deleted with values or dictionaries below them', async () => {
    const parent = await buildType({ enCode: 'a' })
    const child = await buildType({ enCode: 'b', parentId: parent })
    await buildValue(child, { enCode: 'one' })

    expect(await admin.delete(`${TYPES}/${parent}`)).toMatchObject({ code: 400, msg: '该分类下有子分类，禁止删除' })
    expect(await admin.delete(`${TYPES}/${child}`)).toMatchObject({ code: 400, msg: '该分类下有字典数据，禁止删除' })
    expect((await types())[0]?.num).toBe(1)
  })

  it('free their code when they are deleted', async () => {
    const id = await buildType({ enCode: 'again' })
    await admin.delete(`${TYPES}/${id}`)

    expect(await buildType({ enCode: 'again' })).not.toBe(id)
  })

  it('leave the edited dictionary out of the possible parents', async () => {
    const parent = await buildType({ enCode: 'a' })
    await buildType({ enCode: 'b', parentId: parent })

    const all = await admin.get<Listed<DictionaryTypeNode>>(`${TYPES}/Selector/0`)
    const others = await admin.get<Listed<DictionaryTypeNode>>(`${TYPES}/Selector/${parent}`)

    expect(all.data.list).toHaveLength(1)
    expect(others.data.list).toEqual([])
  })
})

describe('values', () => {
  it('are listed flat or as a tree with disabled values, and a search keeps ancestors', async () => {
    const typeId = await buildType({ enCode: 'industry', isTree: 1 })
    const top = await buildValue(typeId, { enCode: 'A', fullName: '农业', sortCode: 1 })
    await buildValue(typeId, { enCode: 'A01', fullName: '谷物', parentId: top })
    await buildValue(typeId, { enCode: 'B', fullName: '矿业', sortCode: 2 })
    await admin.put(`${DATA}/${top}/Actions/State`)

    expect(await values(typeId)).toMatchObject([{ fullName: '农业', enabledMark: 0, num: 1 }, { fullName: '矿业' }])
    expect(await values(typeId, '?isTree=0')).toHaveLength(3)
    expect(await values(typeId, '?keyword=a01')).toMatchObject([{ enCode: 'A', children: [{ enCode: 'A01' }] }])
  })

  it('of a select are the enabled values, by id or code of the dictionary', async () => {
    const typeId = await buildType({ enCode: 'sex' })
    const male = await buildValue(typeId, { enCode: '1', fullName: '男' })
    await buildValue(typeId, { enCode: '2', fullName: '女', sortCode: 1 })
    await admin.put(`${DATA}/${male}/Actions/State`)

    const byId = await admin.get(`${DATA}/${typeId}/Data/Selector`)
    const byCode = await admin.get(`${DATA}/sex/Data/Selector`)

    expect(byCode.data).toEqual(byId.data)
    expect(byId.data).toMatchObject({ list: [{ fullName: '女' }] })
  })

  it('are all in one response for the clients’ store', async () => {
    const typeId = await buildType({ enCode: 'sex', fullName: '性别' })
    await buildValue(typeId, { enCode: '1', fullName: '男' })

    const answer = await admin.get(`${DATA}/All`)

    expect(answer.data).toMatchObject({ list: [{ enCode: 'sex', isTree: 0, dictionaryList: [{ enCode: '1' }] }] })
  })

  it('of a flat dictionary have no parent, and parents are of the same dictionary', async () => {
    const flat = await buildType({ enCode: 'flat' })
    const tree = await buildType({ enCode: 'tree', isTree: 1 })
    const inFlat = await buildValue(flat, { enCode: 'x' })
    const create = (typeId: string) =>
      admin.post(DATA, { dictionaryTypeId: typeId, parentId: inFlat, fullName: 'y', enCode: 'y' })

    expect(await create(flat)).toMatchObject({
      code: RESULT.refused,
      data: { fields: { parentId: expect.any(String) } },
    })
    expect(await create(tree)).toMatchObject({
      code: RESULT.refused,
      data: { fields: { parentId: expect.any(String) } },
    })
  })

  it('keep code and name unique inside their dictionary only', async () => {
    const one = await buildType({ enCode: 'one' })
    const two = await buildType({ enCode: 'two' })
    await buildValue(one, { enCode: 'x', fullName: '名' })

    expect(await admin.post(DATA, { dictionaryTypeId: one, fullName: '别', enCode: 'x' })).toMatchObject({
      code: 400,
      msg: '编码已存在',
    })
    expect(await admin.post(DATA, { dictionaryTypeId: one, fullName: '名', enCode: 'y' })).toMatchObject({
      code: 400,
      msg: '名称已存在',
    })
    expect(await admin.post(DATA, { dictionaryTypeId: two, fullName: '名', enCode: 'x' })).toMatchObject({ code: 200 })
  })

  it('are enabled and disabled by the server', async () => {
    const typeId = await buildType({ enCode: 'sex' })
    const id = await buildValue(typeId, { enCode: '1' })

    await admin.put(`${DATA}/${id}/Actions/State`)
    const off = await admin.get<{ enabledMark: number }>(`${DATA}/${id}/Info`)
    await admin.put(`${DATA}/${id}/Actions/State`)
    const on = await admin.get<{ enabledMark: number }>(`${DATA}/${id}/Info`)

    expect([off.data.enabledMark, on.data.enabledMark]).toEqual([0, 1])
  })

  it('have a colour, which a client that does not know colours keeps', async () => {
    const typeId = await buildType({ enCode: 'state' })
    const id = await buildValue(typeId, { enCode: 'late' })
    const body = { dictionaryTypeId: typeId, fullName: '逾期', enCode: 'late' }
    const read = async () => (await admin.get<{ tone: string; lastModifyTime: number }>(`${DATA}/${id}/Info`)).data
    const save = async (fields: object) =>
      (await admin.put(`${DATA}/${id}`, { ...body, ...fields, lastModifyTime: (await read()).lastModifyTime })).code

    expect([(await values(typeId))[0]?.tone, await save({ tone: 'purple' })]).toEqual(['', RESULT.refused])
    expect([await save({ tone: 'danger' }), await save({ fullName: '已逾期' })]).toEqual([RESULT.ok, RESULT.ok])
    expect((await values(typeId))[0]).toMatchObject({ fullName: '已逾期', tone: 'danger' })
    expect((await read()).tone).toBe('danger')
  })

  it('are not saved over a change made since they were read', async () => {
    const typeId = await buildType({ enCode: 'sex' })
    const id = await buildValue(typeId, { enCode: '1' })
    const read = async () => (await admin.get<{ lastModifyTime: number | null }>(`${DATA}/${id}/Info`)).data
    const save = (fullName: string, lastModifyTime: number | null) =>
      admin.put(`${DATA}/${id}`, { dictionaryTypeId: typeId, fullName, enCode: '1', lastModifyTime })
    const { lastModifyTime: before } = await read()

    expect(await save('男', before)).toMatchObject({ code: RESULT.ok })
    expect(await save('先生', before)).toMatchObject({ code: RESULT.conflict })
    expect(await read()).toMatchObject({ fullName: '男' })
  })

  it('are not deleted while there are values below them', async () => {
    const typeId = await buildType({ enCode: 'tree', isTree: 1 })
    const top = await buildValue(typeId, { enCode: 'top' })
    await buildValue(typeId, { enCode: 'below', parentId: top })

    expect(await admin.delete(`${DATA}/${top}`)).toMatchObject({ code: 400, msg: '该字典下有子级，禁止删除' })
  })

  it('refuse the second of two concurrent additions with the same code, with a regular response', async () => {
    const typeId = await buildType({ enCode: 'race' })
    const body = { dictionaryTypeId: typeId, fullName: '同', enCode: 'same' }

    const answers = await Promise.all([admin.post(DATA, body), admin.post(DATA, body)])

    expect(answers.filter(({ code }) => code === RESULT.ok)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === RESULT.refused || code === RESULT.conflict)).toHaveLength(1)
    expect(await values(typeId)).toHaveLength(1)
  })
})

it('records the values before and after each write, and its user', async () => {
  const typeId = await buildType({ enCode: 'sex' })
  await admin.put(`${TYPES}/${typeId}`, { parentId: '-1', fullName: 'new', enCode: 'sex' })

  const revisions = await test.deps.db
    .selectFrom('revisions')
    .selectAll()
    .where('recordId', '=', typeId)
    .orderBy('id')
    .execute()

  expect(revisions).toMatchObject([
    { tableName: 'dictionaryTypes', before: null, after: { full_name: 'sex' } },
    { before: { full_name: 'sex' }, after: { full_name: 'new' } },
  ])
})

describe('files', () => {
  const upload = (name: string, content: string) => {
    const form = new FormData()
    form.append('file', new File([content], name))
    return admin.post(`${DATA}/Action/Import`, form)
  }

  async function exported(typeId: string) {
    const ticket = await admin.get<{ name: string; url: string }>(`${DATA}/${typeId}/Action/Export`)
    const file = await test.app.inject(ticket.data.url)
    return { ticket: ticket.data, body: file.body }
  }

  it('transfer a dictionary, its descendants and all values to another system', async () => {
    const parent = await buildType({ enCode: 'people', fullName: '人员' })
    const child = await buildType({ enCode: 'degree', parentId: parent, isTree: 1 })
    const top = await buildValue(child, { enCode: 'high' })
    await buildValue(child, { enCode: 'phd', parentId: top })
    const { ticket, body } = await exported(parent)
    await using other = await createTestApp()

    const form = new FormData()
    form.append('file', new File([body], ticket.name))
    const answer = await other.as('admin').post(`${DATA}/Action/Import`, form)

    expect(ticket.name).toBe('人员.bdd')
    expect(answer).toMatchObject({ code: 200, msg: '导入成功：分类 2 个，字典 2 条' })
    const there = await other.as('admin').get(`${DATA}/degree/Data/Selector`)
    expect(there.data).toMatchObject({ list: [{ enCode: 'high', children: [{ enCode: 'phd' }] }] })
  })

  it('can be downloaded once', async () => {
    const typeId = await buildType({ enCode: 'sex' })
    const { ticket } = await exported(typeId)

    const again = await test.app.inject(ticket.url)

    expect(again.json()).toMatchObject({ code: RESULT.notFound, msg: '链接已失效' })
  })

  it('restore a deleted dictionary', async () => {
    const typeId = await buildType({ enCode: 'sex' })
    const valueId = await buildValue(typeId, { enCode: '1' })
    const { body } = await exported(typeId)
    await admin.delete(`${DATA}/${valueId}`)
    await admin.delete(`${TYPES}/${typeId}`)

    expect(await upload('sex.bdd', body)).toMatchObject({ code: 200 })
    expect((await admin.get(`${DATA}/sex/Data/Selector`)).data).toMatchObject({ list: [{ enCode: '1' }] })
  })

  it('of other systems may lack values and may use the dictionary’s id as parent of top values', async () => {
    const empty = { list: [{ ...type, id: 'e', enCode: 'E', fullName: 'E' }] }
    expect(await upload('e.bdd', JSON.stringify({ ...empty, modelList: [] }))).toMatchObject({ code: 200 })
    const none = { list: [{ ...type, id: 'n', enCode: 'N', fullName: 'N' }], modelList: null }
    expect(await upload('n.bdd', JSON.stringify(none))).toMatchObject({ code: 200 })
    const below = { list: [type], modelList: [{ ...value, parentId: 't' }] }
    expect(await upload('t.bdd', JSON.stringify(below))).toMatchObject({ code: 200 })

    expect((await admin.get(`${DATA}/T/Data/Selector`)).data).toMatchObject({ list: [{ enCode: 'V' }] })
  })

  const type = { id: 't', parentId: '-1', fullName: 'T', enCode: 'T', isTree: 1 }
  const value = { id: 'v', parentId: '0', dictionaryTypeId: 't', fullName: 'V', enCode: 'V' }
  it.each([
    ['a wrong suffix', 'x.json', '{}'],
    ['no JSON', 'x.bdd', 'PK\u0003\u0004'],
    ['JSON of another shape', 'x.bdd', '{"list":{}}'],
    ['an empty list', 'x.bdd', '{"list":[],"modelList":[]}'],
    ['a missing parent', 'x.bdd', JSON.stringify({ list: [{ ...type, parentId: 'gone' }], modelList: [] })],
    ['a circle', 'x.bdd', JSON.stringify({ list: [{ ...type, parentId: 't' }], modelList: [] })],
    ['a code twice', 'x.bdd', JSON.stringify({ list: [type], modelList: [value, { ...value, id: 'w' }] })],
    [
      'a value of another dictionary',
      'x.bdd',
      JSON.stringify({ list: [type], modelList: [{ ...value, dictionaryTypeId: 'z' }] }),
    ],
    ['an existing code', 'x.bdd', JSON.stringify({ list: [{ ...type, enCode: 'taken' }], modelList: [] })],
  ])('with %s are refused and change nothing', async (_, name, content) => {
    await buildType({ enCode: 'taken', fullName: '已有' })

    const answer = await upload(name, content)

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.msg).not.toBe('')
    expect(await types()).toHaveLength(1)
  })

  it('of more than 5 MB are refused', async () => {
    expect(await upload('x.bdd', 'x'.repeat(5 * 1_048_576 + 1))).toMatchObject({ code: 400, msg: '文件大小超过5MB' })
  })
})

describe('a user with fewer permissions', () => {
  it('reads with the page and is refused every button without a grant', async () => {
    const typeId = await buildType({ enCode: 'sex' })
    const id = await buildValue(typeId, { enCode: '1' })
    await buildUser(test.deps, { account: 'reader', permissions: ['systemData.dictionary'] })
    const reader = test.as('reader')

    const reads = [await reader.get(TYPES), await reader.get(`${DATA}/${typeId}`), await reader.get(`${DATA}/All`)]
    const writes = [
      await reader.post(TYPES, { parentId: '-1', fullName: 'x', enCode: 'x' }),
      await reader.put(`${TYPES}/${typeId}`, { parentId: '-1', fullName: 'x', enCode: 'x' }),
      await reader.delete(`${TYPES}/${typeId}`),
      await reader.post(DATA, { dictionaryTypeId: typeId, fullName: 'x', enCode: 'x' }),
      await reader.put(`${DATA}/${id}`, { dictionaryTypeId: typeId, fullName: 'x', enCode: 'x' }),
      await reader.put(`${DATA}/${id}/Actions/State`),
      await reader.delete(`${DATA}/${id}`),
      await reader.get(`${DATA}/${typeId}/Action/Export`),
      await reader.post(`${DATA}/Action/Import`, new FormData()),
    ]

    expect(reads.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(writes.map(({ code }) => code))).toEqual(new Set([RESULT.forbidden]))
    expect(await values(typeId)).toMatchObject([{ id, enabledMark: 1 }])
  })

  it('with a page of one dictionary changes this dictionary only', async () => {
    const mine = await buildType({ enCode: 'mine' })
    const other = await buildType({ enCode: 'other' })
    const id = await buildValue(mine, { enCode: 'x' })
    const elsewhere = await buildValue(other, { enCode: 'y' })
    const page = await buildMenu(test.deps, {
      enCode: 'dictionary.mine',
      type: MENU_TYPE.dictionary,
      propertyJson: JSON.stringify({ moduleId: mine, isTree: 0 }),
      buttons: ['btn_edit'],
    })
    const keeper = await buildUser(test.deps, { account: 'keeper' })
    await buildGrants(test.deps, { userId: keeper.id, menuId: page.id, buttons: ['btn_edit'] })
    const person = test.as('keeper')
    const body = { dictionaryTypeId: mine, fullName: 'new', enCode: 'x' }

    const allowed = [
      await person.get(`${DATA}/${mine}`),
      await person.get(`${DATA}/${id}/Info`),
      await person.put(`${DATA}/${id}`, body),
      await person.put(`${DATA}/${id}/Actions/State`),
    ]
    const refused = [
      await person.get(`${DATA}/${other}`),
      await person.get(`${DATA}/gone`),
      await person.get(`${DATA}/${elsewhere}/Info`),
      await person.put(`${DATA}/${elsewhere}`, body),
      await person.post(DATA, { ...body, enCode: 'z' }),
      await person.delete(`${DATA}/${id}`),
      await person.get(TYPES),
    ]

    expect(allowed.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([RESULT.forbidden]))
  })

  it('without the page reads the options of selects only', async () => {
    await buildType({ enCode: 'sex' })
    await buildUser(test.deps, { account: 'staff' })
    const staff = test.as('staff')

    expect((await staff.get(`${DATA}/sex/Data/Selector`)).code).toBe(200)
    expect((await staff.get(TYPES)).code).toBe(RESULT.forbidden)
  })
})

it.each([
  ['GET', `${TYPES}/gone`],
  ['PUT', `${TYPES}/gone`],
  ['DELETE', `${TYPES}/gone`],
  ['GET', `${DATA}/gone`],
  ['GET', `${DATA}/gone/Info`],
  ['PUT', `${DATA}/gone`],
  ['PUT', `${DATA}/gone/Actions/State`],
  ['DELETE', `${DATA}/gone`],
  ['GET', `${DATA}/gone/Action/Export`],
] as const)('%s %s of an unknown id reports that it does not exist', async (method, url) => {
  const body = { dictionaryTypeId: 'gone', parentId: '-1', fullName: 'x', enCode: 'x' }

  const answer = await (method === 'GET' ? admin.get(url) : method === 'PUT' ? admin.put(url, body) : admin.delete(url))

  expect(answer).toMatchObject({ code: RESULT.notFound, msg: '数据不存在或已被删除' })
})

describe('a dictionary from lines', () => {
  it('is created with a code and its values, and takes more lines without those it has', async () => {
    const made = await admin.post<{ id: string; enCode: string; added: number }>(`${TYPES}/Actions/FromLines`, {
      fullName: '车辆类型',
      values: ['轿车', ' 商务车 ', '', '轿车'],
    })
    expect(made).toMatchObject({ code: RESULT.ok, data: { enCode: 'cheliangleixing', added: 2 } })

    const more = await admin.post(`${TYPES}/${made.data.id}/Actions/AddLines`, { values: ['货车', '商务车'] })
    expect(more).toMatchObject({ code: RESULT.ok, data: { added: 1, skipped: 1 } })
    expect((await values(made.data.id)).map(({ fullName, enCode }) => `${enCode} ${fullName}`)).toEqual([
      '1 轿车',
      '2 商务车',
      '3 货车',
    ])
  })

  it('with the name of another one, or a line that is too long, is refused whole', async () => {
    await buildType({ enCode: 'colour', fullName: '颜色' })
    const make = (body: object) => admin.post(`${TYPES}/Actions/FromLines`, body)

    expect(await make({ fullName: '颜色', values: ['红'] })).toMatchObject({ code: RESULT.refused })
    expect(await make({ fullName: '尺寸', values: ['小', '大'.repeat(51)] })).toMatchObject({
      code: RESULT.refused,
    })
    expect((await types()).map(({ fullName }) => fullName)).toEqual(['颜色'])
  })

  it('needs the rights of the dictionary page', async () => {
    const typeId = await buildType({ enCode: 'colour' })
    await buildUser(test.deps, { account: 'lina' })
    const lina = test.as('lina')

    expect(await lina.post(`${TYPES}/Actions/FromLines`, { fullName: '尺寸' })).toMatchObject({
      code: RESULT.forbidden,
    })
    expect(await lina.post(`${TYPES}/${typeId}/Actions/AddLines`, { values: ['红'] })).toMatchObject({
      code: RESULT.forbidden,
    })
  })
})
