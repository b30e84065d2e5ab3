import { expect, it } from 'vitest'
import { isMain, tablesOf, unboundTables, withChange, withMain, withoutTable, withTable } from './model-tables.ts'

const table = (name: string) => ({
  table: name,
  tableName: name,
  fields: [
    { field: `${name}_id`, fieldName: '', primaryKey: 1 },
    { field: 'order_id', fieldName: '', primaryKey: 0 },
  ],
})
const three = ['orders', 'items', 'notes'].reduce((tables, name) => withTable(tables, table(name)), tablesOf('[]'))
const mains = (tables: typeof three) => tables.filter(isMain).map((one) => one.table)

it('has one main table: the first one, a chosen one, or the next one', () => {
  expect(mains(three)).toEqual(['orders'])
  expect(mains(withMain(three, 'notes'))).toEqual(['notes'])
  expect(mains(withoutTable(three, 'orders'))).toEqual(['items'])
  expect(withTable(three, table('items'))).toBe(three)
})

it('relates children to the key of the main table, and requires their column', () => {
  expect(three.slice(1).map(({ relationTable, relationField }) => [relationTable, relationField])).toEqual([
    ['orders', 'orders_id'],
    ['orders', 'orders_id'],
  ])
  expect(unboundTables(three).map((one) => one.table)).toEqual(['items', 'notes'])
  const bound = withChange(three, 'items', { tableField: 'order_id' })
  expect(unboundTables(bound).map((one) => one.table)).toEqual(['notes'])
  expect(withMain(bound, 'notes').find((one) => one.table === 'items')?.relationField).toBe('notes_id')
})

it('is empty where the platform creates the tables', () => {
  expect(tablesOf(JSON.stringify([{ table: 'mt01a1fda87a207e46', typeId: '1' }]))).toEqual([])
  expect(tablesOf(JSON.stringify(three))).toEqual(three)
})
