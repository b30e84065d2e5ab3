import { readReport, type DataBlock } from '@sqos/report-model'
import { expect, it } from 'vitest'
import type { SourceField } from './design-services.ts'
import { canPlace, placeField, removeField, type FieldCargo, type Zone } from './place-field.ts'

const fields: SourceField[] = [
  { field: 'region', label: '区域', type: 'text' },
  { field: 'pay', label: '金额', type: 'number' },
  { field: 'day', label: '日期', type: 'moment' },
]

function blockOf(raw: object): DataBlock {
  const block = readReport(JSON.stringify({ blocks: [{ id: 'b', source: 's', ...raw }] }))?.blocks[0]
  if (!block || !('source' in block)) throw new Error('no block of data')
  return block
}
const put = (block: DataBlock, cargo: FieldCargo, [zone, index]: [Zone, number]) =>
  placeField(block, cargo, { to: { zone, index }, fields })

it('adds fields of the source with what fits their type', () => {
  const empty = blockOf({ kind: 'cross' })

  const filled = [
    ['day', 'columns'],
    ['pay', 'measures'],
    ['region', 'measures'],
    ['day', 'filters'],
  ].reduce((block, [field = '', zone]) => put(block, { field }, [zone as Zone, 9]), empty)

  expect(filled).toMatchObject({
    columns: [{ field: 'day', bucket: 'month' }],
    measures: [
      { key: 'm1', test: 'sum', field: 'pay' },
      { key: 'm2', test: 'countDistinct', field: 'region' },
    ],
    filters: [{ field: 'day', test: 'period', value: 'thisMonth' }],
  })
})

it('moves a field between rows and columns with its period, and groups by it once', () => {
  const block = blockOf({ kind: 'cross', rows: [{ field: 'region' }, { field: 'day', bucket: 'year' }] })

  const across = put(block, { field: 'day', from: { zone: 'rows', index: 1 } }, ['columns', 0])
  expect(across).toMatchObject({ rows: [{ field: 'region' }], columns: [{ field: 'day', bucket: 'year' }] })
  expect(put(block, { field: 'day' }, ['columns', 0])).toEqual(across)
  expect(put(block, { field: 'day', from: { zone: 'rows', index: 1 } }, ['rows', 0])).toMatchObject({
    rows: [{ field: 'day' }, { field: 'region' }],
  })
})

it('refuses a full zone and a field twice, and a zone of one field takes another in its place', () => {
  const columns = ['a', 'b', 'c'].map((field) => ({ field }))
  const cross = blockOf({ kind: 'cross', columns })
  expect(canPlace(cross, { field: 'region' }, 'columns')).toBe(false)
  expect(put(cross, { field: 'region' }, ['columns', 0])).toBe(cross)
  expect(canPlace(cross, { field: 'a' }, 'columns')).toBe(false)
  expect(canPlace(cross, { field: 'a' }, 'by')).toBe(false)

  const chart = blockOf({ kind: 'chart', by: { field: 'region' }, measure: { test: 'count' } })
  expect(put(chart, { field: 'day' }, ['by', 1])).toMatchObject({ by: { field: 'day', bucket: 'month' } })
  expect(put(chart, { field: 'pay' }, ['measure', 0])).toMatchObject({ measure: { key: 'value', test: 'sum' } })
  expect(removeField(chart, { zone: 'measure', index: 0 })).toMatchObject({ measure: { key: 'value', test: 'count' } })
  expect(removeField(chart, { zone: 'by', index: 0 })).toMatchObject({ by: { field: '' } })
})
