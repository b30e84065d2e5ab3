import { checkForm, isVisible, kindOf, readForm } from '@sqos/form-model'
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
  return {
    ...node,
    placeholder: '',
    ...more,
    __vModel__: name,
    __config__: { ...node.__config__, ...config, label: name },
  }
}
const box = (
  kind: string,
  number: number,
  { children, ...config }: { children: object[] } & Record<string, unknown>,
) => {
  const node = kindOf(kind).create(number)
  return { ...node, header: `${kind} ${number}`, __config__: { ...node.__config__, ...config, children } }
}
const pane = (title: string, children: object[], config: object = {}) => ({
  title,
  name: title,
  __config__: { ...config, children },
})
const needed = (name: string) => field('comInput', name, { config: { required: true } })
const rule = (type: string, ...fields: string[]) => ({
  match: 'all',
  conditions: [{ field: 'kind', operator: 'is', value: 'x' }],
  actions: [{ type, fields }],
})
const fillKind = async (text: string) => {
  const input = await screen.findByRole('textbox', { name: 'kind' })
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}

test('a rule that hides a card hides everything in it, which is not demanded and not saved', async () => {
  const table = box('table', 903, { children: [needed('note')] })
  const model = readForm({
    fields: [
      field('comInput', 'kind'),
      box('card', 900, {
        children: [needed('why'), box('row', 901, { children: [needed('deep')] }), { ...table, __vModel__: 'rows' }],
      }),
    ],
    visualRules: [rule('show', '#900')],
  })
  const ref = createRef<DocumentFormHandle>()
  const saved: unknown[] = []
  await renderForm(<DocumentForm ref={ref} model={model} onSave={async (data) => saved.push(data)} />)
  await screen.findByRole('textbox', { name: 'kind' })
  expect(screen.queryByText('card 900')).toBeNull()
  expect(screen.queryByRole('grid')).toBeNull()

  await act(async () => expect((await ref.current?.submit())?.status).toBe('saved'))
  expect(saved).toEqual([{ rows: [] }])

  await fillKind('x')
  await screen.findByText('card 900')
  await userEvent.type(await screen.findByRole('textbox', { name: /why/ }), 'typed')
  await act(async () => expect((await ref.current?.submit())?.status).toBe('invalid'))
  expect(await screen.findByText('deep不能为空')).toBeTruthy()

  await fillKind('')
  await waitFor(() => expect(screen.queryByText('card 900')).toBeNull())
  await act(async () => expect((await ref.current?.submit())?.status).toBe('saved'))
  expect(saved.at(-1)).toEqual({ rows: [] })
})

const empty = (children: object[]) => [
  field('comInput', 'kind'),
  box('card', 900, { children }),
  box('tab', 901, { children: [pane('first', [needed('a')]), pane('second', [needed('b')]), pane('third', [])] }),
  box('collapse', 902, { children: [pane('fold', [needed('c')]), pane('other', [needed('d')])] }),
]
const inCard = [box('groupTitle', 910, { children: [] }), box('divider', 911, { children: [] }), needed('why')]

test('containers whose fields are all hidden are not drawn: cards, tabs, panes, folds, tables', async () => {
  const all = field('table', 'rows', { config: { children: [needed('note')] } })
  const model = readForm({
    fields: [...empty(inCard), all],
    visualRules: [rule('hide', 'why', 'a', 'c', 'd', 'rows.note')],
  })
  const ref = createRef<DocumentFormHandle>()
  const saved: unknown[] = []
  await renderForm(
    <DocumentForm ref={ref} model={model} prefill={{ b: 'b' }} onSave={async (data) => saved.push(data)} />,
  )
  await screen.findByText('card 900')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['first', 'second', 'third'])
  await screen.findByRole('grid')
  await userEvent.click(screen.getByRole('tab', { name: 'second' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'b' }), 'c')

  await fillKind('x')

  await waitFor(() => expect(screen.queryByText('card 900')).toBeNull())
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['second', 'third'])
  expect(screen.getByRole('textbox', { name: 'b' })).toHaveProperty('value', 'bc')
  expect(screen.queryByText('fold')).toBeNull()
  expect(screen.queryByRole('grid')).toBeNull()
  await act(async () => expect((await ref.current?.submit())?.status).toBe('saved'))
  expect(saved).toMatchObject([{ kind: 'x', b: 'bc' }])

  await fillKind('')
  await screen.findByText('card 900')
  expect(screen.getAllByRole('tab')).toHaveLength(3)
})

test('fields without permission leave no empty card, in the form and in its detail', async () => {
  const model = readForm({ fields: empty(inCard) })
  const codes = new Set(['kind', 'b'])
  const seen = async (more: object) => {
    cleanup()
    await renderForm(<DocumentForm model={model} formCodes={codes} {...more} />)
    await screen.findByRole('tab', { name: 'second' })
    return [screen.queryByText('card 900'), screen.queryByText('fold'), screen.queryByRole('tab', { name: 'first' })]
  }

  expect(await seen({})).toEqual([null, null, null])
  expect(await seen({ mode: 'detail', display: { kind: 'k', b: 'b' }, stored: { kind: 'k', b: 'b' } })).toEqual([
    null,
    null,
    null,
  ])
})

test.each([
  [{}, true, true],
  [{ noShow: true }, false, false],
  [{ visibility: ['app'] }, false, true],
  [{ visibility: ['pc'] }, true, false],
])('a field in a card with %j is hidden with it, and not demanded there', (config, isOnPc, isOnApp) => {
  const model = readForm({ fields: [box('card', 900, { children: [needed('why')], ...config })] })
  const [why] = model.fields

  expect(checkForm(model, {}).map(({ path }) => path)).toEqual(isOnPc ? ['why'] : [])
  expect(why && [isVisible(why, { side: 'pc' }), isVisible(why, { side: 'app' })]).toEqual([isOnPc, isOnApp])
})

test('a rule hides a single pane of tabs with everything in it, which is not demanded, and shows it again', async () => {
  const model = readForm({
    fields: [
      field('comInput', 'kind'),
      box('tab', 901, { children: [pane('first', [needed('a')]), pane('second', [needed('b')])] }),
    ],
    visualRules: [rule('hide', '#901/second')],
  })
  const ref = createRef<DocumentFormHandle>()
  const saved: unknown[] = []
  await renderForm(
    <DocumentForm ref={ref} model={model} prefill={{ a: 'a' }} onSave={async (data) => saved.push(data)} />,
  )
  await screen.findByRole('tab', { name: 'second' })
  await act(async () => expect((await ref.current?.submit())?.status).toBe('invalid'))
  // A key before the refused field has the focus would be typed there.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /b/ })))

  await fillKind('x')
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'second' })).toBeNull())
  await act(async () => expect((await ref.current?.submit())?.status).toBe('saved'))
  expect(saved).toEqual([{ kind: 'x', a: 'a' }])

  await fillKind('')
  await userEvent.click(await screen.findByRole('tab', { name: 'second' }))
  expect(screen.getByRole('textbox', { name: /b/ })).toBeTruthy()
})
