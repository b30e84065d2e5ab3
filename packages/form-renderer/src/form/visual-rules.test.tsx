import { type JsonRecord, kindOf, readForm } from '@sqos/form-model'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { WidgetProps } from '@sqos/form-widgets/kinds'
import { renderForm } from '../testing/harness.tsx'
import { DocumentForm, type DocumentFormHandle } from './DocumentForm.tsx'

afterEach(cleanup)

let formId = 100
const field = (kind: string, name: string, more: object = {}) => {
  const node = kindOf(kind).create((formId += 1))
  return { ...node, ...more, __vModel__: name, __config__: { ...node.__config__, label: name } }
}
const options = ['red', 'green', 'blue'].map((id) => ({ id, fullName: id }))
const rule = (condition: object, ...actions: object[]) => ({ match: 'all', conditions: [condition], actions })

const sum = { expression: [{ __vModel__: 'price', label: '' }, '×', '2'] }
const table = kindOf('table').create(90)
const rows = {
  ...table,
  __vModel__: 'rows',
  __config__: { ...table.__config__, label: 'rows', children: [field('numInput', 'qty'), field('comInput', 'note')] },
}
const model = readForm({
  fields: [
    field('comInput', 'kind'),
    field('comInput', 'why', { placeholder: '' }),
    field('numInput', 'price'),
    field('calculate', 'sum', sum),
    field('comInput', 'grade'),
    field('radio', 'colour', { __slot__: { options } }),
    field('comInput', 'other'),
    rows,
  ],
  visualRules: [
    rule(
      { field: 'kind', operator: 'is', value: 'x' },
      { type: 'show', fields: ['why'] },
      { type: 'require', fields: ['why'] },
    ),
    rule({ field: 'sum', operator: 'greater', value: 10 }, { type: 'setValue', fields: ['grade'], value: 'high' }),
    rule(
      { field: 'kind', operator: 'is', value: 'x' },
      { type: 'filter', fields: ['colour'], options: ['red', 'blue'] },
    ),
    rule({ field: 'rows.qty', operator: 'greater', value: 5 }, { type: 'lock', fields: ['rows.note'] }),
  ],
})
const box = (name: string) => screen.findByRole('textbox', { name })
const type = async (name: string, text: string) => {
  const input = await box(name)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

test('rules show, require, set and filter while the user types', async () => {
  const ref = createRef<DocumentFormHandle>()
  const saved: unknown[] = []
  await renderForm(<DocumentForm ref={ref} model={model} onSave={async (data) => saved.push(data)} />)
  await box('kind')
  expect(screen.queryByRole('textbox', { name: 'why' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'green' }))

  await type('kind', 'x')
  await box('why')
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'green' })).toBeNull())
  await act(async () => expect((await ref.current?.submit())?.status).toBe('invalid'))
  expect(await screen.findByText('why不能为空')).toBeTruthy()
  const why = await box('why')
  await waitFor(() => expect(document.activeElement).toBe(why))

  await type('why', 'because')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'price' }), '6')
  await act(async () => expect((await ref.current?.submit())?.status).toBe('saved'))
  expect(saved).toEqual([{ kind: 'x', why: 'because', price: 6, sum: '12.00', grade: 'high', rows: [] }])
  expect(await box('grade')).toHaveProperty('value', 'high')
  expect(await box('grade')).toHaveProperty('disabled', true)
})

test('typing draws the typed field and the fields that rules change', async () => {
  const drawn: string[] = []
  function Input({ item, value, onChange }: WidgetProps) {
    drawn.push(item.name)
    return (
      <input
        aria-label={item.name}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  const widgets = { comInput: Input }
  await renderForm(<DocumentForm model={model} widgets={widgets} />)
  const change = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

  drawn.length = 0
  change('kind', 'x')
  change('other', 'a')
  change('kind', 'xy')
  expect(drawn).toEqual(['kind', 'why', 'other', 'kind'])
})

test('a hidden field keeps its stored value, and shows what was typed when it returns', async () => {
  const ref = createRef<DocumentFormHandle>()
  const saved: unknown[] = []
  await renderForm(
    <DocumentForm
      ref={ref}
      model={model}
      stored={{ kind: 'x', why: 'stored' }}
      onSave={async (data) => saved.push(data)}
    />,
  )
  await type('why', 'typed')
  await type('kind', 'y')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'why' })).toBeNull())
  await act(async () => void (await ref.current?.submit()))
  expect(saved).toMatchObject([{ kind: 'y', why: 'stored' }])

  await type('kind', 'x')
  expect(await box('why')).toHaveProperty('value', 'typed')
})

test('rules lock cells of single rows', async () => {
  await renderForm(
    <DocumentForm
      model={model}
      stored={{
        rows: [
          { id: '1', qty: 1, note: 'a' },
          { id: '2', qty: 9, note: 'b' },
        ],
      }}
    />,
  )
  const grid = await screen.findByRole('grid', { name: /rows/ })
  await waitFor(() => {
    const cell = (text: string) => within(grid).getByText(text).closest('[role=gridcell]')
    expect(cell('a')?.getAttribute('aria-readonly')).toBeNull()
    expect(cell('b')?.getAttribute('aria-readonly')).toBe('true')
  })
})

test('a detail hides what the rules hide; without the stored values it shows all fields', async () => {
  const texts = { kind: 'x', why: 'because', other: 'o' }
  const show = async (stored: JsonRecord | undefined) => {
    cleanup()
    await renderForm(<DocumentForm model={model} mode="detail" display={texts} stored={stored} />)
    await screen.findByText('o')
    return screen.queryByText('because') !== null
  }
  expect(await show({ kind: 'y', why: 'because' })).toBe(false)
  expect(await show({ kind: 'x', why: 'because' })).toBe(true)
  expect(await show(undefined)).toBe(true)
})

test('a detail hides single cells by the stored values of their row', async () => {
  const form = readForm({
    fields: [rows],
    visualRules: [rule({ field: 'rows.qty', operator: 'greater', value: 5 }, { type: 'hide', fields: ['rows.note'] })],
  })
  const texts = {
    rows: [
      { qty: '1 件', note: 'shown' },
      { qty: '9 件', note: 'secret' },
    ],
  }
  const stored = {
    rows: [
      { qty: 1, note: 'shown' },
      { qty: 9, note: 'secret' },
    ],
  }
  await renderForm(<DocumentForm model={form} mode="detail" display={texts} stored={stored} />)
  await screen.findByText('shown')
  expect(screen.getByText('9 件')).toBeTruthy()
  expect(screen.queryByText('secret')).toBeNull()
})

test('system fields are hidden while a record is created, and shown afterwards', async () => {
  const form = readForm({ fields: [field('comInput', 'name'), field('createTime', 'made'), field('billRule', 'no')] })
  await renderForm(<DocumentForm model={form} />)
  await box('name')
  expect([screen.queryByText('made'), screen.queryByText('no')]).toEqual([null, null])
  cleanup()
  await renderForm(<DocumentForm model={form} stored={{ name: 'a', made: '2026-01-01 00:00:00', no: 'N1' }} />)
  expect(await screen.findByText('made')).toBeTruthy()
  expect(screen.getByText('no')).toBeTruthy()
})
