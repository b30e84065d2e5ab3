import { readFilters } from '@sqos/form-renderer/list'
import { expect, it } from 'vitest'
import { listAddressOf } from './list-address.ts'

it('the list gets every condition of the figure: ranges, several values, periods, values of the viewer', () => {
  const filters = [
    { field: 'F_Kind', test: 'in' as const, value: ['a', 'b'], label: '类别', text: '甲、乙' },
    { field: 'F_Day', test: 'period' as const, value: 'thisMonth' },
    { field: 'F_User', test: 'eq' as const, value: '@user' },
    { field: 'F_Pay', test: 'gt' as const, value: 5 },
    { field: 'F_Customer.F_Region', test: 'empty' as const },
  ]

  const address = listAddressOf('/model/orders', filters)

  expect(address.startsWith('/model/orders?')).toBe(true)
  expect(readFilters(new URLSearchParams(address.split('?')[1]).get('f'))).toEqual(filters)
  expect(listAddressOf('/x', [])).toBe('/x')
})

it('conditions of an address that was edited by hand are left out', () => {
  expect(readFilters('{')).toEqual([])
  expect(
    readFilters('[null,{"field":"F_A","test":"drop"},{"field":"","test":"eq"},{"field":"F_A","test":"filled"}]'),
  ).toEqual([{ field: 'F_A', test: 'filled' }])
})
