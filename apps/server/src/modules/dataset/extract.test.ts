import { PAGES } from '@sqos/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPage, grantPage } from '../authority/authority.testing.ts'
import { REPORT, reportCalls } from '../report/report.testing.ts'
import type { ReportResult } from '../report/report.schema.ts'
import { DATASET } from './dataset.testing.ts'
import type { DatasetDefinition, DatasetResult } from './dataset.schema.ts'

const HOUR = 3_600_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T23:20:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, permit, create, scheme, saveReport, enter } = reportCalls(() => test)

const measures = [
  { test: 'count' as const, as: 'n' },
  { test: 'sum' as const, field: 'F_Pay', as: 'pay' },
]
const hourly = { frequency: 'hourly', minute: 30 }

interface Extracts {
  problem: string
  finishedTime: number | null
  list: { userName: string; madeTime: number | null; rowCount: number; problem: string }[]
}

async function save(definition: DatasetDefinition, over: object = {}) {
  const body = { fullName: '大订单', enCode: 'heavy', definition, extract: hourly, ...over }
  expect(await admin().post(DATASET, body)).toMatchObject({ code: 200 })
  const { data } = await admin().get<{ list: { id: string; extract: string }[] }>(DATASET)
  return data.list[0]?.id ?? ''
}

const ask = async (id: string, who = admin(), body: object = {}) =>
  await who.post<DatasetResult>(`${DATASET}/${id}/Actions/Evaluate`, body)
const rowsOf = async (id: string, who = admin(), body: object = {}) => (await ask(id, who, body)).data.rows
const extractsOf = async (id: string) => (await admin().get<Extracts>(`${DATASET}/${id}/Actions/Extract`)).data

async function later(by = HOUR) {
  test.clock.advance(by)
  await test.app.jobs.drain()
}

/** Count and sum as SQL reads them at this moment. */
async function direct(modelId: string, where = sql`true`) {
  const { table } = await test.deps.db
    .selectFrom('visualModels')
    .select(sql<string>`tables::jsonb -> 0 ->> 'table'`.as('table'))
    .where('id', '=', modelId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql`select count(*)::float8 as n, sum("F_Pay")::float8 as pay
    from ${sql.id('lowcode', table)} where ${where}`.execute(test.deps.db.withoutPlugins())
  return rows[0]
}

/** Lina sees orders of one kind, and may look at datasets. */
async function viewer(orders: string) {
  await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
  const person = await permit('lina', { modelId: orders, may: (code) => !code.startsWith('sqos_') })
  const page = await buildPage(test.deps, { enCode: PAGES.portal.code })
  await grantPage(test.deps, page, { objectType: 'User', objectId: person.userId, items: [] })
  return person
}

describe('an extract', () => {
  it('of a period follows the calendar', async () => {
    // The clock stands at 23:20; this test is the first.
    vi.stubEnv('TZ', 'Asia/Shanghai')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { orders } = await buildOrders()
    const filters = [{ field: 'F_Day', test: 'period' as const, value: 'yesterday' }]
    const id = await save({ kind: 'model', modelId: orders, measures, filters })
    await test.app.jobs.drain()
    expect(await rowsOf(id)).toEqual([{ n: 1, pay: 4 }])
    await later()
    expect(await rowsOf(id)).toEqual([{ n: 0, pay: null }])
    expect((await extractsOf(id)).list).toHaveLength(1)
  })

  it('keeps the numbers of its moment until it is made again, at its times or at once', async () => {
    const { orders } = await buildOrders()
    const id = await save({ kind: 'model', modelId: orders, measures })
    await test.app.jobs.drain()
    const before = await direct(orders)
    const first = await ask(id)
    expect(first.data).toMatchObject({ rows: [before], extractTime: first.data.madeTime })

    await create(orders, { F_Title: '五', F_Kind: 'a', F_Pay: 100 })
    expect(await rowsOf(id)).toEqual([before])

    await later()
    const after = await direct(orders)
    expect(after).toEqual({ n: 5, pay: 116.5 })
    const second = await ask(id)
    expect(second.data.rows).toEqual([after])
    expect(second.data.extractTime).toBeGreaterThan(first.data.extractTime ?? 0)

    await create(orders, { F_Title: '六', F_Kind: 'a', F_Pay: 1 })
    expect(await admin().put(`${DATASET}/${id}/Actions/RefreshExtract`)).toMatchObject({ code: 200 })
    expect((await admin().get<{ list: object[] }>(DATASET)).data.list).toMatchObject([{ extract: 'waiting' }])
    await later(1000)
    expect(await rowsOf(id)).toEqual([await direct(orders)])
    expect((await admin().get<{ list: object[] }>(DATASET)).data.list).toMatchObject([{ extract: 'made' }])
  })

  it('is one of its own for each permission: nobody reads aggregates of rows that they may not see', async () => {
    const { orders } = await buildOrders()
    const id = await save({ kind: 'model', modelId: orders, measures })
    await test.app.jobs.drain()
    const { caller: lina } = await viewer(orders)
    const kindA = sql`"F_Kind" = 'a'`

    expect(await rowsOf(id)).toEqual([{ n: 4, pay: 16.5 }])
    expect(await rowsOf(id, lina)).toEqual([await direct(orders, kindA)])

    await create(orders, { F_Title: '五', F_Kind: 'b', F_Pay: 100 })
    await create(orders, { F_Title: '六', F_Kind: 'a', F_Pay: 3 })
    expect(await rowsOf(id, lina)).toEqual([{ n: 2, pay: 12.5 }])
    await later()
    expect(await rowsOf(id)).toEqual([await direct(orders)])
    expect(await rowsOf(id, lina)).toEqual([await direct(orders, kindA)])
  })

  it('is out of reach for somebody whose rights became narrower, and is made again with the rights of now', async () => {
    const { orders } = await buildOrders()
    const id = await save({ kind: 'model', modelId: orders, measures })
    await test.app.jobs.drain()
    const { caller: lina, userId } = await viewer(orders)
    expect(await rowsOf(id, lina)).toEqual([{ n: 2, pay: 12.5 }])

    await test.deps.db
      .deleteFrom('authorities')
      .where('objectId', '=', userId)
      .where('itemType', '=', 'resource')
      .execute()

    expect(await rowsOf(id, lina)).toEqual([{ n: 0, pay: null }])
    expect((await extractsOf(id)).list).toHaveLength(3)
    await later()
    expect(await rowsOf(id, lina)).toEqual([{ n: 0, pay: null }])
    // The answer with the rights of before is gone.
    expect((await extractsOf(id)).list).toHaveLength(2)
  })

  it('stays readable when it cannot be made again, and says why', async () => {
    const { orders } = await buildOrders()
    const id = await save({ kind: 'model', modelId: orders, measures })
    await test.app.jobs.drain()
    const table = await sql<{ name: string }>`select tables::jsonb -> 0 ->> 'table' as name from visual_models
      where id = ${orders}`.execute(test.deps.db)
    await sql`alter table ${sql.id('lowcode', table.rows[0]?.name ?? '')} rename column "F_Pay" to "F_Gone"`.execute(
      test.deps.db,
    )

    await later()

    const extracts = await extractsOf(id)
    expect(extracts.problem).not.toBe('')
    expect(extracts.list[0]?.problem).not.toBe('')
    expect((await ask(id)).data).toMatchObject({ rows: [{ n: 4, pay: 16.5 }], isExtractOld: true })
    expect((await admin().get<{ list: object[] }>(DATASET)).data.list).toMatchObject([{ extract: 'failed' }])
  })

  it('of a statement is shared, and of one that names the viewer is not', async () => {
    const { orders } = await buildOrders()
    const { caller: lina } = await viewer(orders)
    const id = await save({ kind: 'sql', statement: 'select @user as who' })
    await test.app.jobs.drain()
    const [mine] = await rowsOf(id)
    const [hers] = await rowsOf(id, lina)
    expect(hers?.['who']).not.toEqual(mine?.['who'])
  })

  it('ends with its schedule, and with another definition', async () => {
    const { orders } = await buildOrders()
    const definition = { kind: 'model' as const, modelId: orders, measures }
    const id = await save(definition)
    await test.app.jobs.drain()
    await create(orders, { F_Title: '五', F_Kind: 'a', F_Pay: 1 })
    expect(await rowsOf(id)).toEqual([{ n: 4, pay: 16.5 }])
    const body = { fullName: '大订单', enCode: 'heavy', definition }
    expect(await admin().put(`${DATASET}/${id}`, { ...body, fullName: '新名' })).toMatchObject({ code: 200 })
    expect(await rowsOf(id)).toEqual([{ n: 4, pay: 16.5 }])
    expect(await admin().put(`${DATASET}/${id}`, { ...body, extract: null })).toMatchObject({ code: 200 })
    expect(await rowsOf(id)).toEqual([{ n: 5, pay: 17.5 }])
    expect((await admin().get(`${DATASET}/${id}/Actions/Extract`)).code).toBe(400)
  })
})

it('a report over an extract has the numbers of its moment, for each of its own rows', async () => {
  const { orders } = await buildOrders()
  const id = await save({ kind: 'model', modelId: orders })
  await test.app.jobs.drain()
  const { caller: lina, userId } = await viewer(orders)
  const block = {
    id: 'kinds',
    kind: 'cross',
    source: 'orders',
    rows: [{ field: 'F_Kind' }],
    columns: [],
    measures: [{ key: 'pay', test: 'sum', field: 'F_Pay' }],
  }
  const sources = [{ id: 'orders', title: '订单', dataset: { datasetId: id } }]
  const report = await saveReport(JSON.stringify({ version: 1, sources, blocks: [block], parameters: [] }))
  await enter(report, [userId])
  const cells = async (who = admin()) => {
    const { data } = await who.post<ReportResult>(`${REPORT}/${report}/Actions/Query`, {})
    expect(data.blocks[0]).toMatchObject({ extractTime: expect.any(Number) })
    return data.blocks[0]?.cube?.cells
  }
  expect(await cells()).toContainEqual([0, 0, 16.5])
  expect(await cells(lina)).toContainEqual([0, 0, 12.5])
  await create(orders, { F_Title: '五', F_Kind: 'a', F_Pay: 1 })
  expect(await cells(lina)).toContainEqual([0, 0, 12.5])
  await later()
  expect(await cells(lina)).toContainEqual([0, 0, 13.5])
})
