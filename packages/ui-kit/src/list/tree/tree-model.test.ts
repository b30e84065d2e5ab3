import { expect, it } from 'vitest'
import { filterTree, moveInTree, visibleRows } from './tree-model.ts'

const entries = [
  {
    id: '1',
    label: '人事',
    children: [
      { id: '1-1', label: '性别' },
      { id: '1-2', label: '学历', children: [{ id: '1-2-1', label: 'Sub' }] },
    ],
  },
  { id: '2', label: 'System' },
]

const rowsWith = (...open: string[]) => visibleRows(entries, (id) => open.includes(id))

it('lists visible rows with level and position', () => {
  expect(
    rowsWith('1').map(({ entry, level, position, siblings, expanded }) => [
      entry.id,
      level,
      position,
      siblings,
      expanded,
    ]),
  ).toEqual([
    ['1', 1, 1, 2, true],
    ['1-1', 2, 1, 2, undefined],
    ['1-2', 2, 2, 2, false],
    ['2', 1, 2, 2, undefined],
  ])
})

it('keeps ancestors and descendants of matches', () => {
  expect(filterTree(entries, ' sub ')).toMatchObject([
    { id: '1', children: [{ id: '1-2', children: [{ id: '1-2-1' }] }] },
  ])
  expect(filterTree(entries, '人')).toEqual([entries[0]])
  expect(filterTree(entries, 'none')).toEqual([])
})

it.each([
  ['ArrowDown', '1-2', { focus: '2' }],
  ['ArrowDown', '2', undefined],
  ['ArrowUp', '2', { focus: '1-2' }],
  ['Home', '2', { focus: '1' }],
  ['End', '1', { focus: '2' }],
  ['ArrowRight', '1-2', { toggle: '1-2' }],
  ['ArrowRight', '1', { focus: '1-1' }],
  ['ArrowRight', '2', undefined],
  ['ArrowLeft', '1', { toggle: '1' }],
  ['ArrowLeft', '1-2', { focus: '1' }],
  ['ArrowLeft', '2', undefined],
  ['Enter', '2', { select: '2' }],
  ['s', '1', { focus: '2' }],
  ['Shift', '1', undefined],
])('handles %s on %s', (key, id, move) => {
  expect(moveInTree(rowsWith('1'), { key, id })).toEqual(move)
})
