import { kindOf, readForm } from '@sqos/form-model'
import { expressionFromText } from '@sqos/formula'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '../testing/harness.tsx'
import { DocumentForm, type DocumentFormHandle } from './DocumentForm.tsx'

afterEach(cleanup)

let formId = 100
const field = (
  kind: string,
  name: string,
  { config = {}, ...more }: { config?: object } & Record<string, unknown> = {},
) => {
  const node = kindOf(kind).create((formId += 1))
  return { ...node, ...more, __vModel__: name, __config__: { ...node.__config__, ...config, label: name } }
}
const model = readForm({
  fields: [
    field('relationForm', 'customer', { modelId: 'customers', relationField: 'name' }),
    field('numInput', 'price'),
    field('calculate', 'limit', { expression: expressionFromText('LOOKUP(customer, "credit") × 2') }),
    field('comInput', 'note', {
      placeholder: '',
      config: { defaultFormula: expressionFromText('price & "/" & LOOKUP(customer, "city")') },
    }),
  ],
})
const asked: unknown[] = []
const services = {
  modelRecord: async () => ({ id: 'c1', name: '甲' }),
  modelValues: async (query: { modelId: string; ids: readonly string[]; keys: readonly string[] }) => {
    asked.push(query)
    return new Map(query.ids.includes('c1') ? [['c1', { credit: 500, city: '上海' }]] : [])
  },
}
const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'note' })

test('formulas and defaults take fields of the chosen record once it is loaded; what a user enters stays', async () => {
  const ref = createRef<DocumentFormHandle>()
  await renderForm(<DocumentForm ref={ref} model={model} prefill={{ customer: 'c1' }} />, services)

  await waitFor(() => expect(ref.current?.values()).toMatchObject({ limit: '1000.00', note: '/上海' }))
  expect(asked).toEqual([{ modelId: 'customers', ids: ['c1'], keys: ['credit', 'city'] }])
  expect(ref.current?.isDirty()).toBe(false)

  await userEvent.type(await screen.findByRole('spinbutton', { name: 'price' }), '5')
  await userEvent.tab()
  await waitFor(async () => expect((await note()).value).toBe('5/上海'))

  await userEvent.clear(await note())
  await userEvent.type(await note(), '自填')
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'price' }), '0')
  await userEvent.tab()
  await waitFor(() => expect(ref.current?.values()).toMatchObject({ price: 50, note: '自填' }))
})

test('a stored result stays when its record is hidden from the user', async () => {
  const ref = createRef<DocumentFormHandle>()
  const hidden = { ...services, modelValues: async () => new Map() }
  await renderForm(
    <DocumentForm ref={ref} model={model} stored={{ customer: 'c2', limit: '70.00', note: '' }} />,
    hidden,
  )
  await note()

  await act(async () => undefined)
  expect(ref.current?.values()).toMatchObject({ limit: '70.00' })
  expect(ref.current?.values()).not.toHaveProperty('note')
})

test('a calculated field tells its formula', async () => {
  await renderForm(<DocumentForm model={model} />, services)

  const limit = await screen.findByRole('textbox', { name: 'limit' })
  expect(limit.title).toBe('= LOOKUP(customer, "credit") × 2')
})
