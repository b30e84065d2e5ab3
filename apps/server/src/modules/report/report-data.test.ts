import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../platform/workbook/index.ts'
import { DEFAULT_LIMITS } from '../../platform/workbook/limits.ts'
import { openZip } from '../../platform/workbook/zip.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { DATASET } from '../dataset/dataset.testing.ts'
import { crossBlock, REPORT, reportCalls } from './report.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, buildReport, create, enter, permit, query, saveReport, scheme } = reportCalls(() => test)
const visible = (code: string) => !code.startsWith('sqos_') || code === 'sqos_alldata'
const count = [{ key: 'n', test: 'count' }]

async function textOf(chunks: AsyncIterable<string>) {
  let all = ''
  for await (const chunk of chunks) all += chunk
  return all
}

async function tableOf(modelId: string) {
  const { table } = await test.deps.db
    .selectFrom('visualModels')
    .select(sql<string>`tables::jsonb -> 0 ->> 'table'`.as('table'))
    .where('id', '=', modelId)
    .executeTakeFirstOrThrow()
  return sql.id('lowcode', table)
}

describe('a cube', () => {
  it('has the figures of the database in every group and in every group above', async () => {
    const { orders, customers } = await buildOrders()
    await create(orders, { F_Title: '五', F_Kind: 'a', F_Pay: 0.1, F_Day: Date.UTC(2026, 10, 3) })
    const id = await buildReport(orders, [crossBlock])
    const [order, customer] = [await tableOf(orders), await tableOf(customers)]

    const { blocks } = await query(id)

    const { rows } = await sql<Record<string, unknown>>`
      select (case when grouping(region) = 0 then 1 else 0 end + case when grouping(kind) = 0 then 1 else 0 end) as r,
        case when grouping(month) = 0 then 1 else 0 end as c, region, kind, month, count(*)::float8 as n,
        sum(pay)::float8 as sum, avg(pay)::float8 as avg, count(distinct kind)::float8 as kinds, min(pay)::float8 as least,
        (sum(pay) / count(*))::float8 as each
      from (
        select k."F_Region" as region, o."F_Kind" as kind, o."F_Pay" as pay,
          to_char(o."F_Day" at time zone 'Asia/Shanghai', 'YYYY-MM') as month
        from ${order} o left join ${customer} k on k."F_Id"::text = o."F_Customer"::text
      ) as x
      group by grouping sets ((region, kind, month), (region, month), (month), (region, kind), (region), ())`.execute(
      test.deps.db.withoutPlugins(),
    )
    const expected = rows.map((row) => [
      row['r'],
      row['c'],
      ...[row['region'], row['kind']].slice(0, Number(row['r'])),
      ...(row['c'] === 1 ? [row['month']] : []),
      ...['n', 'sum', 'avg', 'kinds', 'least', 'each'].map((key) => row[key]),
    ])
    const cells = blocks[0]?.cube?.cells ?? []
    expect(cells).toHaveLength(expected.length)
    expect(cells).toEqual(expect.arrayContaining(expected))
    expect(blocks[0]?.cube).toMatchObject({
      rows: [{ title: '区域' }, { title: '类别', texts: { a: '甲', b: '乙' } }],
      columns: [{ field: 'F_Day', bucket: 'month' }],
    })
  })

  it('holds nothing of records that the viewer may not see, in no group and no total', async () => {
    const { orders } = await buildOrders()
    await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
    const { caller: lina, userId } = await permit('lina', { modelId: orders, may: (code) => !code.startsWith('sqos_') })
    const id = await buildReport(orders, [{ ...crossBlock, rows: [{ field: 'F_Kind' }], columns: [], measures: count }])
    await enter(id, [userId])

    const [all] = (await query(id)).blocks
    const [own] = (await query(id, {}, lina)).blocks

    expect(all?.cube?.cells).toEqual([
      [1, 0, 'a', 2],
      [1, 0, 'b', 2],
      [0, 0, 4],
    ])
    expect(own?.cube?.cells).toEqual([
      [1, 0, 'a', 2],
      [0, 0, 2],
    ])
  })

  it('and a list have only the records that the conditions of their block meet; the next block has all', async () => {
    const { orders } = await buildOrders()
    const filters = [{ field: 'F_Kind', test: 'eq', value: 'a' }]
    const block = { ...crossBlock, rows: [{ field: 'F_Kind' }], columns: [], measures: count }
    const list = { id: 'list', kind: 'list', source: 'orders', fields: ['F_Kind'], filters }
    const id = await buildReport(orders, [{ ...block, filters }, list, { ...block, id: 'all' }])

    const [narrow, records, all] = (await query(id)).blocks

    expect(narrow?.cube?.cells.at(-1)).toEqual([0, 0, 2])
    expect(records?.list?.rows.map((row) => row['F_Kind'])).toEqual(['a', 'a'])
    expect(all?.cube?.cells.at(-1)).toEqual([0, 0, 4])
  })

  it('of a statement is grouped here, with exact sums and the values of parameters', async () => {
    const definition = {
      kind: 'sql',
      statement:
        "select * from (select '华东' as region, 0.1 as pay union all select '华东', 0.2 union all select '华南', 4) as t " +
        'where coalesce({region}, region) = region',
      parameters: [{ name: 'region', value: null }],
    }
    expect(await admin().post(DATASET, { fullName: '语句', enCode: 'sql', definition })).toMatchObject({ code: 200 })
    const { id: datasetId } = await test.deps.db.selectFrom('datasets').select('id').executeTakeFirstOrThrow()
    const block = {
      id: 'a',
      kind: 'cross',
      source: 's',
      rows: [{ field: 'region' }],
      measures: [{ key: 'sum', test: 'sum', field: 'pay' }],
    }
    const id = await saveReport(
      JSON.stringify({
        sources: [{ id: 's', dataset: { datasetId } }],
        parameters: [{ name: 'region', kind: 'text', targets: [{ source: 's', field: 'region' }] }],
        blocks: [
          block,
          { ...block, id: 'gone', rows: [{ field: 'none' }] },
          { ...block, id: 'narrow', filters: [{ field: 'region', test: 'filled' }] },
        ],
      }),
    )

    const [sums, gone, narrow] = (await query(id)).blocks

    expect(sums?.cube?.cells).toEqual([
      [0, 0, 4.3],
      [1, 0, '华东', 0.3],
      [1, 0, '华南', 4],
    ])
    expect(gone?.error).toMatchObject({ code: 400 })
    expect(narrow?.error?.msg).toBe('只有模型数据能在内容中筛选；数据接口与 SQL 请使用参数')
    expect((await query(id, { params: { region: '华南' } })).blocks[0]?.cube?.cells[0]).toEqual([0, 0, 4])
  })
})

describe('a spreadsheet of a report', () => {
  it('has the cells of the cube with formats, merged heads and an outline, and the reason of a block that failed', async () => {
    const { orders } = await buildOrders()
    const gone = { id: 'gone', kind: 'cross', title: '失效', source: 'none', measures: count }
    const cross = { ...crossBlock, conditions: [{ measure: 'sum', test: 'gt', value: 10, look: 'bad' }] }
    const id = await buildReport(orders, [{ id: 't', kind: 'text', text: 'x' }, cross, gone])

    const { data } = await admin().post<{ name: string; url: string }>(`${REPORT}/${id}/Actions/ExportFile`, {
      as: 'xlsx',
    })

    expect(data.name).toBe('报表orders.xlsx')
    const file = await test.app.inject({ url: data.url, headers: { authorization: await test.tokenOf('admin') } })
    const rows: unknown[][] = []
    for await (const row of readWorkbook(file.rawPayload)) rows.push(row)
    expect(rows[0]?.slice(0, 3)).toEqual(['区域', '类别', '2025-12'])
    const total = rows.at(-1) ?? []
    const { blocks } = await query(id)
    const [, , ...figures] = blocks[0]?.cube?.cells.find(([r, c]) => r === 0 && c === 0) ?? []
    expect(total[0]).toBe('合计')
    expect(total.slice(-figures.length).map(Number)).toEqual(figures)
    const zip = await openZip(file.rawPayload, DEFAULT_LIMITS)
    const parts = new Map<string, string>()
    for (const name of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml', 'xl/styles.xml'])
      parts.set(name, await textOf(zip.open(name)))
    zip.close()
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toContain('<mergeCell ref="C1:H1"/>')
    expect(sheet).toContain('outlineLevel="1"')
    expect(parts.get('xl/styles.xml')).toContain('formatCode="#,##0.00"')
    expect(parts.get('xl/styles.xml')).toContain('FBDCDC')
    expect(parts.get('xl/worksheets/sheet2.xml')).toContain('数据来源已被删除')
  })
})

it('a spreadsheet of a cross-tab has nothing of records that its reader may not see', async () => {
  const { orders } = await buildOrders()
  await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
  const { userId } = await permit('lina', { modelId: orders, may: (code) => !code.startsWith('sqos_') })
  const measures = [{ key: 'sum', test: 'sum', field: 'F_Pay' }]
  const id = await buildReport(orders, [{ ...crossBlock, rows: [{ field: 'F_Kind' }], columns: [], measures }])
  await enter(id, [userId])
  const cellsOf = async (who: string) => {
    const { data } = await test.as(who).post<{ url: string }>(`${REPORT}/${id}/Actions/ExportFile`, { as: 'xlsx' })
    const headers = { authorization: await test.tokenOf(who) }
    const file = await test.app.inject({ url: data.url, headers })
    const cells: string[] = []
    for await (const row of readWorkbook(file.rawPayload)) cells.push(...row.map(String))
    return cells
  }

  // Who sees all asks first, so that a shared answer would show.
  expect(await cellsOf('admin')).toEqual(expect.arrayContaining(['甲', '12.5', '乙', '4', '16.5']))
  const own = await cellsOf('lina')
  expect(own).toEqual(expect.arrayContaining(['甲', '12.5']))
  for (const other of ['乙', '4', '16.5']) expect(own).not.toContain(other)
})

describe('a grouped list', () => {
  it('has its records in the order of the groups, and figures of all records', async () => {
    const { orders } = await buildOrders()
    const measures = [{ key: 'sum', test: 'sum', field: 'F_Pay' }]
    const list = {
      id: 'l',
      kind: 'list',
      source: 'orders',
      fields: ['F_Title', 'F_Pay'],
      groups: [{ field: 'F_Kind' }],
      measures,
    }
    const id = await buildReport(orders, [list])

    const [block] = (await query(id)).blocks

    expect(block?.list?.columns.map(({ key }) => key)).toEqual(['F_Title', 'F_Pay'])
    expect(block?.list?.groups).toMatchObject([{ key: 'F_Kind', title: '类别' }])
    expect(block?.list?.rows.map((row) => row['F_Kind'])).toEqual(['a', 'a', 'b', 'b'])
    expect(block?.list?.cube?.cells).toEqual([
      [1, 0, 'a', 12.5],
      [1, 0, 'b', 4],
      [0, 0, 16.5],
    ])
  })
})

describe('parameters', () => {
  const parameter = (over: object) => ({
    name: 'kind',
    title: '类别',
    kind: 'choice',
    targets: [{ source: 'orders', field: 'F_Kind' }],
    ...over,
  })
  const blocks = [{ id: 'n', kind: 'cross', source: 'orders', measures: count }]
  const total = (cells: unknown) => expect(cells).toMatchObject([[0, 0, expect.anything()]])

  it('narrow all blocks of their source, begin with a value, and a required one is waited for', async () => {
    const { orders } = await buildOrders()
    const period = {
      name: 'day',
      kind: 'period',
      initial: 'thisMonth',
      targets: [{ source: 'orders', field: 'F_Day' }],
    }
    const id = await buildReport(orders, blocks, { parameters: [parameter({ isRequired: true }), period] })

    expect(await query(id)).toMatchObject({ missing: ['kind'], blocks: [] })
    const first = await query(id, { params: { kind: 'a' } })
    total(first.blocks[0]?.cube?.cells)
    expect(first).toMatchObject({ params: { kind: 'a', day: 'thisMonth' }, blocks: [{ cube: { cells: [[0, 0, 1]] } }] })
    const all = await query(id, { params: { kind: ['a', 'b'], day: null } })
    expect(all.blocks[0]?.cube?.cells).toEqual([[0, 0, 4]])
    const injected = await query(id, { params: { kind: "a' or 1=1 --" } })
    expect(injected.blocks[0]?.cube?.cells).toEqual([[0, 0, 0]])
  })

  it('offer values of a field, limited by the parameter above, and only those of the viewer', async () => {
    const { orders } = await buildOrders()
    const optionsFrom = { source: 'orders', field: 'F_Title' }
    const title = { name: 'title', kind: 'choice', optionsFrom, parent: 'kind', targets: [] }
    const id = await buildReport(orders, blocks, { parameters: [parameter({}), title] })
    const choices = async (params: object) =>
      (
        await admin().post<{ list: { value: string }[] }>(`${REPORT}/${id}/Actions/Choices`, { name: 'title', params })
      ).data.list.map(({ value }) => value)

    expect((await choices({})).toSorted()).toEqual(['一', '三', '二', '四'])
    expect((await choices({ kind: 'b' })).toSorted()).toEqual(['三', '四'])
  })
})

describe('a report', () => {
  it('is opened through an entry of the menu only, and sends no definition of the caller', async () => {
    const { orders } = await buildOrders()
    const { caller: lina, userId } = await permit('lina', { modelId: orders, may: visible })
    const id = await buildReport(orders, [{ id: 'n', kind: 'cross', source: 'orders', measures: count }])
    const path = `${REPORT}/${id}`
    expect(await lina.get(`${path}/Actions/Open`)).toMatchObject({ code: 400 })
    expect(await lina.post(`${path}/Actions/Query`, {})).toMatchObject({ code: 400 })
    expect(await lina.post(`${REPORT}/Actions/PreviewQuery`, { content: '{"blocks":[]}' })).toMatchObject({ code: 403 })

    await enter(id, [userId])

    expect(await lina.get(`${path}/Actions/Open`)).toMatchObject({ code: 200 })
    expect((await query(id, {}, lina)).blocks[0]?.cube?.cells).toEqual([[0, 0, 4]])
    await admin().put(`${path}/Actions/State`)
    expect(await lina.get(`${path}/Actions/Open`)).toMatchObject({ code: 400 })
  })

  it('says of a hidden field, a deleted model and an unsaved statement what is wrong, and the other blocks stand', async () => {
    const { orders } = await buildOrders()
    const { caller: lina, userId } = await permit('lina', {
      modelId: orders,
      may: (code) => visible(code) && !code.includes('F_Pay'),
    })
    const sum = [{ key: 'sum', test: 'sum', field: 'F_Pay' }]
    const sources = [
      { id: 'orders', dataset: { kind: 'model', modelId: orders } },
      { id: 'deleted', dataset: { kind: 'model', modelId: 'none' } },
      { id: 'sql', dataset: { kind: 'sql', statement: 'select 1' } },
    ]
    const block = (id: string, source: string, measures: object[]) => ({ id, kind: 'cross', source, measures })
    const id = await saveReport(
      JSON.stringify({
        sources,
        blocks: [
          block('a', 'orders', count),
          block('b', 'orders', sum),
          block('c', 'deleted', count),
          block('d', 'sql', count),
          block('e', 'unknown', count),
        ],
      }),
    )
    await enter(id, [userId])

    const { blocks } = await query(id, {}, lina)

    expect(blocks.map((one) => one.error !== undefined)).toEqual([false, true, true, true, true])
    expect(blocks.every(({ error }) => error === undefined || error.msg !== '')).toBe(true)
  })
})
