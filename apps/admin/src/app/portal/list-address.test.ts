import { expect, it } from 'vitest'
import { listAddressOf } from './list-address.ts'

it('equal values and periods become conditions of the list; values of the viewer and other tests do not', () => {
  const { address, isWhole } = listAddressOf(
    '/model/orders',
    [
      { field: 'F_Kind', test: 'eq', value: 'a' },
      { field: 'F_Day', test: 'period', value: 'thisMonth' },
      { field: 'F_User', test: 'eq', value: '@user' },
      { field: 'F_Pay', test: 'gt', value: 5 },
      { field: 'F_End', test: 'gte', value: 10 },
      { field: 'F_End', test: 'lt', value: 20 },
    ],
    new Date(2026, 10, 28),
  )

  const params = new URLSearchParams(address.split('?')[1])
  expect(address.startsWith('/model/orders?')).toBe(true)
  expect(isWhole).toBe(false)
  expect(Object.fromEntries(params)).toEqual({
    'q.F_Kind': '"a"',
    'q.F_Day': JSON.stringify([new Date(2026, 10, 1).getTime(), new Date(2026, 11, 1).getTime() - 1]),
    'q.F_End': '[10,19]',
  })
  expect(listAddressOf('/x', [], new Date())).toEqual({ address: '/x', isWhole: true })
})
