import { CHECK_TYPE, DATA_TYPE, PERMISSION, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import type { Caller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { writeSettings } from '../auth/auth.testing.ts'
import { fieldOf, formOf } from '../model/model.testing.ts'
import type { DataInterface, DataInterfaceNode, DataInterfaceRow } from './data-interface.schema.ts'
import { deleteOldCalls } from './data-interface.retention.ts'
import { BODY, buildCategory, buildInterface, URL } from './data-interface.testing.ts'
import type { Static } from 'typebox'

let test: TestApp
let admin: Caller

beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  await test.reset()
  await buildCategory(test)
  admin = test.as('admin')
})
afterAll(() => test.close())

interface Listed {
  list: Static<typeof DataInterfaceRow>[]
  pagination: { total: number }
}
const rows = async (query = '') => (await admin.get<Listed>(`${URL}${query}`)).data
const one = async (id: string) => (await admin.get<Static<typeof DataInterface>>(`${URL}/${id}`)).data

const file = (name: string, content: unknown) => {
  const form = new FormData()
  form.set('file', new Blob([typeof content === 'string' ? content : JSON.stringify(content)]), name)
  return form
}

describe('data interfaces', () => {
  it('are listed by category and type, with the texts of their types', async () => {
    await buildCategory(test, 'statistics')
    await buildInterface(test)
    await buildInterface(test, {
      enCode: 'sum',
      fullName: '合计',
      categoryId: 'statistics',
      dataType: 1,
      query: 'select 1',
    })

    expect((await rows('?categoryId=statistics')).list).toMatchObject([
      { enCode: 'sum', dataType: 1, checkType: 1, requestMethod: '查询', creatorUser: 'admin/admin', enabledMark: 1 },
    ])
    expect((await rows('?keyword=CIT')).list).toMatchObject([{ enCode: 'city', requestMethod: '' }])
    expect((await rows('/getList?dataType=2')).list).toMatchObject([{ enCode: 'city' }])
    expect((await rows()).pagination.total).toBe(2)
  })

  it('are selected from a tree of their categories, enabled ones only', async () => {
    await buildCategory(test, 'empty')
    const id = await buildInterface(test)
    const off = await buildInterface(test, { enCode: 'off', fullName: '停用' })
    await admin.put(`${URL}/${off}/Actions/State`)

    const { data } = await admin.get<DataInterfaceNode[]>(`${URL}/Selector`)

    expect(data).toEqual([
      {
        id: 'master',
        parentId: '-1',
        fullName: '分类 master',
        categoryId: '0',
        children: [{ id, parentId: 'master', fullName: '城市', categoryId: '1' }],
      },
    ])
  })

  it.each([
    [{ enCode: 'other' }, 'fullName', '名称已存在'],
    [{ fullName: '另一个' }, 'enCode', '编码已存在'],
    [{ categoryId: 'gone' }, 'categoryId', '分类不存在或已被删除'],
    [{ query: '{' }, 'query', '静态数据不是有效的 JSON'],
    [{ dataType: 1, query: 'drop table users' }, 'query', '只能执行以 SELECT 或 WITH 开头的查询语句'],
    [{ dataType: 3, path: 'ftp://x' }, 'path', '接口路径须以 http://、https:// 或 /api/ 开头'],
    [{ dataType: 3, path: '//evil.example' }, 'path', '接口路径须以 http://、https:// 或 /api/ 开头'],
    [{ dataProcessing: '(data) => {\n data.\n}' }, 'dataProcessing', expect.stringContaining('第 3 行')],
    [{ requestParameters: '[{"field":"a"},{"field":"a"}]' }, 'requestParameters', '参数名称重复：a'],
    [{ requestParameters: '[{"field":"a b"}]' }, 'requestParameters', expect.stringContaining('不是有效的列表')],
    [{ requestHeaders: '[{"field":"a","defaultValue":"x\\r\\ny"}]' }, 'requestHeaders', expect.any(String)],
    [{ checkType: 9 }, 'checkType', '不是允许的值'],
  ])('refuse %j and name the field', async (change, field, message) => {
    await buildInterface(test)
    const fresh = 'fullName' in change || 'enCode' in change ? {} : { fullName: 'x', enCode: 'x' }

    const answer = await admin.post<{ fields: Record<string, string> }>(URL, { ...BODY, ...fresh, ...change })

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.data.fields[field]).toEqual(message)
  })

  it('are changed and deleted; a save over a newer version is refused', async () => {
    const id = await buildInterface(test)
    const read = await one(id)

    expect(await admin.put(`${URL}/${id}`, { ...read, fullName: '城市二' })).toMatchObject({ msg: '更新成功' })
    expect(await admin.put(`${URL}/${id}`, { ...read, fullName: '城市三' })).toMatchObject({ code: RESULT.conflict })
    expect(await one(id)).toMatchObject({ fullName: '城市二', checkType: 1, query: BODY.query })
    expect(await admin.delete(`${URL}/${id}`)).toMatchObject({ msg: '删除成功' })
    expect(await admin.get(`${URL}/${id}`)).toMatchObject({ code: RESULT.notFound })
    const revisions = await test.deps.db.selectFrom('revisions').select('id').where('recordId', '=', id).execute()
    expect(revisions).toHaveLength(3)
  })

  it('cannot be deleted while a form or a list uses them', async () => {
    const id = await buildInterface(test)
    const save = (document: object) =>
      admin.post('/api/visualdev/Base', { fullName: '报名', enCode: 'signUp', category: 'x', type: 1, ...document })
    const [select, popup] = [
      { kind: 'select', config: { dataType: 'dynamic', propsUrl: id } },
      { kind: 'popupSelect', props: { interfaceId: id } },
    ].map((part) => formOf([fieldOf({ name: 'F_City', ...part })]))
    const columnData = JSON.stringify({ columnList: [], treePropsUrl: id }, null, 2)

    for (const document of [{ formData: select }, { formData: popup }, { formData: formOf([]), columnData }]) {
      expect(await save(document)).toMatchObject({ code: RESULT.ok })
      expect(await admin.delete(`${URL}/${id}`)).toMatchObject({
        code: RESULT.refused,
        msg: '功能「报名」使用了该数据接口，禁止删除',
      })
      const model = await test.deps.db
        .selectFrom('visualModels')
        .select('id')
        .where('deleteMark', 'is', null)
        .executeTakeFirstOrThrow()
      await admin.delete(`/api/visualdev/Base/${model.id}`)
    }
    // A text that happens to contain the id does not use the interface.
    await save({ formData: formOf([fieldOf({ name: 'F_City', label: id })]) })
    expect(await admin.delete(`${URL}/${id}`)).toMatchObject({ code: RESULT.ok })
  })

  it('return their parameters in full, however little was stored', async () => {
    const id = await buildInterface(test, {
      requestParameters: '[{"field":"a","required":true,"defaultValue":3},{"field":"b","dataType":"int"}]',
    })

    expect((await admin.get(`${URL}/GetParam/${id}`)).data).toEqual([
      { id: 'a', field: 'a', fieldName: '', dataType: 'varchar', required: 1, defaultValue: '3' },
      { id: 'b', field: 'b', fieldName: '', dataType: 'int', required: 0, defaultValue: '' },
    ])
  })
})

const respond = (id: string, caller: Caller = admin) =>
  caller.get<{ data: unknown; dataProcessing: null }>(`${URL}/${id}/Actions/Response`)

describe('static data', () => {
  it('is returned unchanged, or as the processing function returns it', async () => {
    const plain = await buildInterface(test)
    const processed = await buildInterface(test, {
      enCode: 'p',
      fullName: 'p',
      dataProcessing:
        '(data) => {\r\n  return data.map(({ id, fullName }) => ({ id, fullName: fullName + "市" }))\r\n}',
    })

    expect((await respond(plain)).data).toEqual({ data: JSON.parse(BODY.query ?? ''), dataProcessing: null })
    expect((await respond(processed)).data.data).toEqual([
      { id: '1', fullName: '北京市' },
      { id: '2', fullName: '上海市' },
    ])
  })

  it('shows errors of the function to its author', async () => {
    const id = await buildInterface(test, { dataProcessing: '(data) => {\n  return data.no.such\n}' })
    const loop = await buildInterface(test, { enCode: 'l', fullName: 'l', dataProcessing: '(data) => { for (;;) {} }' })

    expect((await admin.post(`${URL}/${id}/Actions/Preview`, {})).msg).toMatch(/^数据处理函数第 2 行运行出错/)
    expect((await respond(id)).msg).toBe('接口“城市”调用失败，请联系管理员')
    expect((await admin.post(`${URL}/${loop}/Actions/Preview`, {})).msg).toContain('too long')
    expect((await admin.post(`${URL}/${id}/Actions/Preview`, { paramList: [] })).code).toBe(RESULT.refused)
  })
})

describe('several endless functions of one user', () => {
  it('do not block the function of another user', async () => {
    const loops: string[] = []
    for (let index = 0; index < 4; index++) {
      const dataProcessing = `(data) => { for (;;) {} return ${index} }`
      loops.push(await buildInterface(test, { enCode: `l${index}`, fullName: `l${index}`, dataProcessing }))
    }
    const good = await buildInterface(test, {
      enCode: 'good',
      fullName: 'good',
      dataProcessing: '(data) => data.length',
    })
    for (const account of ['lina', 'wang']) await buildUser(test.deps, { account })
    const ended: string[] = []
    const call = async (id: string, account: string) => {
      const answer = await respond(id, test.as(account))
      ended.push(account)
      return answer
    }

    const looping = loops.map((id) => call(id, 'lina'))
    const answer = await call(good, 'wang')

    // Otherwise the loops would occupy both workers, one pair after the other.
    expect(ended).toEqual(['wang'])
    expect(answer.data.data).toBe(2)
    for (const { code } of await Promise.all(looping)) expect(code).not.toBe(RESULT.ok)
  })
})

describe('access to an interface', () => {
  it('is public, limited to signed-in users, or limited to listed addresses', async () => {
    const open = await buildInterface(test, { checkType: CHECK_TYPE.none })
    const guarded = await buildInterface(test, { enCode: 'g', fullName: 'g', checkType: CHECK_TYPE.token })
    const here = await buildInterface(test, {
      enCode: 'h',
      fullName: 'h',
      checkType: CHECK_TYPE.address,
      ipAddress: '10.0.0.1,127.0.0.0/8',
    })
    const there = await buildInterface(test, { enCode: 't', fullName: 't', checkType: CHECK_TYPE.address })
    await buildUser(test.deps, { account: 'lina' })

    const code = async (id: string, caller: Caller) => (await respond(id, caller)).code

    expect(await code(open, test.anonymous)).toBe(RESULT.ok)
    expect(await code(open, test.as('Bearer nonsense'))).toBe(RESULT.ok)
    expect(await code(guarded, test.anonymous)).toBeGreaterThanOrEqual(600)
    expect(await code(guarded, test.as('lina'))).toBe(RESULT.ok)
    expect(await code(here, test.anonymous)).toBe(RESULT.ok)
    expect(await code(there, test.as('lina'))).toBe(RESULT.forbidden)
    expect((await test.anonymous.get(`${URL}/${guarded}/Action/List`)).code).toBeGreaterThanOrEqual(600)
    expect((await test.anonymous.get(`${URL}/${guarded}/Action/Info?id=1`)).code).toBeGreaterThanOrEqual(600)
  })

  it('is refused while the interface is disabled', async () => {
    const id = await buildInterface(test)
    await admin.put(`${URL}/${id}/Actions/State`)

    expect(await respond(id)).toMatchObject({ code: RESULT.refused, msg: '该接口已停用' })
    expect(await admin.post(`${URL}/${id}/Actions/Preview`, {})).toMatchObject({ msg: '该接口已停用' })
  })

  it('is logged with user, address and duration', async () => {
    const id = await buildInterface(test, { checkType: CHECK_TYPE.none })
    await buildUser(test.deps, { account: 'lina', realName: '李娜' })
    await respond(id, test.anonymous)
    test.clock.advance(1000)
    await test.as('lina').get(`${URL}/${id}/Action/Info?id=1`)

    const log = async (query = '') =>
      (await admin.get<{ list: object[] }>(`/api/system/DataInterfaceLog/${id}${query}`)).data.list

    expect(await log()).toMatchObject([
      { userId: '李娜/lina', invokIp: '127.0.0.1', invokType: 'GET', invokTime: test.clock.now().getTime() },
      { userId: '', invokWasteTime: expect.any(Number) },
    ])
    expect(await log('?keyword=lina')).toHaveLength(1)
    expect(await log('?keyword=10.9')).toHaveLength(0)
  })
})

describe("calls of the server's own API", () => {
  const api = (path: string, change: object = {}) =>
    buildInterface(test, { enCode: 'api', fullName: 'api', dataType: DATA_TYPE.api, path, ...change })

  it('have the rights of the caller', async () => {
    await buildInterface(test)
    const id = await api(`${URL}?pageSize=1`, { requestParameters: '[{"field":"keyword","defaultValue":"city"}]' })
    await buildUser(test.deps, { account: 'lina' })

    expect((await respond(id)).data.data).toMatchObject({ list: [{ enCode: 'city' }] })
    expect(await respond(id, test.as('lina'))).toMatchObject({ msg: '接口“api”调用失败，请联系管理员' })
  })

  it('cannot write and cannot recurse without end', async () => {
    const post = await api(URL, { requestMethod: '7' })
    const circle = await api('/api/x', { enCode: 'c', fullName: 'c', checkType: CHECK_TYPE.none })
    await admin.put(`${URL}/${circle}`, { ...(await one(circle)), path: `${URL}/${circle}/Actions/Response` })
    const preview = async (id: string) => (await admin.post(`${URL}/${id}/Actions/Preview`, {})).msg

    expect(await preview(post)).toBe('调用本系统接口时只能使用 GET')
    expect(await preview(circle)).toMatch(/本系统接口返回/)
    const calls = await test.deps.db.selectFrom('dataInterfaceLogs').select('id').execute()
    expect(calls).toHaveLength(3)
  })

  it('to private addresses are refused', async () => {
    const id = await api('http://169.254.169.254/latest/meta-data')

    expect((await admin.post(`${URL}/${id}/Actions/Preview`, {})).msg).toBe('不允许调用内网地址：169.254.169.254')
  })
})

describe('log rows of calls', () => {
  it('are deleted after the days of the log, in batches, also those of purged interfaces', async () => {
    const now = test.deps.now().getTime()
    const write = async (interfaceId: string, days: number) =>
      await test.deps.db
        .insertInto('dataInterfaceLogs')
        .values({
          id: `${interfaceId}-${days}`,
          interfaceId,
          invokTime: new Date(now - days * 86_400_000),
          userId: null,
          invokIp: '',
          invokDevice: '',
          invokType: 'GET',
          invokWasteTime: 1,
        })
        .execute()
    const id = await buildInterface(test)
    for (const days of [179, 181, 182, 183]) for (const of of [id, 'purged']) await write(of, days)
    const left = async () =>
      (await test.deps.db.selectFrom('dataInterfaceLogs').select('id').orderBy('id').execute()).map((row) => row.id)

    await writeSettings(test.deps, { logRetentionDays: '0' })
    const kept = await deleteOldCalls(test.deps)
    await writeSettings(test.deps, { logRetentionDays: '' })
    const deleted = await deleteOldCalls(test.deps, 2)

    expect([kept, deleted]).toEqual([0, 6])
    expect(await left()).toEqual([`${id}-179`, 'purged-179'].toSorted())

    await writeSettings(test.deps, { logRetentionDays: '100' })
    test.clock.advance(3_600_000)
    await test.app.jobs.drain()
    expect(await left()).toEqual([])
  })
})

describe('exported files', () => {
  it('import an interface in another system', async () => {
    const id = await buildInterface(test, { dataProcessing: '(data) => data' })
    const { data: ticket } = await admin.get<{ name: string; url: string }>(`${URL}/${id}/Action/Export`)
    const { body: content } = await test.app.inject({ method: 'GET', url: ticket.url })
    await admin.delete(`${URL}/${id}`)

    expect(ticket.name).toBe('城市.bd')
    expect(await admin.post(`${URL}/Action/Import`, file('x.bd', content))).toMatchObject({ msg: '导入成功' })

    const [row] = (await rows()).list
    expect(row?.id).toBe(id)
    expect(await one(id)).toMatchObject({ ...BODY, dataProcessing: '(data) => data' })
  })

  it('keep the id of the interface where it is free, and report another id', async () => {
    const named = (id: string, name: string) => ({ ...BODY, id, fullName: name, enCode: name })
    await admin.post(`${URL}/Action/Import`, file('x.bd', named('kept-1', 'first')))

    const second = await admin.post(`${URL}/Action/Import`, file('x.bd', named('kept-1', 'second')))

    expect(second).toMatchObject({ code: RESULT.ok, msg: expect.stringContaining('first') })
    const ids = (await rows()).list.map(({ id, fullName }) => [fullName, id === 'kept-1'])
    expect(Object.fromEntries(ids)).toEqual({ first: true, second: false })
  })

  it.each([
    ['x.json', BODY, '请选择数据接口导出文件（.bd）'],
    ['x.bd', '[]', '文件内容无法识别，请使用由本系统导出的数据接口文件'],
    ['x.bd', { ...BODY, dataType: 'sql' }, '文件内容无法识别，请使用由本系统导出的数据接口文件'],
  ])('are refused as %s with %j', async (name, content, msg) => {
    expect(await admin.post(`${URL}/Action/Import`, file(name, content))).toMatchObject({ code: RESULT.refused, msg })
  })

  it('of other systems are imported without rows that this system does not allow', async () => {
    const row = { ...BODY, id: '9', tenantId: null, creatorTime: 1, requestMethod: 3, description: null }
    expect(await admin.post(`${URL}/Action/Import`, file('x.bd', row))).toMatchObject({ code: RESULT.ok })

    for (const [index, requestMethod] of ['select', 'SELECT', 'get', 'post'].entries()) {
      const named = { ...BODY, id: `m${index}`, fullName: `m${index}`, enCode: `m${index}`, requestMethod }
      expect(await admin.post(`${URL}/Action/Import`, file('x.bd', named))).toMatchObject({ code: RESULT.ok })
    }

    const bad = { ...BODY, enCode: 'b', fullName: 'b', dataType: 1, query: 'drop table users' }
    expect(await admin.post(`${URL}/Action/Import`, file('x.bd', bad))).toMatchObject({ code: RESULT.refused })
  })
})

it.each([
  ['GET', '', PERMISSION.dataInterface.view],
  ['GET', '/getList', PERMISSION.dataInterface.view],
  ['GET', '/1', PERMISSION.dataInterface.view],
  ['POST', '', PERMISSION.dataInterface.add],
  ['PUT', '/1', PERMISSION.dataInterface.edit],
  ['PUT', '/1/Actions/State', PERMISSION.dataInterface.edit],
  ['DELETE', '/1', PERMISSION.dataInterface.remove],
  ['POST', '/1/Actions/Preview', PERMISSION.dataInterface.preview],
  ['GET', '/1/Action/Export', PERMISSION.dataInterface.download],
] as const)('%s %s needs %s and no other permission', async (method, path, permission) => {
  const codes = Object.values(PERMISSION.dataInterface)
  // A user with a button has the page.
  const others = permission.includes(':') ? codes.filter((code) => code !== permission) : []
  await buildUser(test.deps, { account: 'without', permissions: others })
  await buildUser(test.deps, { account: 'with', permissions: [permission] })
  const call = async (account: string) => {
    const response = await test.app.inject({
      method,
      url: `${URL}${path}`,
      headers: { authorization: await test.tokenOf(account) },
      ...(method === 'POST' || path === '/1' ? { payload: path.endsWith('Preview') ? {} : BODY } : {}),
    })
    return response.json<{ code: number }>().code
  }

  expect(await call('without')).toBe(RESULT.forbidden)
  expect(await call('with')).not.toBe(RESULT.forbidden)
})
