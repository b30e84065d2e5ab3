import { expect, it } from 'vitest'
import { resultTable } from './result-table.ts'

it('has a column for every key of the rows', () => {
  const table = resultTable([
    { id: 1, name: '一' },
    { id: 2, tags: ['a'] },
  ])

  expect(table?.total).toBe(2)
  expect(table?.columns.map(({ id, value }) => [id, ...(table?.rows.map((row) => value?.(row)) ?? [])])).toEqual([
    ['id', '1', '2'],
    ['name', '一', ''],
    ['tags', '', '["a"]'],
  ])
})

it.each([[[]], [null], ['text'], [{ list: [] }], [[1, 2]], [[{}, null]]])('leaves %j as JSON', (data) => {
  expect(resultTable(data)).toBeUndefined()
})
