import { kindOf, readForm } from '@sqos/form-model'
import { expressionFromText } from '@sqos/formula'
import { expect, test } from 'vitest'
import { FormStore } from './form-store.ts'

let formId = 100
const field = (
  kind: string,
  name: string,
  { config = {}, ...more }: { config?: object } & Record<string, unknown> = {},
) => {
  const node = kindOf(kind).create((formId += 1))
  return { ...node, ...more, __vModel__: name, __config__: { ...node.__config__, ...config, label: name } }
}
const starts = (text: string) => ({ config: { defaultFormula: expressionFromText(text) } })
const table = field('table', 'rows', {
  config: {
    children: [
      field('relationForm', 'product', { modelId: 'products', relationField: 'name' }),
      field('numInput', 'price', starts('LOOKUP(rows.product, "price") × (1 − discount)')),
      field('numInput', 'qty', { config: { defaultValue: 1 } }),
      field('comInput', 'note', starts('rows.qty & "@" & rows.price')),
    ],
  },
})
const model = readForm({ fields: [field('numInput', 'discount'), table] })
const PRODUCTS = new Map([
  ['p1', { price: 100 }],
  ['p2', { price: 20 }],
])

function open(stored?: Record<string, unknown>) {
  const store = new FormStore(model, { stored })
  store.putRecords('products', PRODUCTS)
  const item = model.field('rows')
  const discount = model.field('discount')
  if (!item || !discount) throw new Error('The form has no such fields.')
  return {
    rows: () => store.valueOf('rows'),
    edit: (rows: object[]) => store.edit(item, rows),
    setDiscount: (value: number) => store.edit(discount, value),
  }
}

test('cells of a new row follow their formulas, also another one, until the user enters something', () => {
  const form = open()

  form.edit([{ qty: 1 }])
  expect(form.rows()).toEqual([{ qty: 1, price: 0, note: '1@0' }])
  form.edit([{ product: 'p1', qty: 1, price: 0, note: '1@0' }])
  expect(form.rows()).toEqual([{ product: 'p1', qty: 1, price: 100, note: '1@100' }])

  form.setDiscount(0.5)
  expect(form.rows()).toEqual([{ product: 'p1', qty: 1, price: 50, note: '1@50' }])

  form.edit([{ product: 'p2', qty: 1, price: 50, note: 'own' }])
  expect(form.rows()).toEqual([{ product: 'p2', qty: 1, price: 10, note: 'own' }])
  form.edit([{ product: 'p2', qty: 1, price: undefined, note: 'own' }])
  form.setDiscount(0)
  expect(form.rows()).toEqual([{ product: 'p2', qty: 1, price: undefined, note: 'own' }])
})

test('rows that are inserted, removed and filled in at once each keep what was entered', () => {
  const form = open()
  const first = { product: 'p1', qty: 1, price: 7 }
  form.edit([first])
  expect(form.rows()).toMatchObject([{ product: 'p1', price: 7, note: '1@7' }])

  form.edit([{ product: 'p2', qty: 3 }, ...(form.rows() as object[])])
  expect(form.rows()).toMatchObject([
    { product: 'p2', price: 20, note: '3@20' },
    { product: 'p1', price: 7, note: '1@7' },
  ])
  form.edit((form.rows() as object[]).slice(1))
  form.setDiscount(0.1)
  expect(form.rows()).toMatchObject([{ product: 'p1', price: 7 }])
})

test('stored rows keep their cells, and a new row among them starts with its formulas', () => {
  const form = open({ discount: 0, rows: [{ id: 'r1', product: 'p1', qty: 2 }] })
  form.setDiscount(0.5)
  expect(form.rows()).toEqual([{ id: 'r1', product: 'p1', qty: 2 }])

  form.edit([
    { id: 'r1', product: 'p2', qty: 2 },
    { qty: 1, product: 'p1' },
  ])
  expect(form.rows()).toEqual([
    { id: 'r1', product: 'p2', qty: 2 },
    { product: 'p1', qty: 1, price: 50, note: '1@50' },
  ])
})
