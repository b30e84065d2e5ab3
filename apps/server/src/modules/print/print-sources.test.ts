import { PAGES, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { buildCategory, buildInterface } from '../data-interface/data-interface.testing.ts'
import { recordCalls } from '../record/record.testing.ts'
import { buildPrintedRequests } from './print.testing.ts'

const URL = '/api/system/printDev'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-23T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { permit } = recordCalls(() => test)

const statements = (...list: string[]) => JSON.stringify(list.map((sql) => ({ sql })))

/** The tables of the form 申请: its own, and the one of its rows. */
async function tablesOf(modelId: string) {
  const { data } = await test.as('admin').get<{ tables: string }>(`/api/visualdev/Base/${modelId}`)
  const tables: unknown = JSON.parse(data.tables)
  const names = Array.isArray(tables) ? tables.map((one: { table: string }) => one.table) : []
  return { head: String(names[0]), rows: String(names[1]) }
}

const template = {
  fullName: '申请单',
  enCode: 'request',
  category: 'bill',
  dbLinkId: '0',
  printTemplate: '<p>{F_Name}</p>',
}

const add = (who: string, over: object) => test.as(who).post(URL, { ...template, dataSource: 'sql', ...over })

async function newest(): Promise<string> {
  const { data } = await test.as('admin').get<{ list: { id: string }[] }>(`${URL}?sidx=creatorTime&sort=desc`)
  return data.list[0]?.id ?? ''
}

/** Lets a role design templates. */
async function designer() {
  const { id: objectId } = await buildUser(test.deps, { account: 'dora' })
  const page = await buildPage(test.deps, { enCode: PAGES.printTemplate.code, buttons: ['btn_add', 'btn_edit'] })
  await grantPage(test.deps, page, { objectType: 'User', objectId, items: ['button:btn_add', 'button:btn_edit'] })
  return test.as('dora')
}

async function withSql(over: object = {}) {
  const built = await buildPrintedRequests(() => test)
  const { head, rows } = await tablesOf(built.modelId)
  const sqlTemplate = statements(
    `select "F_Name", "F_Secret", upper('x' || "F_Name") as big from ${head} where "F_Id" = @formId`,
    `select "F_Item", "F_Price" from ${rows} where "F_Relation_Id" = @formId order by "F_Price" desc`,
  )
  expect(await add('admin', { modelId: built.modelId, sqlTemplate, ...over })).toMatchObject({ code: RESULT.ok })
  return { ...built, head, rows, sqlTemplate, templateId: await newest() }
}

describe('SQL as a source', () => {
  it('prints rows of the statements, with the id of the record as a bound parameter', async () => {
    const { modelId, id, templateId, sqlTemplate } = await withSql()

    const fields = await test.as('admin').post(`${URL}/Fields`, { dbLinkId: '0', sqlTemplate })
    const { data } = await test.as('admin').get(`${URL}/Data?id=${templateId}&formId=${id}`)
    const batch = await test.as('admin').post(`${URL}/BatchData`, { modelId, templateId, formIds: [id] })

    expect(fields.data).toMatchObject({
      headTable: [{ field: 'F_Name' }, { field: 'F_Secret' }, { field: 'big' }],
      childrenDataTable0: [{ field: 'F_Item' }, { field: 'F_Price' }],
    })
    const values = {
      printData: {
        F_Name: '<b>电脑</b>',
        big: 'X<B>电脑</B>',
        childrenDataTable0: [{ F_Item: '主机', F_Price: '4200.5' }, { F_Item: '屏幕' }],
      },
      numbers: { childrenDataTable0: [{ F_Price: 4200.5 }, { F_Price: 800 }] },
    }
    expect(data).toMatchObject(values)
    expect(batch.data).toMatchObject({ records: [{ id, ...values }] })
  })

  it('leaves out the columns of fields that a role hides, and refuses records that the caller may not open', async () => {
    const { modelId, id, templateId } = await withSql()
    const { caller } = await permit('lina', {
      modelId,
      may: (code) => code !== 'F_Secret' && !code.includes('F_Price'),
    })
    const { caller: guest } = await permit('guest', { modelId: 'none', may: () => true })

    const printed = await caller.get(`${URL}/Data?id=${templateId}&formId=${id}`)

    expect(printed).toMatchObject({
      code: RESULT.ok,
      data: { printData: { childrenDataTable0: [{ F_Item: '主机' }, {}] } },
    })
    expect(JSON.stringify(printed.data)).not.toMatch(/机密|F_Secret|F_Price|4200/)
    expect(await guest.get(`${URL}/Data?id=${templateId}&formId=${id}`)).toMatchObject({ code: RESULT.forbidden })
  })

  it('is set by administrators only; other designers edit the rest of the template', async () => {
    const { templateId, sqlTemplate, head } = await withSql()
    const dora = await designer()
    const { data } = await dora.get<object>(`${URL}/${templateId}`)
    const other = statements(`select "F_Secret" from ${head}`)
    const refused = { code: RESULT.refused, msg: '只有系统管理员可以设置 SQL 语句' }

    expect(
      await dora.post(URL, { ...template, enCode: 'b', fullName: 'b', dataSource: 'sql', sqlTemplate }),
    ).toMatchObject(refused)
    expect(await dora.put(`${URL}/${templateId}`, { ...data, sqlTemplate: other })).toMatchObject(refused)
    expect(await dora.post(`${URL}/Fields`, { dataSource: 'sql', sqlTemplate: other })).toMatchObject(refused)
    expect(await dora.post(`${URL}/Fields`, { dataSource: 'sql', id: templateId, sqlTemplate })).toMatchObject({
      code: RESULT.ok,
    })
    expect(await dora.put(`${URL}/${templateId}`, { ...data, printTemplate: '<p>{big}</p>' })).toMatchObject({
      code: RESULT.ok,
    })
  })

  it('is previewed before it is stored, by administrators only, with the fields that the caller may read', async () => {
    const { modelId, id, templateId, sqlTemplate, head } = await withSql()
    const dora = await designer()
    const other = statements(`select 'new' as fresh, "F_Secret" from ${head} where "F_Id" = @formId`)
    const preview = (over: object) => ({ modelId, formIds: [id], dataSource: 'sql', sqlTemplate: other, ...over })
    const url = `${URL}/Actions/PreviewData`

    const shown = await test.as('admin').post(url, preview({ id: templateId }))
    expect(shown).toMatchObject({ data: { records: [{ id, printData: { fresh: 'new', F_Secret: '机密' } }] } })
    expect(await dora.post(url, preview({ id: templateId }))).toMatchObject({ msg: '只有系统管理员可以设置 SQL 语句' })
    expect(await test.as('admin').post(url, preview({ sqlTemplate: statements('drop table x') }))).toMatchObject({
      code: RESULT.refused,
      msg: '只能执行以 SELECT 或 WITH 开头的查询语句',
    })
    // A designer sees stored SQL, and only of records that this user may open.
    expect(await dora.post(url, preview({ id: templateId, sqlTemplate }))).toMatchObject({ code: RESULT.forbidden })
    const { caller: nobody } = await permit('lina', { modelId, may: () => true })
    expect(await nobody.post(url, preview({ id: templateId, sqlTemplate }))).toMatchObject({ code: RESULT.forbidden })
  })

  it.each([
    ['update lowcode.t set a = 1', '只能执行以 SELECT 或 WITH 开头的查询语句'],
    ['select 1; delete from lowcode.t', '一次只能执行一条语句'],
    ['with x as (delete from lowcode.t returning 1) select * from x', '语句中不允许使用 DELETE'],
    ["select pg_read_file('/etc/passwd')", '函数 pg_read_file 不在允许的范围内'],
    ['', '第1行SQL语句不能为空'],
  ])('refuses %s when it is saved', async (statement, msg) => {
    expect(await add('admin', { sqlTemplate: statements(statement) })).toMatchObject({ code: RESULT.refused, msg })
  })

  it.each([
    ['select account from users', '不允许读取数据表 users'],
    ['select 1 from generate_series(1, 1000000)', '结果超过 10000 行，请缩小查询范围'],
    ['select gone from organizations', 'SQL 执行失败：'],
    [
      'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b',
      '查询开销过大，请增加条件缩小范围',
    ],
  ])('prints nothing and says why: %s', async (statement, msg) => {
    const { id, templateId, modelId } = await withSql()
    const { data } = await test.as('admin').get<object>(`${URL}/${templateId}`)
    expect(
      await test.as('admin').put(`${URL}/${templateId}`, { ...data, sqlTemplate: statements(statement) }),
    ).toMatchObject({ code: RESULT.ok })
    const { caller } = await permit('lina', { modelId, may: () => true })

    const printed = await test.as('admin').get(`${URL}/Data?id=${templateId}&formId=${id}`)
    const byOther = await caller.get(`${URL}/Data?id=${templateId}&formId=${id}`)

    expect(printed).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining(msg) })
    // The reason of the database is for administrators.
    const forOthers = msg.startsWith('SQL') ? '打印模板的 SQL 语句执行失败，请联系管理员修改模板' : msg
    expect(byOther).toMatchObject({ code: RESULT.refused, msg: forOthers })
  })
})

describe('a data interface as a source', () => {
  it('prints the object of its answer with its lists as sub-tables', async () => {
    const { modelId, id } = await buildPrintedRequests(() => test)
    await buildCategory(test)
    const query = JSON.stringify({
      city: '上海',
      prices: [
        { day: '1', price: 12.5 },
        { day: '2', price: 13 },
      ],
    })
    const interfaceId = await buildInterface(test, { query })
    expect(await add('admin', { modelId, dataSource: 'interface', interfaceId })).toMatchObject({ code: RESULT.ok })
    const templateId = await newest()

    const fields = await test.as('admin').post(`${URL}/Fields`, { dataSource: 'interface', interfaceId })
    const { data } = await test.as('admin').get(`${URL}/Data?id=${templateId}&formId=${id}`)

    expect(fields.data).toMatchObject({
      headTable: [{ field: 'city' }],
      tables: [{ fields: [{ field: 'day' }, { field: 'price' }] }],
    })
    expect(data).toMatchObject({
      printData: {
        city: '上海',
        childrenDataTable0: [
          { day: '1', price: '12.5' },
          { day: '2', price: '13' },
        ],
      },
      numbers: { childrenDataTable0: [{ price: 12.5 }, { price: 13 }] },
    })
    expect(await add('admin', { enCode: 'x', fullName: 'x', dataSource: 'interface' })).toMatchObject({
      msg: '请选择数据接口',
    })
  })
})
