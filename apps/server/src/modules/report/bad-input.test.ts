import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { DATASET } from '../dataset/dataset.testing.ts'
import { REPORT, reportCalls } from './report.testing.ts'

const IS_FULL = process.env['SQOS_TEST_FULL'] === '1'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00', config: { interfaceHosts: ['127.0.0.1'] } })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, buildReport, saveReport, query } = reportCalls(() => test)

const count = [{ key: 'n', test: 'count' }]
const block = (id: string, source: string, over: object = {}) => ({
  id,
  kind: 'cross',
  source,
  rows: [],
  columns: [],
  measures: count,
  ...over,
})

/** The text that a block says in place of its data. */
const problemOf = async (id: string, blockId = 'a') =>
  (await query(id)).blocks.find((one) => one.id === blockId)?.error?.msg

async function saveSql(statement: string, parameters: readonly object[] = []) {
  const body = { fullName: '语句', enCode: 'statement', definition: { kind: 'sql', statement, parameters } }
  expect(await admin().post(DATASET, body)).toMatchObject({ code: 200 })
  const { data } = await admin().get<{ list: { id: string }[] }>(DATASET)
  return data.list[0]?.id ?? ''
}

describe('a block of a report', () => {
  it('of more groups than anybody reads is refused with the limit', { timeout: 120_000 }, async () => {
    const { orders } = await buildOrders()
    const { name } = await test.deps.db
      .selectFrom('visualModels')
      .select(sql<string>`tables::jsonb -> 0 ->> 'table'`.as('name'))
      .where('id', '=', orders)
      .executeTakeFirstOrThrow()
    const rows = IS_FULL ? 1_000_000 : 200_001
    const table = sql.id('lowcode', name)
    const db = test.deps.db.withoutPlugins()
    const { rows: keys } = await sql<{ key: string }>`select column_name as key from information_schema.key_column_usage
      where table_schema = 'lowcode' and table_name = ${name}`.execute(db)
    const { rows: columns } = await sql<{ column: string }>`select column_name as column from information_schema.columns
      where table_schema = 'lowcode' and table_name = ${name}`.execute(db)
    const given = ['F_Title', keys[0]?.key ?? '']
    const others = sql.join(columns.flatMap(({ column }) => (given.includes(column) ? [] : sql.id(column))))
    await sql`insert into ${table} (${sql.join(given.map((one) => sql.id(one)))}, ${others})
      select 't' || n, 'x' || n, ${others} from (select * from ${table} limit 1) as one,
        generate_series(1, ${sql.lit(rows)}) as n`.execute(db)

    const id = await buildReport(orders, [block('a', 'orders', { rows: [{ field: 'F_Title' }] }), block('b', 'orders')])

    expect(await problemOf(id)).toContain('200000')
    expect((await query(id)).blocks[1]).toMatchObject({ cube: { cells: [[0, 0, rows + 4]] } })
  })

  it('that divides by nothing is empty; a statement that does so says why', async () => {
    const { orders } = await buildOrders()
    const measures = [
      { key: 'sum', test: 'sum', field: 'F_Pay' },
      { key: 'filled', test: 'count', field: 'F_Pay' },
      { key: 'each', test: 'ratio', numerator: 'sum', denominator: 'filled' },
    ]
    const datasetId = await saveSql('select 1 / cast({by} as integer) as n', [{ name: 'by', value: '1' }])
    const parameters = [{ name: 'by', kind: 'text', initial: '0', targets: [{ source: 'zero', field: 'by' }] }]
    const sources = [
      { id: 'orders', dataset: { kind: 'model', modelId: orders } },
      { id: 'zero', dataset: { datasetId } },
    ]
    const rows = [{ field: 'F_Title' }]
    const blocks = [block('a', 'zero'), block('b', 'orders', { rows, measures })]
    const id = await saveReport(JSON.stringify({ sources, blocks, parameters }))

    const read = (await query(id)).blocks
    expect(read[0]?.error?.msg).toMatch(/division by zero/)
    expect(read[1]?.cube?.cells).toContainEqual([1, 0, '四', null, 0, null])
  })

  it('of a field or dataset that was deleted, or of measures that name each other, says so', async () => {
    const { orders } = await buildOrders()
    const datasetId = await saveSql('select 1 as n')
    const circle = [
      { key: 'a', test: 'ratio', numerator: 'b', denominator: 'b' },
      { key: 'b', test: 'ratio', numerator: 'a', denominator: 'a' },
    ]
    const sources = [
      { id: 'orders', dataset: { kind: 'model', modelId: orders } },
      { id: 'gone', dataset: { datasetId } },
      { id: 'circle', dataset: { datasetId: 'gone', kind: 'model', modelId: orders } },
    ]
    const id = await saveReport(
      JSON.stringify({
        sources,
        blocks: [
          block('a', 'orders', { rows: [{ field: 'F_Deleted' }] }),
          block('b', 'gone'),
          block('c', 'circle'),
          block('d', 'orders', { measures: circle }),
        ],
      }),
    )
    await test.deps.db.updateTable('datasets').set({ deleteMark: 1 }).where('id', '=', datasetId).execute()

    expect(await problemOf(id, 'a')).toContain('F_Deleted')
    expect(await problemOf(id, 'b')).toContain('数据集')
    expect(await problemOf(id, 'c')).toContain('数据集')
    expect(await problemOf(id, 'd')).not.toBe('')
    expect(await problemOf(id, 'd')).toBeDefined()
  })
})

describe('a parameter', () => {
  const orderParameter = (over: object) => ({ title: '', kind: 'choice', targets: [], options: [], ...over })

  it.each(["' or 1=1 --", "x'); drop table reports; --", '{name}', '@user', '$1', '\\'])(
    'with the value %j is a value, in models and in statements',
    async (value) => {
      const { orders } = await buildOrders()
      const datasetId = await saveSql('select count(*) as n from dictionary_types where en_code = {code}', [
        { name: 'code', value: '' },
      ])
      const sources = [
        { id: 'orders', dataset: { kind: 'model', modelId: orders } },
        { id: 'sql', dataset: { datasetId } },
      ]
      const parameters = [
        orderParameter({
          name: 'p',
          kind: 'text',
          targets: [
            { source: 'orders', field: 'F_Title' },
            { source: 'sql', field: 'code' },
          ],
        }),
      ]
      const sum = { measures: [{ key: 'n', test: 'sum', field: 'n' }] }
      const blocks = [block('a', 'orders'), block('b', 'sql', sum)]
      const id = await saveReport(JSON.stringify({ sources, blocks, parameters }))

      const read = (await query(id, { params: { p: value } })).blocks

      expect(read[0]?.cube?.cells).toEqual([[0, 0, 0]])
      expect(read[1]?.cube?.cells).toEqual([[0, 0, 0]])
    },
  )

  it('that is its own parent, in a circle, is answered', async () => {
    const { orders } = await buildOrders()
    const optionsFrom = { source: 'orders', field: 'F_Title' }
    const targets = [{ source: 'orders', field: 'F_Title' }]
    const parameters = [
      orderParameter({ name: 'a', parent: 'b', optionsFrom, targets }),
      orderParameter({ name: 'b', parent: 'a', optionsFrom, targets }),
      orderParameter({ name: 'self', parent: 'self', optionsFrom, targets }),
    ]
    const id = await buildReport(orders, [block('a', 'orders')], { parameters })
    for (const name of ['a', 'b', 'self']) {
      const answer = await admin().post(`${REPORT}/${id}/Actions/Choices`, { name, params: { a: '一' } })
      expect({ name, ...answer }).toMatchObject({ code: 200 })
    }
  })

  it.each([{ p: { $gt: '' } }, { p: ['x', { y: 1 }] }, { p: 'x'.repeat(100_000) }, { p: 5 }, { other: 'x' }])(
    'of another kind (%#) is refused or found to match nothing, without an internal error',
    async (params) => {
      const { orders } = await buildOrders()
      const targets = [{ source: 'orders', field: 'F_Title' }]
      const parameters = [orderParameter({ name: 'p', kind: 'text', targets })]
      const id = await buildReport(orders, [block('a', 'orders')], { parameters })
      const answer = await admin().post<{ blocks: { error?: { code: number } }[] }>(`${REPORT}/${id}/Actions/Query`, {
        params,
      })
      expect([200, 400]).toContain(answer.code)
      expect(answer.data?.blocks[0]?.error?.code ?? 0).not.toBe(500)
    },
  )
})
