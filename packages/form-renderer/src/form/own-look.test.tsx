import { type JsonRecord, kindOf, readForm } from '@sqos/form-model'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderForm } from '../testing/harness.tsx'
import { DocumentForm, type DocumentFormHandle } from './DocumentForm.tsx'
import { RecordDialog } from './RecordDialog.tsx'

afterEach(cleanup)

/** Renders a form with one new component and these props. */
function formOf(kind: string, changes: JsonRecord, config: JsonRecord = {}) {
  const node = kindOf(kind).create(101)
  return readForm({ size: 'small', fields: [{ ...node, ...changes, __config__: { ...node.__config__, ...config } }] })
}

const classesOf = (element: Element | null) => element?.className ?? ''

test('a text field shows prefix and suffix icons beside the counter', async () => {
  const look = { 'prefix-icon': 'el-icon-user', 'suffix-icon': 'el-icon-phone', maxlength: 10, 'show-word-limit': true }
  await renderForm(<DocumentForm model={formOf('comInput', look)} />)

  const box = screen.getByRole('textbox').closest('.arco-input-group')
  expect(box?.querySelector('.arco-input-group-prefix .arco-icon-user')).toBeTruthy()
  expect(box?.querySelector('.arco-input-group-suffix .arco-icon-phone')).toBeTruthy()
  expect(box?.textContent).toContain('0/10')
})

test('an unknown icon is ignored', async () => {
  await renderForm(<DocumentForm model={formOf('comInput', { 'prefix-icon': 'icon-ym icon-ym-hologram' })} />)

  expect(screen.getByRole('textbox').closest('.arco-input-group')).toBeNull()
})

test('a switch stores the values of its document', async () => {
  const ref = createRef<DocumentFormHandle>()
  const saved: unknown[] = []
  await renderForm(
    <DocumentForm
      ref={ref}
      model={formOf('switch', { 'active-value': 'Y', 'inactive-value': 'N' })}
      onSave={async (data) => saved.push(data)}
    />,
  )

  await userEvent.click(screen.getByRole('switch'))
  await act(async () => void (await ref.current?.submit()))

  expect(saved).toEqual([{ switchField101: 'Y' }])
})

test('choices as buttons have their own size; other choices use the size of the form', async () => {
  const { container } = await renderForm(
    <DocumentForm model={formOf('radio', { size: 'mini' }, { optionType: 'button' })} />,
  )
  expect(classesOf(container.querySelector('.arco-radio-group'))).toContain('size-mini')

  cleanup()
  const plain = await renderForm(<DocumentForm model={formOf('radio', { size: 'mini' })} />)
  expect(classesOf(plain.container.querySelector('.arco-radio-group'))).not.toContain('size-mini')
})

test('checkboxes can be joined buttons, or a vertical list', async () => {
  const model = formOf('checkbox', { size: 'mini', direction: 'vertical' }, { optionType: 'button' })
  const { container } = await renderForm(<DocumentForm model={model} />)

  const classes = classesOf(container.querySelector('.arco-checkbox-group'))
  expect(classes).toMatch(/buttons/)
  expect(classes).toMatch(/mini/)
  expect(classes).toMatch(/vertical/)
})

test.each([
  ['50%', '50%'],
  ['100%', ''],
  ['expression(1)', ''],
])('a field has the width of its document: %s', async (width, shown) => {
  await renderForm(<DocumentForm model={formOf('comInput', { style: { width } })} />)

  const box = screen.getByRole('textbox').closest<HTMLElement>('[style*="inline-size"]')
  expect(box?.style.inlineSize ?? '').toBe(shown)
})

test('a field shows its help text', async () => {
  await renderForm(<DocumentForm model={formOf('comInput', {}, { tipLabel: '以营业执照为准' })} />)

  const described = screen.getByRole('textbox').getAttribute('aria-describedby') ?? ''
  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain('以营业执照为准')
})

test('a form can hide its cancel button', async () => {
  const dialog = (hasCancelBtn: boolean) => (
    <RecordDialog
      open
      title="新建"
      model={readForm({ hasCancelBtn, fields: [kindOf('comInput').create(101)] })}
      onClose={() => undefined}
    />
  )
  const { rerender } = await renderForm(dialog(true))
  expect(await screen.findByRole('button', { name: '取消' })).toBeTruthy()

  rerender(dialog(false))
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  expect(screen.getByRole('button', { name: '确定' })).toBeTruthy()
})
