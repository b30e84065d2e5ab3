import { readForm } from '@sqos/form-model'
import { expect, it } from 'vitest'
import { FormStore } from './form-store.ts'

const input = (name: string, kind = 'comInput', value?: unknown) => ({
  __config__: { sqosKey: kind, label: name, ...(value !== undefined && { defaultValue: value }) },
  __vModel__: name,
})
const form = readForm({
  fields: [
    input('title', 'comInput', '出差'),
    input('secret', 'comInput', '机密'),
    {
      __config__: { sqosKey: 'table', label: '明细', tableName: 'rows', children: [input('item'), input('price')] },
      __vModel__: 'rows',
    },
  ],
})

it('a changed record is sent without fields and columns that are not granted', () => {
  const stored = { title: '出差', secret: '机密', rows: [{ item: '纸', price: '1' }] }

  const granted = new FormStore(form, { stored }).stored()
  const store = new FormStore(form, { stored, formCodes: new Set(['title', 'rows', 'rows-item']) })

  expect(granted).toMatchObject(stored)
  expect(store.stored()).toEqual({ title: '出差', rows: [expect.not.objectContaining({ price: '1' })] })
  expect(store.stored()).toMatchObject({ rows: [{ item: '纸' }] })
})

it('a record is sent without what may only be read; only what can be changed is demanded', () => {
  const stored = { title: '出差', secret: '机密', rows: [{ item: '纸', price: '1' }] }
  const rightsTo = (rights: Record<string, 'read' | 'required'>) =>
    new FormStore(form, { stored, formRights: new Map(Object.entries(rights)) })
  const stateOf = (store: FormStore, path: string) => store.stateOf(form.field(path)?.key ?? '')

  const field = rightsTo({ secret: 'read', title: 'required', 'rows-price': 'read' })
  field.setDisabled('secret', false)
  field.setRequired('secret', true)
  field.setRequired('title', false)
  expect(field.stored()).toEqual({ title: '出差', rows: [expect.not.objectContaining({ price: '1' })] })
  expect(stateOf(field, 'secret')).toMatchObject({
    isDisabled: true,
    isHidden: false,
    isRequired: false,
    value: '机密',
  })
  expect(stateOf(field, 'title')).toMatchObject({ isDisabled: false, isRequired: true })
  expect(stateOf(field, 'rows.price')).toMatchObject({ isDisabled: true })

  const table = rightsTo({ rows: 'read' })
  expect(table.stored()).toEqual({ title: '出差', secret: '机密' })
  expect(stateOf(table, 'rows.item')).toMatchObject({ isDisabled: true })
})

it('a new record is sent without fields and columns that are not granted', () => {
  const store = new FormStore(form, { formCodes: new Set(['title']) })

  expect(store.stored()).not.toHaveProperty('secret')
  expect(store.stored()).toMatchObject({ title: '出差' })
})
