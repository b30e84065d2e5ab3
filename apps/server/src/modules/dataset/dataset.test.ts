import { PAGES } from '@sqos/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { DATASET, datasetCalls } from './dataset.testing.ts'
import type { DatasetDefinition } from './dataset.schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, permit, preview, create, scheme } = datasetCalls(() => test)

type Definition = Omit<DatasetDefinition, 'kind'>
const rowsOf = async (modelId: string, definition: Definition, who = admin()) => {
  const answer = await preview({ kind: 'model', modelId, ...definition }, who)
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.rows
}
const count = { test: 'count', as: 'n' } as const

/** The main table of a model. */
async function tableOf(modelId: string) {
  const { table } = await test.deps.db
    .selectFrom('visualModels')
    .select(sql<string>`tables::jsonb -> 0 ->> 'table'`.as('table'))
    .where('id', '=', modelId)
    .executeTakeFirstOrThrow()
  return table
}

/** A user with all rights to a model except those that `may` leaves out, who may see datasets. */
async function designer(modelId: string, may: (code: string) => boolean) {
  const person = await permit('lina', { modelId, may })
  const page = await buildPage(test.deps, { enCode: PAGES.portal.code })
  await grantPage(test.deps, page, { objectType: 'User', objectId: person.userId, items: [] })
  return person.caller
}

describe('measures', () => {
  it('are those of the database', async () => {
    const { orders } = await buildOrders()
    const measures = [
      count,
      { test: 'count', field: 'F_Pay', as: 'filled' },
      { test: 'countDistinct', field: 'F_Kind', as: 'kinds' },
      { test: 'sum', field: 'F_Pay', as: 'sum' },
      { test: 'avg', field: 'F_Pay', as: 'avg' },
      { test: 'min', field: 'F_Pay', as: 'min' },
      { test: 'max', field: 'F_Day', as: 'last' },
      { test: 'ratio', numerator: 'sum', denominator: 'filled', as: 'each' },
    ] satisfies DatasetDefinition['measures']
    const t = sql.id('lowcode', await tableOf(orders))

    const [row] = await rowsOf(orders, { measures })

    const { rows } = await sql`select count(*)::float8 as n, count("F_Pay")::float8 as filled,
      count(distinct "F_Kind")::float8 as kinds, sum("F_Pay")::float8 as sum, avg("F_Pay")::float8 as avg,
      min("F_Pay")::float8 as min, (extract(epoch from max("F_Day")) * 1000)::float8 as last,
      (sum("F_Pay") / count("F_Pay"))::float8 as each from ${t}`.execute(test.deps.db.withoutPlugins())
    expect(row).toEqual(rows[0])
    expect(row).toMatchObject({ n: 4, sum: 16.5, each: 5.5 })
  })

  it('divided by zero are empty', async () => {
    const { orders } = await buildOrders()
    const measures = [
      { test: 'sum', field: 'F_Pay', as: 'sum' },
      { test: 'count', field: 'F_Pay', as: 'filled' },
      { test: 'ratio', numerator: 'sum', denominator: 'filled', as: 'each' },
    ] satisfies DatasetDefinition['measures']
    const filters = [{ field: 'F_Title', test: 'eq' as const, value: '四' }]
    expect(await rowsOf(orders, { filters, measures })).toEqual([{ sum: null, filled: 0, each: null }])
  })
})

describe('groups', () => {
  it('by month and by choice have texts, sorted by a measure as a number', async () => {
    const { orders } = await buildOrders()
    const months = await rowsOf(orders, {
      groupBy: [{ field: 'F_Day', bucket: 'month', as: 'month' }],
      measures: [count],
      filters: [{ field: 'F_Day', test: 'period', value: 'thisYear' }],
    })
    expect(months).toEqual([
      { month: '2026-10', n: 1 },
      { month: '2026-11', n: 2 },
    ])
    const measures = [{ test: 'sum', field: 'F_Pay', as: 'pay' }] satisfies DatasetDefinition['measures']
    const kinds = await rowsOf(orders, {
      groupBy: [{ field: 'F_Kind' }],
      measures,
      sort: [{ by: 'pay', direction: 'desc' }],
    })
    expect(kinds).toEqual([
      { F_Kind: 'a', F_Kind$text: '甲', pay: 12.5 },
      { F_Kind: 'b', F_Kind$text: '乙', pay: 4 },
    ])
  })

  it.each(['Asia/Shanghai', 'Asia/Kathmandu'])('by calendar periods equal those of SQL in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { orders } = await buildOrders()
    const edges = ['1900-12-31T23:50:00', '2026-02-28T23:59:59', '2026-03-01T00:00:00', '2026-03-01T00:20:00']
    for (const [index, text] of edges.entries())
      await create(orders, { F_Title: `边${index}`, F_Pay: index + 1, F_Kind: 'a', F_Day: new Date(text).getTime() })
    const measures = [
      count,
      { test: 'sum', field: 'F_Pay', as: 'sum' },
      { test: 'avg', field: 'F_Pay', as: 'avg' },
      { test: 'min', field: 'F_Pay', as: 'min' },
      { test: 'max', field: 'F_Day', as: 'max' },
      { test: 'count', field: 'F_Pay', as: 'filled' },
    ] satisfies DatasetDefinition['measures']
    const t = sql.id('lowcode', await tableOf(orders))

    for (const bucket of ['day', 'week', 'month', 'quarter', 'year'] as const) {
      const rows = await rowsOf(orders, {
        groupBy: [{ field: 'F_Day', bucket, as: 'at' }, { field: 'F_Kind' }],
        measures,
      })
      const direct =
        await sql<object>`select extract(epoch from date_trunc(${bucket}, "F_Day" at time zone ${zone})) as at,
        "F_Kind" as kind, count(*)::float8 as n, sum("F_Pay")::float8 as sum, avg("F_Pay")::float8 as avg,
        min("F_Pay")::float8 as min, (extract(epoch from max("F_Day")) * 1000)::float8 as max, count("F_Pay")::float8 as filled
        from ${t} group by 1, 2 order by 1, 2`.execute(test.deps.db.withoutPlugins())
      const figures = ({ n, sum: total, avg, min, max, filled }: Record<string, unknown>) => [
        n,
        total,
        avg,
        min,
        max,
        filled,
      ]
      expect(rows.map(figures)).toEqual(direct.rows.map((row) => figures({ ...row })))
    }
  })

  it('follow a relation to the fields of another model', async () => {
    const { orders } = await buildOrders()
    const asked = {
      groupBy: [{ field: 'F_Customer.F_Region', as: 'region' }],
      measures: [count],
      sort: [{ by: 'region' }],
    }
    expect(await rowsOf(orders, asked)).toEqual([
      { region: '华东', n: 2 },
      { region: '华南', n: 1 },
      { region: null, n: 1 },
    ])
  })

  it('beyond the limit are cut off, and the answer says so', async () => {
    const { orders } = await buildOrders()
    const definition = {
      kind: 'model' as const,
      modelId: orders,
      groupBy: [{ field: 'F_Title' }],
      measures: [count],
      limit: 2,
    }
    const { data } = await preview(definition)
    expect(data).toMatchObject({ truncated: true, total: 3 })
    expect(data.rows).toHaveLength(2)
  })
})

describe('permission of the viewer', () => {
  it('limits aggregates to the rows of the data scheme, over relations too', async () => {
    const { orders, customers } = await buildOrders()
    await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
    const lina = await designer(orders, (code) => !code.startsWith('sqos_'))
    const asked = { measures: [count, { test: 'sum' as const, field: 'F_Pay', as: 'pay' }] }

    expect(await rowsOf(orders, asked)).toEqual([{ n: 4, pay: 16.5 }])
    expect(await rowsOf(orders, asked, lina)).toEqual([{ n: 2, pay: 12.5 }])

    expect(await create(orders, { F_Title: '她的', F_Kind: 'a', F_Pay: 7 }, lina)).toMatchObject({ code: 200 })
    expect(await rowsOf(orders, asked, lina)).toEqual([{ n: 3, pay: 19.5 }])
    expect(await rowsOf(orders, asked)).toEqual([{ n: 5, pay: 23.5 }])
    // She has no permission for customers.
    const related = {
      kind: 'model' as const,
      modelId: orders,
      groupBy: [{ field: 'F_Customer.F_Region' }],
      measures: [count],
    }
    expect(await preview(related, lina)).toMatchObject({ code: 400 })
    expect(await preview({ kind: 'model', modelId: customers, measures: [count] }, lina)).toMatchObject({ code: 403 })
  })

  it('refuses a hidden field in every place of a definition, as if it did not exist', async () => {
    const { orders } = await buildOrders()
    const lina = await designer(orders, (code) => code !== 'F_Pay')
    const places: Definition[] = [
      { measures: [{ test: 'sum', field: 'F_Pay', as: 'pay' }] },
      { measures: [count], filters: [{ field: 'F_Pay', test: 'gt', value: 3 }] },
      { groupBy: [{ field: 'F_Pay' }], measures: [count] },
      { fields: ['F_Pay'] },
      { fields: ['F_Title'], sort: [{ by: 'F_Pay' }] },
    ]
    for (const place of places) {
      const hidden = await preview({ kind: 'model', modelId: orders, ...place }, lina)
      expect({ place, ...hidden }).toMatchObject({ code: 400, msg: expect.stringContaining('F_Pay') })
    }
    const [record] = await rowsOf(orders, { limit: 1 }, lina)
    expect(record).not.toHaveProperty('F_Pay')
    expect(record).toHaveProperty('F_Title')
  })
})

describe('a definition', () => {
  it.each([
    { measures: [{ test: 'sum', field: 'F_Pay") from users --', as: 'x' }] },
    { groupBy: [{ field: "F_Kind'; drop table users; --" }], measures: [count] },
    { filters: [{ field: 'F_Pay', test: 'eq', value: 'many' }], measures: [count] },
    { filters: [{ field: 'F_Day', test: 'period', value: 'someday' }], measures: [count] },
    { measures: [{ test: 'count', as: 'a" from users' }] },
    { groupBy: [{ field: 'F_Title', bucket: 'month' }], measures: [count] },
    { measures: [{ test: 'ratio', numerator: 'r', denominator: 'r', as: 'r' }] },
    { fields: ['F_Customer.F_Customer.F_Name'] },
  ] as Definition[])('%j is refused with a text', async (definition) => {
    const { orders } = await buildOrders()
    const answer = await preview({ kind: 'model', modelId: orders, ...definition })
    expect([400, 401]).toContain(answer.code)
    expect(answer.msg).not.toBe('')
  })

  it('compares a value as a value, whatever is written in it', async () => {
    const { orders } = await buildOrders()
    const filters = [{ field: 'F_Title', test: 'eq' as const, value: "' or 1=1 --" }]
    expect(await rowsOf(orders, { filters, measures: [count] })).toEqual([{ n: 0 }])
  })
})

describe('SQL', () => {
  const select = (statement: string, who = admin()) => preview({ kind: 'sql', statement }, who)

  it('of administrators reads tables of models, and nothing is written by it', async () => {
    const { orders } = await buildOrders()
    const table = await tableOf(orders)
    const { data } = await select(`select "F_Title" as title, "F_Pay" as pay from ${table} where "F_Pay" > 5`)
    expect(data).toMatchObject({
      columns: [
        { key: 'title', type: 'text' },
        { key: 'pay', type: 'number' },
      ],
      rows: [{ title: '一', pay: 10 }],
    })
    for (const statement of [
      `delete from ${table}`,
      `with gone as (delete from ${table} returning 1) select * from gone`,
      `select 1; drop table ${table}`,
      'select password_hash from users',
      'select pg_sleep(60)',
      "select set_config('transaction_read_only', 'off', false)",
    ])
      expect({ statement, ...(await select(statement)) }).toMatchObject({ code: 400 })
    expect((await select(`select count(*) as n from ${table}`)).data.rows).toEqual([{ n: 4 }])
  })

  it('is for administrators, and binds its parameters', async () => {
    const { orders } = await buildOrders()
    const lina = await designer(orders, () => true)
    expect(await select('select 1 as n', lina)).toMatchObject({ code: 403 })
    const definition = {
      kind: 'sql' as const,
      statement: 'select count(*) as n from dictionary_types where en_code = {code}',
      parameters: [{ name: 'code', value: "x' or '1'='1" }],
    }
    expect((await preview(definition)).data.rows).toEqual([{ n: 0 }])
    const saved = { fullName: '分类', enCode: 'types', definition }
    expect(await admin().post(DATASET, saved)).toMatchObject({ code: 200 })
    const { data } = await admin().get<{ list: { id: string }[] }>(DATASET)
    const id = data.list[0]?.id ?? ''
    expect(await lina.post(`${DATASET}/${id}/Actions/Evaluate`, {})).toMatchObject({ code: 200 })
    expect(await lina.put(`${DATASET}/${id}`, { ...saved, fullName: '新名' })).toMatchObject({ code: 403 })
  })
})

describe('a saved dataset', () => {
  const body = (definition: DatasetDefinition) => ({ fullName: '订单数', enCode: 'orderCount', definition })
  const build = async (modelId: string) => {
    expect(await admin().post(DATASET, body({ kind: 'model', modelId, measures: [count] }))).toMatchObject({
      code: 200,
    })
    const { data } = await admin().get<{ list: { id: string; enabledMark: number }[] }>(DATASET)
    return data.list[0]?.id ?? ''
  }

  it('is not deleted while a portal or a report uses it, and the refusal names them', async () => {
    const { orders } = await buildOrders()
    const id = await build(orders)
    const layout = [{ i: '100', x: 0, y: 0, w: 6, h: 4, sqosKey: 'figure', dataset: { datasetId: id } }]
    const formData = JSON.stringify({ layouyId: 101, layout })
    const portal = { fullName: '订单门户', enCode: 'orders', category: 'work', formData }
    expect(await admin().post('/api/visualdev/Portal', portal)).toMatchObject({ code: 200 })

    expect((await admin().get(`${DATASET}/${id}/Actions/Uses`)).data).toMatchObject({
      list: [{ kind: 'portal', fullName: '订单门户' }],
    })
    expect(await admin().delete(`${DATASET}/${id}`)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('订单门户'),
    })

    const { data } = await admin().get<{ list: { id: string }[] }>('/api/visualdev/Portal')
    await admin().delete(`/api/visualdev/Portal/${data.list[0]?.id}`)
    expect(await admin().delete(`${DATASET}/${id}`)).toMatchObject({ code: 200 })
  })

  it('cannot name another dataset, so there are no circles', async () => {
    const { orders } = await buildOrders()
    const id = await build(orders)
    const other: object = { kind: 'model', datasetId: id }
    expect(await admin().post(DATASET, { fullName: '圈', enCode: 'circle', definition: other })).toMatchObject({
      code: 400,
    })
  })

  it('is listed for designers of datasets and of portals, and for nobody else', async () => {
    const { orders } = await buildOrders()
    const id = await build(orders)
    const lina = await designer(orders, () => true)
    const { caller } = await permit('chenjing', { modelId: orders, may: () => true })

    expect((await lina.get(DATASET)).data).toMatchObject({ list: [{ id }] })
    expect(await caller.get(DATASET)).toMatchObject({ code: 403 })
    expect(await caller.get(`${DATASET}/${id}`)).toMatchObject({ code: 403 })
    expect(await lina.delete(`${DATASET}/${id}`)).toMatchObject({ code: 403 })
  })

  it('is disabled and enabled', async () => {
    const { orders } = await buildOrders()
    const id = await build(orders)
    await admin().put(`${DATASET}/${id}/Actions/State`)
    const answer = await admin().post(`${DATASET}/${id}/Actions/Evaluate`, {})
    expect(answer).toMatchObject({ code: 400, msg: '数据集“订单数”已停用' })
    await admin().put(`${DATASET}/${id}/Actions/State`)
    expect(await admin().post(`${DATASET}/${id}/Actions/Evaluate`, {})).toMatchObject({ code: 200 })
  })
})
