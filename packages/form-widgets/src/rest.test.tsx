import '@arco-design/web-react/es/_util/react-19-adapter'
import { ConfigProvider } from '@arco-design/web-react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormWidgetsProvider } from './provider/index.ts'
import { DateField, type DateFieldProps, FieldItem, NumberField, SelectField } from './index.ts'

afterEach(cleanup)

const options = [
  { id: '1', fullName: '选项一' },
  { id: '2', fullName: '选项二' },
]
const day = new Date(2026, 10, 21).getTime()

const CASES: Record<string, ReactElement> = {
  'an empty select': <SelectField options={options} />,
  'a select': <SelectField options={options} value="1" />,
  'a select with a placeholder of its own': <SelectField options={options} placeholder="单位" />,
  'a select of a size with a fault': <SelectField options={options} value="2" size="mini" error />,
  'a select that misses its option': <SelectField options={options} value="9" />,
  'a select whose options are on their way': (
    <FormWidgetsProvider services={{ dictionary: () => new Promise(() => undefined) }}>
      <SelectField dictionary="slow" value="1" />
    </FormWidgetsProvider>
  ),
  'an empty date': <DateField />,
  'a date': <DateField value={day} />,
  'a month with a fault': <DateField value={day} type="month" error size="small" />,
  'a year': <DateField value={day} type="year" />,
  'a moment': <DateField value={day} type="datetime" />,
  'a date in words': <DateField value={day} format="yyyy年MM月dd日" />,
}

/** Number fields, which have no placeholder. */
const NUMBERS: Record<string, ReactElement> = {
  'an empty number': <NumberField />,
  'a number': <NumberField value={-12.5} />,
  'a number of a size with a fault': <NumberField value={5} size="large" error />,
  'a number with commas and a unit': <NumberField value={1_234_567.5} thousands unit="kg" precision={2} />,
  'a number outside its limits': <NumberField value={50} max={9} />,
  'a number that has to be rounded': <NumberField value={1.005} precision={2} />,
  'a tiny number': <NumberField value={1e-7} />,
  'a huge number': <NumberField value={1e21} />,
  'a number between buttons': <NumberField value={3} controls="sides" />,
  'a number without buttons': <NumberField value={3} controls="none" step={0.25} precision={1} />,
}

/** Parts that only Arco renders: generated ids, and buttons on hover. */
function essence(box: Element): string {
  const copy = box.cloneNode(true) as Element
  for (const one of copy.querySelectorAll('[class*="-clear-icon"], [class*="step-layer"]')) one.remove()
  for (const one of copy.querySelectorAll('span[style="display: none;"]')) one.remove()
  for (const one of copy.querySelectorAll('*')) {
    one.removeAttribute('aria-controls')
    one.removeAttribute('readonly')
    const sorted = [...one.attributes].toSorted((a, b) => a.name.localeCompare(b.name))
    for (const { name } of sorted) one.removeAttribute(name)
    for (const { name, value } of sorted) {
      const spelled = name === 'class' ? value.split(/\s+/).toSorted().join(' ') : value
      one.setAttribute(name, spelled)
    }
  }
  return copy.innerHTML
}

it.each(Object.keys(CASES))('the placeholder of %s has the elements, roles and names of the control', (name) => {
  const { container } = render(<FieldItem label="品名">{CASES[name]}</FieldItem>)
  const box = fieldIn(container)
  const atRest = essence(box)
  const names = screen.getAllByLabelText(/品名/).length

  fireEvent.pointerEnter(box)

  expect(essence(box)).toBe(atRest)
  expect(screen.getAllByLabelText(/品名/).length).toBe(names)
})

it.each(Object.keys(NUMBERS))("%s has the elements, roles and names of Arco's", (name) => {
  const ours = render(<FieldItem label="品名">{NUMBERS[name]}</FieldItem>)
  const drawnHere = withoutIds(essence(fieldIn(ours.container)))
  ours.unmount()

  // A component default of the host turns the placeholder off.
  const arcos = render(
    <ConfigProvider componentConfig={{ InputNumber: {} }}>
      <FieldItem label="品名">{NUMBERS[name]}</FieldItem>
    </ConfigProvider>,
  )

  expect(drawnHere).toBe(withoutIds(essence(fieldIn(arcos.container))))
})

const withoutIds = (html: string) => html.replaceAll(/_r_\w+?_/g, '')

function fieldIn(container: Element): Element {
  const box = container.querySelector('[data-mode]')
  if (!box) throw new Error('no field')
  return box
}

it('the placeholder follows the size of the host, and is off with another class prefix', () => {
  const { container, rerender } = render(
    <ConfigProvider size="large">
      <NumberField value={1} />
    </ConfigProvider>,
  )
  expect(container.querySelector('.arco-input-size-large')).not.toBeNull()

  rerender(
    <ConfigProvider prefixCls="shop">
      <NumberField key="other" value={1} />
    </ConfigProvider>,
  )
  expect(container.querySelector('.shop-input-number-step-layer')).not.toBeNull()
})

function Held({ onChange }: { onChange: (value: unknown) => void }) {
  const [number, setNumber] = useState<number | null>(1)
  return (
    <NumberField
      aria-label="数量"
      value={number}
      onChange={(next) => {
        setNumber(next)
        onChange(next)
      }}
    />
  )
}

it('a key pressed right after the focus reaches the control', async () => {
  const onChange = vi.fn()
  render(<Held onChange={onChange} />)

  await userEvent.keyboard('{Tab}42')

  expect(onChange.mock.calls.flat()).toEqual([4, 42])
})

it('events on the element of the placeholder reach the control', async () => {
  const onChange = vi.fn()
  const { container } = render(<SelectField aria-label="单位" options={options} onChange={onChange} />)
  const rested = screen.getByRole('combobox')

  await userEvent.click(rested)
  expect(rested.isConnected).toBe(false)
  fireEvent.click(await screen.findByRole('option', { name: '选项二' }))

  expect(onChange).toHaveBeenCalledWith('2', options[1])
  expect(container.contains(document.activeElement)).toBe(true)
})

it('a click without pointer events opens the list', async () => {
  const outer = vi.fn()
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens only
    <div onClick={outer}>
      <SelectField aria-label="单位" options={options} />
    </div>,
  )

  fireEvent.click(screen.getByRole('combobox'))

  expect(await screen.findByRole('option', { name: '选项二' })).toBeTruthy()
  expect(outer).toHaveBeenCalledTimes(1)
})

it('text set without a key is accepted', () => {
  const onChange = vi.fn()
  render(<Held onChange={onChange} />)

  fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '7' } })

  expect(onChange).toHaveBeenLastCalledWith(7)
})

it('replacing the placeholder does not call onBlur; leaving the field does', async () => {
  const onBlur = vi.fn()
  const Field = (props: DateFieldProps) => <DateField aria-label="日期" {...props} />
  render(
    <>
      <Field onBlur={onBlur} />
      <button type="button">next</button>
    </>,
  )

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(onBlur).not.toHaveBeenCalled()

  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

it('a disabled field keeps its placeholder', () => {
  const { container } = render(<SelectField aria-label="单位" options={options} disabled />)
  const rested = screen.getByRole('combobox')

  fireEvent.pointerEnter(container.querySelector('[data-mode]') ?? container)

  expect(screen.getByRole('combobox')).toBe(rested)
})
