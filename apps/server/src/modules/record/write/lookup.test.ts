import { readRows } from '@sqos/form-model'
import { expressionFromText } from '@sqos/formula'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../../model/model.testing.ts'
import { BASE, ONLINE, recordCalls } from '../record.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-24T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, build, permit, list, create, read } = recordCalls(() => test)

const relation = (name: string, modelId: string) =>
  fieldOf({ name, kind: 'relationForm', props: { modelId, relationField: 'F_Name' } })
const formula = (name: string, text: string) =>
  fieldOf({ name, kind: 'calculate', props: { expression: expressionFromText(text) } })

/** A city, a customer of it with a credit limit, and a form of orders that looks both up. */
async function buildOrders(more: Parameters<typeof subTableOf>[1] = []) {
  const model = (enCode: string, fields: object[]) =>
    build({
      fullName: enCode,
      enCode,
      formData: formOf(fields),
      columnData: listOf({ columns: [{ prop: 'F_Name' }], settings: { useFormPermission: true } }),
    })
  const first = async (id: string, name: string) =>
    String((await list(id, { queryJson: '' })).list.find((row) => row['F_Name'] === name)?.['id'])

  const city = await model('city', [fieldOf({ name: 'F_Name' }), fieldOf({ name: 'F_Rate', kind: 'numInput' })])
  await create(city, { F_Name: '上海', F_Rate: 6 })
  const customer = await model('customer', [
    fieldOf({ name: 'F_Name' }),
    fieldOf({ name: 'F_Credit', kind: 'numInput' }),
    relation('F_City', city),
  ])
  await create(customer, { F_Name: '甲', F_Credit: 500, F_City: await first(city, '上海') })
  await create(customer, { F_Name: '乙', F_Credit: 80 })
  const orders = await model('orders', [
    fieldOf({ name: 'F_Name' }),
    relation('F_Customer', customer),
    formula('F_Limit', 'LOOKUP(F_Customer, "F_Credit") × 2'),
    formula('F_Tax', 'LOOKUP(F_Customer, "F_City.F_Rate")'),
    fieldOf({
      name: 'F_Where',
      config: { defaultFormula: expressionFromText('LOOKUP(F_Customer, "F_Name") & "-" & F_Name') },
    }),
    subTableOf('tableField1', [
      { name: 'F_Who', kind: 'relationForm', props: { modelId: customer, relationField: 'F_Name' } },
      { name: 'F_Qty', kind: 'numInput' },
      {
        name: 'F_Sum',
        kind: 'calculate',
        props: { expression: expressionFromText('LOOKUP(tableField1.F_Who, "F_Credit") × tableField1.F_Qty') },
      },
      ...more,
    ]),
    formula('F_All', 'SUM(LOOKUP(tableField1.F_Who, "F_Credit") × tableField1.F_Qty)'),
  ])
  return { city, customer, orders, one: await first(customer, '甲'), two: await first(customer, '乙') }
}

it('LOOKUP reads the chosen records, one relation further, and in rows; the server calculates again', async () => {
  const { orders, one, two } = await buildOrders()
  const rows = [
    { F_Who: one, F_Qty: 2, F_Sum: '1.00' },
    { F_Who: two, F_Qty: 1 },
  ]

  expect(await create(orders, { F_Name: 'a', F_Customer: one, F_Limit: '7.00', tableField1: rows })).toMatchObject({
    code: 200,
  })

  const id = (await list(orders)).list[0]?.['id']
  const { values, version } = await read(orders, id)
  expect(values).toMatchObject({
    F_Limit: '1000.00',
    F_Tax: '6.00',
    F_All: '1080.00',
    tableField1: [{ F_Sum: '1000.00' }, { F_Sum: '80.00' }],
  })

  const data = JSON.stringify({ ...values, F_Customer: two, F_Limit: '9.00' })
  expect(await admin().put(`${ONLINE}/${orders}/${String(id)}`, { data, version })).toMatchObject({ code: 200 })
  expect((await read(orders, id)).values).toMatchObject({ F_Limit: '160.00', F_Tax: '0.00' })
})

it('a looked-up field that the user may not read is empty; a stored result stays while the record is the same', async () => {
  const { customer, orders, one, two } = await buildOrders()
  await create(orders, { F_Name: 'a', F_Customer: one, tableField1: [{ F_Who: one, F_Qty: 2 }] })
  const id = String((await list(orders)).list[0]?.['id'])
  // 丽娜 fills in orders, and has no right to customers beyond the name that the relation shows.
  const { caller } = await permit('lina', { modelId: orders, may: () => true })

  const url = `${BASE}/${customer}/Lookup?ids=${one},${two}&keys=F_Credit,F_Name,F_City.F_Rate`
  expect((await admin().get(url)).data).toEqual({
    list: [
      { id: one, values: { F_Credit: 500, F_Name: '甲', 'F_City.F_Rate': 6 } },
      { id: two, values: { F_Credit: 80, F_Name: '乙', 'F_City.F_Rate': null } },
    ],
  })
  expect((await caller.get(url)).data).toEqual({
    list: [
      { id: one, values: { F_Name: '甲' } },
      { id: two, values: { F_Name: '乙' } },
    ],
  })

  const save = async (change: object) => {
    const { values, version } = await read(orders, id, caller)
    const data = JSON.stringify({ ...values, ...change })
    expect(await caller.put(`${ONLINE}/${orders}/${id}`, { data, version })).toMatchObject({ code: 200 })
    return (await read(orders, id)).values
  }
  expect(await save({ F_Name: 'b' })).toMatchObject({
    F_Name: 'b',
    F_Limit: '1000.00',
    tableField1: [{ F_Sum: '1000.00' }],
  })
  expect(await save({ F_Customer: two, F_Limit: '160.00' })).toMatchObject({ F_Limit: '0.00' })
})

it('a default formula fills the field that the user may not write', async () => {
  const { orders, one } = await buildOrders()
  const { caller } = await permit('lina', { modelId: orders, may: () => true, levels: { F_Where: 'read' } })

  const sent = { F_Name: 'x', F_Customer: one }
  expect(await create(orders, { ...sent, F_Where: '假' }, caller)).toMatchObject({ code: 403 })
  expect(await create(orders, sent, caller)).toMatchObject({ code: 200 })
  expect((await read(orders, (await list(orders)).list[0]?.['id'])).values).toMatchObject({ F_Where: '甲-x' })

  // The administrator may write the field: what was sent counts, also nothing.
  await create(orders, { F_Name: 'y', F_Customer: one })
  const found = await list(orders, { queryJson: '' })
  const id = found.list.find(({ F_Name }) => F_Name === 'y')?.['id']
  expect((await read(orders, id)).values['F_Where']).toBeUndefined()
})

it('default formulas of columns fill in the cells of new rows that the user may not write', async () => {
  const tag = { defaultFormula: expressionFromText('LOOKUP(tableField1.F_Who, "F_Name") & "/" & tableField1.F_Sum') }
  const { orders, one, two } = await buildOrders([
    { name: 'F_Tag', config: tag },
    { name: 'F_Unit', config: { defaultValue: '件' } },
  ])
  const { caller } = await permit('lina', {
    modelId: orders,
    may: () => true,
    levels: { 'tableField1-F_Tag': 'read', 'tableField1-F_Unit': 'read' },
  })
  const row = { F_Who: one, F_Qty: 2 }

  const forged = { F_Name: 'x', tableField1: [{ ...row, F_Tag: '假' }] }
  expect(await create(orders, forged, caller)).toMatchObject({ code: 403 })
  // Results of the browser are ignored, also where a default reads them; 丽娜 may not read the limit.
  const sent = { F_Name: 'x', tableField1: [{ ...row, F_Sum: '999999.00' }] }
  expect(await create(orders, sent, caller)).toMatchObject({ code: 200 })
  const id = String((await list(orders)).list[0]?.['id'])
  const { values, version } = await read(orders, id, caller)
  expect(values).toMatchObject({ tableField1: [{ F_Sum: '0.00', F_Tag: '甲/0.00', F_Unit: '件' }] })

  const first = readRows(values['tableField1'])[0]
  const tableField1 = [
    { ...first, F_Who: two },
    { F_Who: two, F_Qty: 1 },
  ]
  const data = JSON.stringify({ ...values, tableField1 })
  expect(await caller.put(`${ONLINE}/${orders}/${id}`, { data, version })).toMatchObject({ code: 200 })
  expect((await read(orders, id)).values).toMatchObject({ tableField1: [{ F_Tag: '甲/0.00' }, { F_Tag: '乙/0.00' }] })
})
