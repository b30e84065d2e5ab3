import { expect, test } from 'vitest'
import type { PlacedColumn } from '../columns/column-layout.ts'
import { gridColumns, withWholeColumns } from './grid-columns.ts'

const column = (id: string, pin: 'none' | 'end' = 'none'): PlacedColumn<object> => ({
  column: { id, header: id, ...(pin === 'end' && { width: 100 }) },
  pin,
  visible: true,
  width: pin === 'end' ? 100 : undefined,
})
const columns = gridColumns([...['a', 'b', 'c', 'd'].map((id) => column(id)), column('actions', 'end')], {
  selectable: false,
  lastNumber: undefined,
  rows: [],
})
const widths = (room: number) => withWholeColumns(columns, room).map(({ size }) => size)

test('columns that do not fit are widened, so that the pinned column covers none in part', () => {
  // Four columns of 120 px beside 100 px of actions: 450 px leave room for two and a half.
  expect(widths(450)).toEqual([171, 171, 120, 120, 100])
})

test('columns that fit, or of which none fits, keep their widths', () => {
  expect(widths(580)).toEqual([120, 120, 120, 120, 100])
  expect(widths(200)).toEqual([120, 120, 120, 120, 100])
})
