import { readForm } from '@sqos/form-model'
import { formOfAllKinds, orderForm, orderTables } from '@sqos/form-model/testing'
import { expect, it } from 'vitest'
import { flowFieldsOf } from './flow-fields.ts'

it('every field with a value can be used as it is entered; sub-tables have permissions only', () => {
  const fields = flowFieldsOf(readForm(formOfAllKinds()))
  const of = (sqosKey: string) => fields.find((field) => field.sqosKey === sqosKey)

  expect(of('numInput')).toMatchObject({ value: 'number', isNumber: true })
  expect(of('date')).toMatchObject({ value: 'date' })
  expect(of('select')?.options?.length).toBeGreaterThan(0)
  expect(of('switch')?.options).toHaveLength(2)
  expect(of('userSelect')).toMatchObject({ value: 'user', people: 'users' })
  expect(of('depSelect')).toMatchObject({ value: 'department', people: 'departments' })
  expect(of('uploadFz')).toMatchObject({ value: 'none' })
  expect(of('createTime')).toMatchObject({ isSystem: true })
  expect(of('divider')).toBeUndefined()
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)

  const order = flowFieldsOf(readForm(orderForm, orderTables))
  const column = order.find(({ isInTable }) => isInTable)
  expect(column?.id).toMatch(/^tableField\d+-/)
  expect(order.find(({ id }) => id === column?.id.split('-')[0])).toMatchObject({ value: 'none', isSystem: true })
})
