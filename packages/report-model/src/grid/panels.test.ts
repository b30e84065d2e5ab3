import { expect, it } from 'vitest'
import { createGridRows } from './grid.ts'
import { panelsOf } from './panels.ts'

const cell = (text: string) => ({ value: text, text, kind: 'head' as const })

it('divides a wide table: first columns again in each part, and heads cut where a part ends', () => {
  const grid = createGridRows(6)
  grid.begin()
  grid.put({ ...cell('key'), rowSpan: 2 })
  grid.put({ ...cell('2025'), colSpan: 2 })
  grid.put({ ...cell('2026'), colSpan: 3 })
  grid.begin()
  for (const text of ['a', 'b', 'c', 'd', 'e']) grid.put(cell(text))
  grid.begin()
  grid.put({ ...cell('all'), colSpan: 6 })
  const table = { title: '', headRows: 2, leadColumns: 1, widths: [8, 8, 8, 8, 8, 8], rows: grid.rows }

  const parts = panelsOf(table, 40)

  const shown = parts.map(({ rows }) =>
    rows.map(({ cells }) => cells.map((one) => one && `${one.text}${one.colSpan ? `:${one.colSpan}` : ''}`)),
  )
  expect(shown).toEqual([
    [
      ['key', '2025:2', undefined, '2026:1'],
      [undefined, 'a', 'b', 'c'],
      ['all:4', undefined, undefined, undefined],
    ],
    [
      ['key', '2026:2', undefined],
      [undefined, 'd', 'e'],
      ['all:3', undefined, undefined],
    ],
  ])
  expect(panelsOf(table, 60)).toEqual([table])
  expect(panelsOf(table, 1)).toHaveLength(5)
})
