import { expect, it } from 'vitest'
import { countOf, recordsOf, rejudged, rowsOf } from './import-rows.ts'

const dataRow = [
  { F_Title: '一', 'rows.F_Item': '纸' },
  { F_Title: '', 'rows.F_Item': '笔' },
  { F_Title: '二', 'rows.F_Item': '' },
  { F_Title: '', 'rows.F_Item': '书' },
]

it('rows that only fill sub-tables belong to the record above', () => {
  const rows = rowsOf({ dataRow, faults: [] })

  expect(recordsOf(rows).map((record) => record.map(({ row }) => row))).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(countOf(rows)).toMatchObject({ new: 4, faulty: 0 })
})

it('a problem in one row marks its whole record as faulty', () => {
  const rows = rowsOf({ dataRow, faults: [{ row: 3, field: 'rows.F_Item', message: '太短' }] })

  expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'faulty', 'faulty'])
  expect(rows.map(({ problems }) => problems)).toEqual([{}, {}, {}, { 'rows.F_Item': '太短' }])
})

it('problems of a second check are matched by the position of the row', () => {
  const rows = rowsOf({ dataRow, faults: [] }).slice(2)
  const again = rejudged(rows, { faults: [{ row: 0, field: '', message: '已存在' }] })

  expect(again.map(({ row, outcome }) => [row, outcome])).toEqual([
    [3, 'faulty'],
    [4, 'faulty'],
  ])
})
