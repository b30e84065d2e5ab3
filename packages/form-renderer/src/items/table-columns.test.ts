import { kindOf, readForm } from '@sqos/form-model'
import { expect, test } from 'vitest'
import { displayColumnsOf } from './table-columns.ts'

test('detail rows align numbers to the end, with the entered precision', () => {
  const cell = (kind: string, name: string, props: object = {}) => ({
    ...kindOf(kind).create(1),
    ...props,
    __vModel__: name,
  })
  const children = [cell('comInput', 'item'), cell('numInput', 'price', { precision: 2 }), cell('calculate', 'sum')]
  const table = kindOf('table').create(9)
  const form = readForm({ fields: [{ ...table, __config__: { ...table.__config__, children } }] })
  const [rows] = form.subTables
  if (!rows) throw new Error('no table')

  const columns = displayColumnsOf(rows, { isShown: () => true })

  expect(columns.map(({ kind }) => kind)).toEqual(['comInput', 'numInput', 'calculate'])
  expect(columns[1]?.props).toEqual({ precision: 2 })
})
