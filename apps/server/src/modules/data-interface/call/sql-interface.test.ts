import { DATA_TYPE, RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { buildCategory, buildInterface, buildTable, URL } from '../data-interface.testing.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ config: { databaseUrl: process.env['TEST_DATABASE_URL'] || undefined } })
})
beforeEach(async () => {
  await test.reset()
  await buildCategory(test)
  await buildTable(test)
})
afterAll(() => test.close())

const addSql = (query: string, change: object = {}) =>
  buildInterface(test, { enCode: 'orders', dataType: DATA_TYPE.sql, query, ...change })
const preview = (id: string, values: Record<string, string> = {}) =>
  test.as('admin').post(`${URL}/${id}/Actions/Preview`, {
    paramList: Object.entries(values).map(([field, defaultValue]) => ({ field, defaultValue })),
  })
const parameters = (...list: object[]) => ({ requestParameters: JSON.stringify(list) })

describe('an SQL interface', () => {
  it('returns rows with the names of the statement, and moments as readable text', async () => {
    const id = await addSql('select id, "fullName", amount, made as made_at from orders order by id limit 1;')

    expect((await preview(id)).data).toEqual([
      { id: '1', fullName: '订单 1', amount: '1.50', made_at: '2026-11-21 08:00:00' },
    ])
  })

  it('binds parameter values, whatever they contain', async () => {
    const id = await addSql(
      `select id from orders where "fullName" like '%{key}%' and amount >= {min} and made < {before} and ({empty} = '' or 1 = 0)`,
      parameters(
        { field: 'key', dataType: 'varchar' },
        { field: 'min', dataType: 'decimal', defaultValue: '2' },
        { field: 'before', dataType: 'datetime', defaultValue: '2026-11-22' },
        { field: 'empty' },
      ),
    )

    expect((await preview(id, { key: '订单' })).data).toEqual([{ id: '2' }, { id: '3' }])
    expect((await preview(id, { key: "' or '1' = '1" })).data).toEqual([])
    expect((await preview(id, { key: '订单', min: '4.5' })).data).toEqual([{ id: '3' }])
    expect(await preview(id, { min: '1; drop table orders' })).toMatchObject({
      code: RESULT.refused,
      msg: '参数“min”的值与类型不符',
    })
  })

  it('receives the ids of the caller', async () => {
    const id = await addSql(`select @user as me, @organize as place, @position as post`)
    const { id: userId } = await buildUser(test.deps, { account: 'lina' })

    const answer = await test.as('lina').get<{ data: unknown }>(`${URL}/${id}/Actions/Response`)

    expect(answer.data.data).toEqual([{ me: userId, place: '', post: '' }])
  })

  it('is refused when a required value is missing', async () => {
    const id = await addSql('select {a} as a', parameters({ field: 'a', fieldName: '编号', required: 1 }))

    expect(await preview(id)).toMatchObject({ code: RESULT.refused, msg: '缺少必填参数：编号' })
  })
})

it('is offered the readable tables with their columns', async () => {
  const { data } = await test.as('admin').get<{ list: { table: string; fields: string[] }[] }>(`${URL}/Tables`)

  expect(data.list.map(({ table }) => table)).toEqual([
    'orders',
    'dictionary_data',
    'dictionary_types',
    'organizations',
    'positions',
    'regions',
  ])
  expect(data.list[0]?.fields).toEqual(['id', 'fullName', 'amount', 'made', 'owner_id'])
})

describe('the limits of a statement', () => {
  it.each([
    ['select password_hash from users', 'users'],
    ['select * from sessions', 'sessions'],
    ["select case when exists (select 1 from public.users where password_hash like '$%') then 1 end", 'users'],
    ['with u as materialized (select account from users) select orders.id from orders, u', 'users'],
    ['select rolpassword from pg_authid', 'pg_authid'],
    ['select setting from pg_settings', 'pg_show_all_settings'],
    ['select query from pg_stat_activity', ''],
    ['select tablename from pg_tables', ''],
    ['select * from pg_user', ''],
    ['select table_name from information_schema.tables', ''],
    ['select id from dictionary_data union all select token_hash::text from sessions', 'sessions'],
    ['select * from orders o left join lateral (select json from logs) l on true', 'logs'],
    ['select * from visual_models', 'visual_models'],
    ['select query from data_interfaces', 'data_interfaces'],
  ])('refuse %s', async (query, table) => {
    const id = await addSql(query)

    const answer = await preview(id)

    expect(answer.code).toBe(RESULT.refused)
    expect(answer.msg).toMatch(new RegExp(`^(不允许读取数据表 ${table}|函数 .* 不在允许的范围内)`))
  })

  it('allow queries of dictionaries', async () => {
    const id = await addSql(
      'select d.full_name from dictionary_data d join dictionary_types t on t.id = d.dictionary_type_id',
    )

    expect((await preview(id)).data).toEqual([{ full_name: '分类 master' }])
  })

  it('refuse writes in any form', async () => {
    const base = { fullName: 'x', enCode: 'x', categoryId: 'master', dataType: DATA_TYPE.sql }
    expect(await test.as('admin').post(URL, { ...base, query: 'delete from orders' })).toMatchObject({
      code: RESULT.refused,
      data: { fields: { query: '只能执行以 SELECT 或 WITH 开头的查询语句' } },
    })

    expect(await test.as('admin').post(URL, { ...base, query: 'select id from orders for update' })).toMatchObject({
      data: { fields: { query: '语句中不允许使用 UPDATE' } },
    })
    const locking = await addSql('select id from orders for share')
    expect(await preview(locking)).toMatchObject({ msg: expect.stringContaining('SQL 执行失败') })

    const stored = await addSql('select 1', { enCode: 'writer', fullName: 'w', requestMethod: '4' })
    expect(await preview(stored)).toMatchObject({ msg: '接口只能查询数据，不能增加、修改或删除' })
  })

  it('refuse a statement above the cost limit', async () => {
    const id = await addSql('select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b')

    expect(await preview(id)).toMatchObject({ msg: '查询开销过大，请增加条件缩小范围' })
  })

  it('end an endless statement', async () => {
    const id = await addSql('with recursive t as (select 1 as n union all select n + 1 from t) select max(n) from t')

    // The embedded database cannot be interrupted, so it refuses recursion; PostgreSQL cancels the statement.
    expect((await preview(id)).msg).toMatch(/内置数据库不支持递归查询|查询超时，已被终止/)
  })

  it('refuse more rows than an answer may have', async () => {
    const id = await addSql('select n from generate_series(1, 10001) n')

    expect(await preview(id)).toMatchObject({ msg: '结果超过 10000 行，请缩小查询范围' })
  })

  it('an SQL error is hidden from callers and shown to the author', async () => {
    const id = await addSql('select no_such_column from orders')

    const answer = await test.as('admin').get(`${URL}/${id}/Actions/Response`)

    expect(answer).toMatchObject({ code: RESULT.refused, msg: '接口“城市”调用失败，请联系管理员' })
    expect((await preview(id)).msg).toContain('no_such_column')
  })
})

interface Rows {
  list: Record<string, unknown>[]
  pagination: { currentPage: number; pageSize: number; total: number }
}

describe.each([
  ['in the database', ''],
  ['after a processing function', '(data) => data.map((row) => ({ ...row, extra: 1 }))'],
])('rows selected %s', (_, dataProcessing) => {
  const rows = async (id: string, query: string) =>
    (await test.as('admin').get<Rows>(`${URL}/${id}/Action/List?${query}`)).data

  it('are returned by page, by keyword and one by one', async () => {
    const id = await addSql('select id, "fullName" from orders order by id desc', { dataProcessing })

    expect(await rows(id, 'pageSize=2&currentPage=2')).toMatchObject({
      list: [{ id: '1', fullName: '订单 1' }],
      pagination: { currentPage: 2, pageSize: 2, total: 3 },
      dataProcessing: null,
    })
    expect((await rows(id, `keyword=${encodeURIComponent(' 单 2 ')}`)).list).toMatchObject([{ id: '2' }])
    expect((await rows(id, 'keyword=3&columnOptions=id,fullName')).pagination.total).toBe(1)
    expect((await rows(id, 'keyword=%25')).list).toEqual([])
    expect(await test.as('admin').get(`${URL}/${id}/Action/Info?id=3`)).toMatchObject({ data: { fullName: '订单 3' } })
    expect(
      await test.as('admin').get(`${URL}/${id}/Action/Info?id=${encodeURIComponent('订单 2')}&propsValue=fullName`),
    ).toMatchObject({ data: { id: '2' } })
    expect(await test.as('admin').get(`${URL}/${id}/Action/Info?id=9`)).toMatchObject({ code: RESULT.ok, data: null })
  })
})

it('sixty statements of one user do not block others: some are refused, and other users are answered before the rest', async () => {
  const id = await addSql('select count(*) as n from generate_series(1, 100000) a')
  for (const account of ['lina', 'wang']) await buildUser(test.deps, { account })
  const codes: number[] = []
  const call = async () => {
    const { code } = await test.as('lina').get(`${URL}/${id}/Actions/Response`)
    codes.push(code)
  }

  const many = Array.from({ length: 60 }, call)
  const other = await test.as('wang').get(`${URL}/${id}/Actions/Response`)
  const before = codes.filter((code) => code === RESULT.ok).length

  expect(other.code).toBe(RESULT.ok)
  expect(before).toBeLessThan(20)
  await Promise.all(many)
  expect(codes.filter((code) => code !== RESULT.ok).length).toBeGreaterThan(20)
})
