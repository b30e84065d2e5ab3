import { Button, Form, Input } from '@arco-design/web-react'
import { renderWithApp } from '@sqos/test-kit/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { FieldItem } from '../field/FieldItem.tsx'
import { InputField, type InputFieldProps } from './InputField.tsx'

afterEach(cleanup)

function Alone(props: InputFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  const change = (next: string) => {
    setValue(next)
    props.onChange?.(next)
  }
  return <InputField {...props} value={value} onChange={change} />
}

it('a controlled input reports changes', async () => {
  const onChange = vi.fn()
  render(
    <StrictMode>
      <Alone aria-label="名称" onChange={onChange} />
    </StrictMode>,
  )

  await userEvent.type(screen.getByRole('textbox', { name: '名称' }), 'ab')

  expect(screen.getByDisplayValue('ab')).toBeTruthy()
  expect(onChange.mock.calls).toEqual([['a'], ['ab']])
})

it("works in Arco's Form: named by its label, marked by its rule", async () => {
  const onSubmit = vi.fn()
  await renderWithApp(
    <Form onSubmit={onSubmit}>
      <Form.Item label="名称" field="fullName" rules={[{ required: true, message: '名称不能为空' }]}>
        <InputField />
      </Form.Item>
      <Button htmlType="submit">保存</Button>
    </Form>,
  )
  const input = screen.getByRole('textbox', { name: '名称' })

  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('名称不能为空')
  expect(input.getAttribute('aria-invalid')).toBe('true')

  await userEvent.type(input, 'ab')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fullName: 'ab' }))
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

it('react-hook-form focuses the first invalid field', async () => {
  const onSubmit = vi.fn()
  function HookForm() {
    const { control, handleSubmit } = useForm({ defaultValues: { fullName: '' } })
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <Controller
          control={control}
          name="fullName"
          rules={{ required: '名称不能为空' }}
          render={({ field, fieldState }) => (
            <FieldItem label="名称" required problem={fieldState.error?.message}>
              <InputField {...field} />
            </FieldItem>
          )}
        />
        <button type="submit">保存</button>
      </form>
    )
  }
  render(<HookForm />)
  const input = screen.getByRole('textbox', { name: /名称/ })

  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  // Beside it, for screen readers, the announcement has the same text for a while.
  await screen.findByText('名称不能为空', { selector: 'p' })
  expect(document.activeElement).toBe(input)

  await userEvent.keyboard('ab{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fullName: 'ab' }))
})

it('the control has the problem, the help text and the required state', () => {
  render(
    <FieldItem label="名称" required help="最多 50 个字" problem="名称不能为空">
      <InputField />
    </FieldItem>,
  )

  const input = screen.getByRole('textbox', { name: /名称/ })
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
  expect(described.map((element) => element?.textContent?.trim())).toEqual(['名称不能为空', '最多 50 个字'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

it('mode readonly cannot be changed; mode detail is plain text', async () => {
  const { rerender } = render(<Alone aria-label="名称" value="张三" mode="readonly" />)
  const input = screen.getByRole('textbox', { name: '名称' })
  await userEvent.type(input, 'x')
  expect(screen.getByDisplayValue('张三')).toBe(input)

  rerender(<Alone aria-label="名称" value="张三" mode="detail" />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('张三')).toBeTruthy()
})

it.each([
  [{ a: 1 }, '{"a":1}'],
  [true, 'true'],
  [() => 1, 'function'],
])('shows %o as empty with a message about the stored value', (value, shown) => {
  // Values of a database may be of any type.
  render(<InputField aria-label="名称" value={value as unknown as string} />)

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  expect(screen.getByText(new RegExp(shown.replaceAll(/[{}]/g, String.raw`\$&`)))).toBeTruthy()
})

it('a button shows the password', async () => {
  render(<Alone aria-label="密码" password value="secret1" />)
  const input = screen.getByLabelText<HTMLInputElement>('密码')
  expect(input.type).toBe('password')

  await userEvent.click(screen.getByRole('button', { name: '显示密码' }))

  expect(input.type).toBe('text')
  expect(screen.getByRole('button', { name: '隐藏密码' })).toBeTruthy()
})

it('input method text is shown while composing and reported at the end', () => {
  const onChange = vi.fn()
  render(<Alone aria-label="名称" onChange={onChange} />)
  const input = screen.getByRole('textbox')

  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: 'ni' } })
  expect(input).toHaveProperty('value', 'ni')
  expect(onChange).not.toHaveBeenCalled()

  fireEvent.change(input, { target: { value: '你' } })
  fireEvent.compositionEnd(input)
  expect(onChange.mock.calls).toEqual([['你']])
  expect(input).toHaveProperty('value', '你')
})

const none = () => undefined

it.each([
  ['plain', {}, {}],
  ['filled', { value: 'a' }, { value: 'a' }],
  ['without its cross', { value: 'a', clearable: false }, { value: 'a', allowClear: false }],
  ['disabled', { value: 'a', disabled: true }, { value: 'a', disabled: true }],
  ['wrong and small', { value: 'a', error: true, size: 'mini' }, { value: 'a', error: true, size: 'mini' }],
  ['with a prefix and a suffix', { prefix: 'p', suffix: 's' }, { prefix: 'p', suffix: 's' }],
  ['joined', { prepend: 'https://', append: '.com' }, { addBefore: 'https://', addAfter: '.com' }],
  ['counted', { value: 'abc', maxLength: 5, showCount: true }, { value: 'abc', maxLength: 5, showWordLimit: true }],
] as const)('has the elements and classes of Arco’s input: %s', (_name, ours, theirs) => {
  const { container: field } = render(<InputField placeholder="x" onChange={none} {...ours} />)
  const { container: arco } = render(<Input value="" placeholder="x" allowClear onChange={none} {...theirs} />)
  // The button to clear appears with the pointer.
  const [box] = screen.getAllByPlaceholderText('x')
  if (box) fireEvent.pointerEnter(box)

  expect(essence(field.querySelector('[data-mode]'))).toBe(essence(arco))
})

/** Elements and classes, without the notes of the control. */
const essence = (box: Element | null): string =>
  [...(box?.querySelectorAll('*') ?? [])]
    .map((one) => `${one.tagName}.${[...one.classList].toSorted().join('.')}`)
    .join(' ')
