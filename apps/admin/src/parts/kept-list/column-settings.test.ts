import { expect, it } from 'vitest'
import { layoutOf, settingsOf } from './column-settings.ts'

const COLUMNS = [
  { id: 'name', header: '名称' },
  { id: 'code', header: '编码' },
  { id: 'state', header: '状态' },
]

it('contains each column in its order, with its changes', () => {
  const layout = {
    order: ['code', 'name'],
    visible: { name: false },
    widths: { code: 90 },
    pins: { code: 'start' },
  } as const

  expect(settingsOf(layout, COLUMNS)).toEqual([
    { label: '编码', prop: 'code', visible: true, width: 90, pin: 'start' },
    { label: '名称', prop: 'name', visible: false },
    { label: '状态', prop: 'state', visible: true },
  ])
})

it('restores the layout', () => {
  const layout = {
    order: ['code', 'name', 'state'],
    visible: { name: false },
    widths: { code: 90 },
    pins: { code: 'end' },
  } as const

  expect(layoutOf(settingsOf(layout, COLUMNS))).toEqual(layout)
})

it('is empty for an unchanged table', () => {
  expect(settingsOf({}, COLUMNS)).toEqual([])
  expect(layoutOf([])).toEqual({})
})
