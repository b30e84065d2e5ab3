import '@arco-design/web-react/es/_util/react-19-adapter'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Component, type FunctionComponent, type ReactNode, StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FieldExample } from './base/field.example.ts'
import type { FieldHandle } from './base/field-props.ts'
import { FieldItem } from './field/FieldItem.tsx'
import * as library from './index.ts'

afterEach(cleanup)

/** The examples of all fields: each lies beside its field. */
const files = import.meta.glob<{ example: FieldExample }>('./*/*Field.example.ts', { eager: true })
const EXAMPLES = new Map(
  Object.entries(files).map(([file, { example }]) => [/(\w+)\.example\.ts$/.exec(file)?.[1] ?? '', example]),
)

type AnyField = FunctionComponent<Record<string, unknown>>

const fieldOf = (name: string) => Object.entries(library).find(([key]) => key === name)?.[1] as AnyField
const names = [...EXAMPLES.keys()]
const exampleOf = (name: string): FieldExample => EXAMPLES.get(name) ?? { role: '', value: '', text: '', wrong: [] }

/** Catches errors of a field, so that the test names the field. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <p>crashed: {this.state.error.message}</p> : this.props.children
  }
}

const draw = (name: string, props: object) => {
  const Field = fieldOf(name)
  return (
    <StrictMode>
      <Boundary>
        <Field {...exampleOf(name).props} {...props} />
      </Boundary>
    </StrictMode>
  )
}

it('every exported field has an example beside it', () => {
  const fields = Object.keys(library).filter((name) => name.endsWith('Field'))

  expect(fields.filter((name) => !EXAMPLES.has(name))).toEqual([])
})

it.each(names)('%s has its name from the label and from aria-label', (name) => {
  const { unmount } = render(<FieldItem label="品名">{draw(name, {})}</FieldItem>)
  expect(screen.getAllByLabelText(/品名/).length).toBeGreaterThan(0)
  unmount()

  render(draw(name, { 'aria-label': '品名' }))
  expect(screen.getAllByLabelText('品名').length).toBeGreaterThan(0)
})

it.each(names)('%s is plain text in mode detail and cannot be changed in mode readonly', async (name) => {
  const { value, text } = exampleOf(name)
  const onChange = vi.fn()
  const { container, rerender } = render(draw(name, { value, mode: 'detail', onChange }))
  // There is no service here: fields with names from a service show the stored value and a retry button.
  const ownOf = (selector: string) =>
    [...container.querySelectorAll<HTMLInputElement>(selector)].filter((one) => !one.closest('[id$="-notes"]'))
  const shown = () => container.querySelector('[role="img"]')?.getAttribute('aria-label') ?? container.textContent
  await waitFor(() => expect(shown()).toMatch(text))
  expect(ownOf('input, textarea, button, select, [role="combobox"]')).toEqual([])

  rerender(draw(name, { value, mode: 'readonly', onChange }))
  const controls = ownOf('input, textarea')
  expect(controls.length).toBeGreaterThan(0)
  expect(controls.every((control) => control.readOnly)).toBe(true)
  await waitFor(() => expect(controls.map((control) => control.value).join(' ')).toMatch(text))
  expect(onChange).not.toHaveBeenCalled()
})

it.each(names)('%s shows a value of a wrong type as empty with a message, in every mode', (name) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const value of exampleOf(name).wrong) {
    for (const mode of ['edit', 'readonly', 'detail']) {
      const { container, unmount } = render(draw(name, { value, mode }))
      expect(container.textContent).toContain('不能用在这里')
      unmount()
    }
  }
  expect(complaints.mock.calls.filter(([first]) => !String(first).includes('element.ref'))).toEqual([])
  complaints.mockRestore()
})

it.each(names)('%s accepts undefined, null, empty text and an empty list without a message', (name) => {
  for (const value of [undefined, null, '', []]) {
    const { container, unmount } = render(draw(name, { value }))
    expect(container.textContent).not.toMatch(/不能用在这里|crashed/)
    unmount()
  }
})

it.each(names)('%s describes its control with the problem and can be focused', (name) => {
  const ref: { current: FieldHandle | null } = { current: null }
  const { container } = render(draw(name, { 'aria-label': '品名', problem: '不能为空', ref }))

  const described = [...container.querySelectorAll('[aria-describedby]')]
  const texts = described.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(texts.join(' ')).toContain('不能为空')

  act(() => ref.current?.focus())
  expect(container.contains(document.activeElement)).toBe(true)
})

it.each(names)('%s cannot be used when disabled', (name) => {
  const { container } = render(draw(name, { value: exampleOf(name).value, disabled: true }))

  const controls = [...container.querySelectorAll('input, textarea, button, [role="combobox"]')].filter(
    // The retry button does not change the value.
    (one) => !one.closest('[aria-hidden="true"], [id$="-notes"]'),
  )
  expect(controls.length).toBeGreaterThan(0)
  const isOff = (one: Element) =>
    one.matches(':disabled') ||
    one.getAttribute('aria-disabled') === 'true' ||
    one.closest('[aria-disabled="true"]') !== null
  expect(controls.filter((one) => !isOff(one))).toEqual([])
})

/** What can have the focus. */
const FOCUSABLE = 'input:not([disabled], [tabindex="-1"]), textarea, button:not([disabled]), a[href], [tabindex="0"]'

it.each(names)('%s leaves Escape to its dialog while none of its popups is open', (name) => {
  const pressed = vi.fn<(key: string) => void>()
  const { container } = render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog
    <div onKeyDown={({ key }) => pressed(key)}>{draw(name, {})}</div>,
  )
  const control = container.querySelector<HTMLElement>(FOCUSABLE)
  if (!control) return
  fireEvent.keyDown(control, { key: 'Escape', keyCode: 27 })

  expect(pressed).toHaveBeenCalledExactlyOnceWith('Escape')
})
