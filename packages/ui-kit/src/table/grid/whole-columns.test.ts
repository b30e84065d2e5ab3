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

test('a fixed column is as wide as its header, unless the user made it narrower', () => {
  const sizeOf = (header: string, width: number) =>
    gridColumns([{ column: { id: 'order', header, width: 60, sortable: true }, pin: 'none', visible: true, width }], {
      selectable: false,
      lastNumber: undefined,
      rows: [],
    })[0]?.size

  expect(sizeOf('排', 60)).toBe(60)
  expect(sizeOf('Position', 60)).toBeGreaterThan(100)
  expect(sizeOf('Position', 48)).toBe(48)
})

test('the column of a tree keeps its width for the indentation', () => {
  const tree: PlacedColumn<object> = {
    column: { id: 'name', header: '名称', minWidth: 200, value: () => '会计部' },
    pin: 'none',
    visible: true,
    width: undefined,
  }
  const sizeOf = (isTree: boolean) =>
    gridColumns([tree], { selectable: false, lastNumber: undefined, rows: [{}], isTree })[0]?.size

  expect(sizeOf(true)).toBe(200)
  expect(sizeOf(false)).toBeLessThan(100)
})
