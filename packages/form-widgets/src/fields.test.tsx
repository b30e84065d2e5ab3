import '@arco-design/web-react/es/_util/react-19-adapter'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Component, type FunctionComponent, type ReactNode, StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FieldHandle } from './base/field-props.ts'
import { FieldItem } from './field/FieldItem.tsx'
import * as library from './index.ts'

afterEach(cleanup)

const options = [
  { id: '1', fullName: '选项一' },
  { id: '2', fullName: '选项二', children: [{ id: '21', fullName: '选项二一' }] },
]
const day = new Date(2026, 10, 21).getTime()

interface Case {
  /** Props that the field needs besides a value. */
  props?: object
  value: unknown
  /** The value as people read it. */
  text: string | RegExp
  /** Values that it cannot show. */
  wrong: unknown[]
}

/** Every field with a value of its own; a new one belongs here. */
const CASES: Record<string, Case> = {
  InputField: { value: '张三', text: '张三', wrong: [{}, true] },
  TextareaField: { value: '张三', text: '张三', wrong: [{}, true] },
  NumberField: { value: 12.5, text: '12.5', wrong: ['abc', {}, [1, 2], Number.NaN] },
  AmountField: { value: 100, text: '100', wrong: ['abc', {}] },
  SystemField: { value: 'XS001', text: 'XS001', wrong: [{}, true] },
  SwitchField: { value: 1, text: '开', wrong: ['maybe', {}] },
  RadioField: { props: { options }, value: '2', text: '选项二', wrong: [{}, [1, 2]] },
  CheckboxField: { props: { options }, value: ['1', '2'], text: '选项一,选项二', wrong: [{}, [{}]] },
  SelectField: { props: { options }, value: '1', text: '选项一', wrong: [{}, [{}]] },
  CascaderField: { props: { options }, value: ['2', '21'], text: '选项二/选项二一', wrong: [{}, [{}]] },
  TreeSelectField: { props: { options }, value: '21', text: '选项二一', wrong: [{}, [{}]] },
  DateField: { value: day, text: '2026-11-21', wrong: ['soon', {}, true] },
  DateRangeField: { value: [day, day], text: '2026-11-21至2026-11-21', wrong: ['soon', {}, [1]] },
  TimeField: { value: '08:30:00', text: '08:30:00', wrong: ['soon', 12, {}] },
  TimeRangeField: { value: ['08:30:00', '09:00:00'], text: '08:30:00至09:00:00', wrong: ['soon', {}, [1, 2]] },
  ColorField: { value: '#1890ff', text: '#1890ff', wrong: ['nice', {}, 5] },
  RateField: { value: 3, text: /3/, wrong: ['good', {}] },
  SliderField: { value: 30, text: '30', wrong: ['far', {}] },
  NumberRangeField: { value: [1, 5], text: '1 – 5', wrong: ['few', {}, [1]] },
  CalculateField: {
    props: { expression: [], formData: {} },
    value: '12.50',
    text: '12.50',
    wrong: [{}, []].slice(0, 1),
  },
  PopupSelectField: { props: { interfaceId: 'customers' }, value: 'c1', text: 'c1', wrong: [{}, [{}]] },
  RelationFormField: {
    props: { modelId: 'customers', relationField: 'fullName' },
    value: 'c1',
    text: 'c1',
    wrong: [{}, [1]],
  },
  AddressField: { value: ['44', '4401'], text: '44/4401', wrong: [{}, '44', [{}]] },
  // Another value than above: what could not be loaded there would be known here already.
  DistrictField: { value: ['31', '3101'], text: '31/3101', wrong: [{}, '44', [{}]] },
  UserSelectField: { value: ['u1'], text: 'u1', wrong: [{}, [{}]] },
  ApproverField: { value: 'u7', text: 'u7', wrong: [{}, [{}]] },
  OrganizationSelectField: { value: ['group', 'hq'], text: 'group/hq', wrong: [{}, 'hq', [{}]] },
  DepartmentSelectField: { value: 'hq', text: 'hq', wrong: [{}, [{}]] },
  PositionSelectField: { value: 'p1', text: 'p1', wrong: [{}, [{}]] },
  RoleSelectField: { value: 'r1', text: 'r1', wrong: [{}, [{}]] },
}

type AnyField = FunctionComponent<Record<string, unknown>>

const fieldOf = (name: string) => Object.entries(library).find(([key]) => key === name)?.[1] as AnyField
const names = Object.keys(CASES)
const caseOf = (name: string): Case => CASES[name] ?? { value: '', text: '', wrong: [] }

/** Catches what a field throws, so that a crash names the field. */
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
        <Field {...caseOf(name).props} {...props} />
      </Boundary>
    </StrictMode>
  )
}

it('knows every field of the library', () => {
  const fields = Object.keys(library).filter((name) => name.endsWith('Field'))

  expect(fields.filter((name) => !(name in CASES))).toEqual([])
})

it.each(names)('%s has the name of its label, and of aria-label', (name) => {
  const { unmount } = render(<FieldItem label="品名">{draw(name, {})}</FieldItem>)
  expect(screen.getAllByLabelText(/品名/).length).toBeGreaterThan(0)
  unmount()

  render(draw(name, { 'aria-label': '品名' }))
  expect(screen.getAllByLabelText('品名').length).toBeGreaterThan(0)
})

it.each(names)('%s is plain text in detail, and cannot be changed in readonly', async (name) => {
  const { value, text } = caseOf(name)
  const onChange = vi.fn()
  const { container, rerender } = render(draw(name, { value, mode: 'detail', onChange }))
  // Where names come from a service there is none here: what was stored is shown then, and the loading can be tried again.
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

it.each(names)('%s shows a value of the wrong type as empty and says so, in every mode', (name) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const value of caseOf(name).wrong) {
    for (const mode of ['edit', 'readonly', 'detail']) {
      const { container, unmount } = render(draw(name, { value, mode }))
      expect(container.textContent).toContain('不能用在这里')
      unmount()
    }
  }
  expect(complaints.mock.calls.filter(([first]) => !String(first).includes('element.ref'))).toEqual([])
  complaints.mockRestore()
})

it.each(names)('%s takes nothing, null, empty text and an empty list without a word', (name) => {
  for (const value of [undefined, null, '', []]) {
    const { container, unmount } = render(draw(name, { value }))
    expect(container.textContent).not.toMatch(/不能用在这里|crashed/)
    unmount()
  }
})

it.each(names)('%s tells its problem with its control, and can be given the focus', (name) => {
  const ref: { current: FieldHandle | null } = { current: null }
  const { container } = render(draw(name, { 'aria-label': '品名', problem: '不能为空', ref }))

  const described = [...container.querySelectorAll('[aria-describedby]')]
  const texts = described.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(texts.join(' ')).toContain('不能为空')

  act(() => ref.current?.focus())
  expect(container.contains(document.activeElement)).toBe(true)
})

it.each(names)('%s cannot be used when disabled', (name) => {
  const { container } = render(draw(name, { value: caseOf(name).value, disabled: true }))

  const controls = [...container.querySelectorAll('input, textarea, button, [role="combobox"]')].filter(
    // To load names again is not to change the value.
    (one) => !one.closest('[aria-hidden="true"], [id$="-notes"]'),
  )
  expect(controls.length).toBeGreaterThan(0)
  const isOff = (one: Element) =>
    one.matches(':disabled') ||
    one.getAttribute('aria-disabled') === 'true' ||
    one.closest('[aria-disabled="true"]') !== null
  expect(controls.filter((one) => !isOff(one))).toEqual([])
})
