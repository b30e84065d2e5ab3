import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { datasetCalls } from './dataset.testing.ts'
import type { DatasetFilter } from '../record/index.ts'
import type { DatasetResult, RecordFiguresBody } from './dataset.schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, permit, list, scheme } = datasetCalls(() => test)

const count = { test: 'count', as: 'n' } as const
const figures = (modelId: string, body: Partial<RecordFiguresBody>, who = admin()) =>
  who.post<DatasetResult>(`/api/visualdev/OnlineDev/${modelId}/Actions/Figures`, { measures: [count], ...body })
const rowsOf = async (...asked: Parameters<typeof figures>) => {
  const answer = await figures(...asked)
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.rows
}

describe('a chart of a list', () => {
  it('counts what the search of the list finds', async () => {
    const { orders } = await buildOrders()
    const queryJson = JSON.stringify({ F_Pay: [3, 20] })

    expect(await rowsOf(orders, { queryJson, groupBy: [{ field: 'F_Kind' }] })).toEqual([
      { F_Kind: 'a', F_Kind$text: '甲', n: 1 },
      { F_Kind: 'b', F_Kind$text: '乙', n: 1 },
    ])
    const measures: RecordFiguresBody['measures'] = [{ test: 'sum', field: 'F_Pay', as: 'pay' }]
    expect(await rowsOf(orders, { queryJson, measures })).toEqual([{ pay: 14 }])
    expect((await list(orders, { queryJson })).pagination.total).toBe(2)
  })

  it('has the rows and fields of the viewer', async () => {
    const { orders, customers } = await buildOrders()
    await scheme(orders, 'kindA', [{ id: 'F_Kind', field: 'F_Kind', type: 'String', op: 'Equal', value: 'a' }])
    const { caller } = await permit('lina', {
      modelId: orders,
      may: (code) => !code.startsWith('sqos_') && code !== 'F_Pay',
    })
    expect(await rowsOf(orders, {}, caller)).toEqual([{ n: 2 }])
    const hidden: Partial<RecordFiguresBody>[] = [
      { measures: [{ test: 'sum', field: 'F_Pay', as: 'pay' }] },
      { groupBy: [{ field: 'F_Pay' }] },
      { filters: [{ field: 'F_Pay', test: 'gt', value: 3 }] },
    ]
    for (const body of hidden) expect(await figures(orders, body, caller)).toMatchObject({ code: 400 })
    expect(await figures(customers, {}, caller)).toMatchObject({ code: 403 })
  })
})

describe('filters of a list', () => {
  it.each([
    [[{ field: 'F_Kind', test: 'in', value: ['a', 'b'] }], 4],
    [[{ field: 'F_Kind', test: 'ne', value: 'a' }], 2],
    [
      [
        { field: 'F_Pay', test: 'gte', value: 2.5 },
        { field: 'F_Pay', test: 'lt', value: 10 },
      ],
      2,
    ],
    [[{ field: 'F_Pay', test: 'empty' }], 1],
    [[{ field: 'F_Day', test: 'period', value: 'thisMonth' }], 2],
    [[{ field: 'F_By', test: 'eq', value: '@user' }], 4],
    [[{ field: 'F_Customer.F_Region', test: 'eq', value: '华东' }], 2],
    [
      [
        { field: 'F_Customer.F_Region', test: 'eq', value: '华东' },
        { field: 'F_Kind', test: 'eq', value: 'a' },
      ],
      1,
    ],
  ] as [DatasetFilter[], number][])('%j show as many records as the chart counts', async (filters, n) => {
    const { orders } = await buildOrders()

    expect(await rowsOf(orders, { filters })).toEqual([{ n }])
    expect((await list(orders, { filters })).pagination.total).toBe(n)
  })

  it('on a hidden field are refused by the list', async () => {
    const { orders } = await buildOrders()
    const { caller } = await permit('lina', { modelId: orders, may: (code) => code !== 'F_Pay' })
    const asked = { filters: [{ field: 'F_Pay', test: 'gt', value: 3 }] }
    expect(await caller.post(`/api/visualdev/OnlineDev/${orders}/List`, asked)).toMatchObject({ code: 400 })
  })
})
