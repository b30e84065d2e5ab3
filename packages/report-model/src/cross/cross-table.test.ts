import { expect, it } from 'vitest'
import type { Cube } from '../cube/cube.ts'
import { foldRows } from '../cube/fold-rows.ts'
import { createFormats } from '../grid/formats.ts'
import { crossGrid } from '../grid/cross-grid.ts'
import { crossTable, nodeKey, OPEN_VIEW } from './cross-table.ts'

const ROWS = [
  { region: 'e', city: 'Hangzhou', month: '2026-10', pay: 0.1 },
  { region: 'e', city: 'Hangzhou', month: '2026-11', pay: 0.2 },
  { region: 'e', city: 'Ningbo', month: '2026-11', pay: 3 },
  { region: 's', city: 'Shenzhen', month: '2026-10', pay: 10 },
]
const key = (title: string) => ({ title, type: 'text' as const })
const question = {
  rows: [{ field: 'region' }, { field: 'city' }],
  columns: [{ field: 'month' }],
  measures: [
    { key: 'sum', test: 'sum' as const, field: 'pay' },
    { key: 'avg', test: 'avg' as const, field: 'pay' },
  ],
}
const cube: Cube = {
  rows: [{ ...key('区域'), texts: { e: '华东', s: '华北' } }, key('城市')],
  columns: [key('月份')],
  measures: [
    { key: 'sum', title: '金额', type: 'number', digits: 1 },
    { key: 'avg', title: '平均', type: 'number' },
  ],
  cells: foldRows(ROWS, question),
}
const settings = { hasSubtotals: true, hasTotals: true }
const table = (view = OPEN_VIEW) => crossTable(cube, settings, view)
const labels = (view = OPEN_VIEW) => table(view).rows.map(({ node, isTotal }) => (isTotal ? '合计' : node.value))
const formats = createFormats({ locale: 'en', empty: '–' })

it('has a row for each group above its groups, sorted by texts, and exact figures of all levels', () => {
  const made = table()

  expect(labels()).toEqual(['s', 'Shenzhen', 'e', 'Hangzhou', 'Ningbo', '合计'])
  const figures = made.rows.map((row) => made.columns.map((column) => made.valueAt(row, column)))
  expect(figures[2]).toEqual([0.1, 0.1, 3.2, 1.6, 3.3, expect.closeTo(1.1)])
  expect(figures[3]).toEqual([0.1, 0.1, 0.2, 0.2, 0.3, 0.15])
  expect(figures[5]).toEqual([10.1, 5.05, 3.2, 1.6, 13.3, 3.325])
})

it('closes groups, and sorts groups by a measure with nothing last', () => {
  const east = nodeKey({ path: ['e'] })
  expect(labels({ ...OPEN_VIEW, closedRows: new Set([east]) })).toEqual(['s', 'Shenzhen', 'e', '合计'])
  expect(labels({ ...OPEN_VIEW, sort: { measure: 'sum', direction: 'asc' } })).toEqual([
    'e',
    'Hangzhou',
    'Ningbo',
    's',
    'Shenzhen',
    '合计',
  ])
})

it('becomes cells with merged heads and levels of an outline', () => {
  const grid = crossGrid(table(), {
    title: '',
    conditions: [{ measure: 'sum', test: 'gte', value: 10, look: 'good' }],
    formats,
    texts: { total: '合计', subtotal: '小计' },
  })

  expect(grid.headRows).toBe(2)
  expect(grid.rows[0]?.cells.map((cell) => cell && [cell.text, cell.colSpan ?? 1, cell.rowSpan ?? 1])).toEqual([
    ['区域', 1, 2],
    ['城市', 1, 2],
    ['2026-10', 2, 1],
    undefined,
    ['2026-11', 2, 1],
    undefined,
    ['合计', 2, 1],
    undefined,
  ])
  expect(grid.rows[1]?.cells.slice(0, 4).map((cell) => cell?.text)).toEqual([undefined, undefined, '金额', '平均'])
  const firstCells = (index: number) => ({ ...grid.rows[index], cells: grid.rows[index]?.cells.slice(0, 3) })
  expect(firstCells(2)).toMatchObject({
    level: 0,
    cells: [{ text: '华北' }, { text: '' }, { text: '10.0', look: 'good' }],
  })
  expect(firstCells(3)).toMatchObject({ level: 1, cells: [{ text: '' }, { text: 'Shenzhen' }, { value: 10 }] })
})
