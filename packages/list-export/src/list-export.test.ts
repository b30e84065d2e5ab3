import type { PlacedColumn } from '@sqos/ui-kit/table'
import { expect, it } from 'vitest'
import { exportColumnsOf } from './list-export.ts'

const placed = (id: string, visible: boolean, value: (() => string) | undefined = () => ''): PlacedColumn<object> => ({
  column: { id, header: id.toUpperCase(), value },
  visible,
  pin: 'none',
  width: undefined,
})

const COLUMNS = [
  placed('name', true),
  placed('code', false),
  { ...placed('actions', true), column: { id: 'actions', header: '' } },
]

it('offers the columns of the list and ticks the visible ones', () => {
  expect(exportColumnsOf(COLUMNS, undefined)).toEqual([
    { prop: 'name', label: 'NAME', isChosen: true },
    { prop: 'code', label: 'CODE', isChosen: false },
  ])
})

it('offers the named columns except those whose list column is not granted', () => {
  const wanted = [
    { prop: 'title', label: '名称', column: 'name' },
    { prop: 'secret', label: '手机', column: 'mobilePhone' },
    { prop: 'mail', label: '邮箱', column: null },
  ]

  expect(exportColumnsOf(COLUMNS, wanted)).toEqual([
    { prop: 'title', label: '名称', isChosen: true },
    { prop: 'mail', label: '邮箱', isChosen: false },
  ])
})
