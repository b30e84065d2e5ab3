import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { DATASET } from '../dataset/dataset.testing.ts'
import { portalCalls } from './portal.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, buildOrders, buildPortal, create, permit, readData } = portalCalls(() => test)

const count = [{ test: 'count', as: 'n' }]
const visible = (code: string) => !code.startsWith('sqos_') || code === 'sqos_alldata'

it('a card of a deleted field, model or dataset says what is missing, and the others stand', async () => {
  const { orders, customers } = await buildOrders()
  const definition = { kind: 'sql', statement: 'select 1 as n' }
  expect(await admin().post(DATASET, { fullName: '语句', enCode: 'sql', definition })).toMatchObject({ code: 200 })
  const { id: datasetId } = await test.deps.db.selectFrom('datasets').select('id').executeTakeFirstOrThrow()
  const dataset = { kind: 'model', modelId: orders, measures: count }
  const id = await buildPortal([
    { sqosKey: 'figure', dataset },
    { sqosKey: 'barChart', dataset: { ...dataset, groupBy: [{ field: 'F_Deleted' }] } },
    { sqosKey: 'figure', dataset: { ...dataset, measures: [{ test: 'sum', field: 'F_Gone', as: 'n' }] } },
    { sqosKey: 'figure', dataset: { ...dataset, filters: [{ field: 'F_Lost', test: 'filled' }] } },
    { sqosKey: 'figure', dataset: { ...dataset, modelId: customers } },
    { sqosKey: 'figure', dataset: { datasetId } },
  ])
  const parts = ['100', '101', '102', '103', '104', '105'].map((i) => ({ i }))
  const working = await readData(id, parts)
  expect([working[4]?.result?.rows, working[5]?.result?.rows]).toEqual([[{ n: 2 }], [{ n: 1 }]])

  const gone = { deleteMark: 1 }
  await test.deps.db.updateTable('visualModels').set(gone).where('id', '=', customers).execute()
  await test.deps.db.updateTable('datasets').set(gone).where('id', '=', datasetId).execute()
  const data = await readData(id, parts)

  expect(data[0]?.result?.rows).toEqual([{ n: 4 }])
  expect(data.slice(1).map(({ result }) => result)).toEqual(Array(5).fill(undefined))
  const [field, measure, filter, model, stored] = data.slice(1).map(({ error }) => error?.msg)
  expect(field).toContain('F_Deleted')
  expect(measure).toContain('F_Gone')
  expect(filter).toContain('F_Lost')
  expect(model).toMatch(/不存在|已被?删除/)
  expect(stored).toMatch(/数据集/)
})

it('a card of more groups than its limit shows the first and says that there are more', async () => {
  const { orders } = await buildOrders()
  for (const title of ['五', '六']) await create(orders, { F_Title: title })
  const dataset = { kind: 'model', modelId: orders, groupBy: [{ field: 'F_Title' }], measures: count }
  const id = await buildPortal([
    { sqosKey: 'barChart', dataset: { ...dataset, limit: 5 } },
    { sqosKey: 'barChart', dataset: { ...dataset, limit: 1_000_000 } },
    { sqosKey: 'figure', dataset: { kind: 'model', modelId: orders, measures: count } },
  ])

  const [some, tooMany, all] = await readData(id, [{ i: '100' }, { i: '101' }, { i: '102' }])

  expect(some?.result).toMatchObject({ truncated: true })
  expect(some?.result?.rows).toHaveLength(5)
  expect(tooMany?.error).toMatchObject({ code: 400 })
  expect(tooMany?.error?.msg).not.toBe('')
  expect(all?.result?.rows).toEqual([{ n: 6 }])
})

it('a user without permission sees only the cards of what they may see, in figures and in groups', async () => {
  const { orders, customers } = await buildOrders()
  const { caller, userId } = await permit('lina', { modelId: orders, may: (code) => visible(code) && code !== 'F_Pay' })
  const dataset = { kind: 'model', modelId: orders, measures: count }
  const id = await buildPortal(
    [
      { sqosKey: 'figure', dataset },
      { sqosKey: 'figure', dataset: { ...dataset, measures: [{ test: 'sum', field: 'F_Pay', as: 'pay' }] } },
      { sqosKey: 'barChart', dataset: { ...dataset, groupBy: [{ field: 'F_Customer.F_Region' }] } },
      { sqosKey: 'figure', dataset: { ...dataset, modelId: customers } },
    ],
    [userId],
  )

  const [own, column, joined, model] = await readData(
    id,
    ['100', '101', '102', '103'].map((i) => ({ i })),
    caller,
  )

  expect(own?.result?.rows).toEqual([{ n: 4 }])
  for (const part of [column, joined, model]) {
    expect(part?.result).toBeUndefined()
    expect(part?.error?.msg).not.toBe('')
    expect([400, 403]).toContain(part?.error?.code)
  }
})
