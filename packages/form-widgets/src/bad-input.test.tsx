import '@arco-design/web-react/es/_util/react-19-adapter'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  CascaderField,
  CheckboxField,
  DateField,
  FormWidgetsProvider,
  InputField,
  NumberField,
  RadioField,
  SelectField,
  TreeSelectField,
  type WidgetServices,
} from './index.ts'

// Services and the clipboard may give any value: the field shows a message and the form continues to work.

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const OPTION_FIELDS: Record<string, ComponentType<{ 'aria-label': string; dictionary: string; value: never }>> = {
  SelectField,
  RadioField,
  CheckboxField,
  CascaderField,
  TreeSelectField,
}

type Dictionary = WidgetServices['dictionary']

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server may answer anything, whatever the types promise
const answers =
  (answer: unknown): Dictionary =>
  () =>
    Promise.resolve(answer as never)

const SERVICES: Record<string, Dictionary> = {
  refuses: () => Promise.reject(new Error('refused')),
  'throws at once': () => {
    throw new Error('broken')
  },
  'never answers': () => new Promise(() => undefined),
  'answers nothing': answers(undefined),
  'answers a text': answers('<html>502</html>'),
  'answers a record': answers({ code: 500, msg: 'x' }),
  'answers a list of anything': answers([null, 7, [], {}, { id: {} }, { id: null }, { id: '1', fullName: { a: 1 } }]),
  'answers ten thousand': answers(
    Array.from({ length: 10_000 }, (_, place) => ({ id: String(place), fullName: `选项 ${place}` })),
  ),
}

function Name() {
  const [name, setName] = useState('')
  return <InputField aria-label="名称" value={name} onChange={setName} />
}

const cases = Object.keys(OPTION_FIELDS).flatMap((field) => Object.keys(SERVICES).map((service) => [field, service]))
// Thousands of checkboxes are unrealistic and too slow in jsdom.
const drawable = cases.filter(
  ([field, service]) => service !== 'answers ten thousand' || !/Radio|Checkbox/.test(field ?? ''),
)

it.each(drawable)('%s whose service %s leaves the rest of the form working', async (field = '', service = '') => {
  const Field = OPTION_FIELDS[field]
  const dictionary = SERVICES[service]
  if (!Field || !dictionary) throw new Error('no such case')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any value, see above
  const value = 'gone' as never
  render(
    <FormWidgetsProvider services={{ dictionary }}>
      <Field aria-label="等级" dictionary={`${field} ${service}`} value={value} />
      <Name />
    </FormWidgetsProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1000))

  const name = screen.getByRole('textbox', { name: '名称' })
  fireEvent.change(name, { target: { value: '张三' } })

  expect(name).toHaveProperty('value', '张三')
  expect(screen.getAllByLabelText('等级').length).toBeGreaterThan(0)
  const isFailure = service === 'refuses' || service === 'throws at once'
  expect(screen.queryAllByText(/选项加载失败/).length).toBe(isFailure ? 1 : 0)
})

const GARBAGE = [
  'abc',
  '<script>alert(1)</script>',
  '--5',
  '1.2.3',
  '∞',
  '9'.repeat(400),
  '\u0000\u202E\uFFFF',
  '1e999',
]

function Held<Value>({ start, onChange, draw }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return draw(value, (next) => {
    setValue(next)
    onChange(next)
  })
}

interface HeldProps<Value> {
  start: Value
  onChange: (value: Value) => void
  draw: (value: Value, change: (value: Value) => void) => ReactNode
}

it.each(GARBAGE)('%j pasted into a number field is not accepted as a number', async (text) => {
  const onChange = vi.fn()
  render(
    <Held<number | null>
      start={5}
      onChange={onChange}
      draw={(value, change) => <NumberField aria-label="数量" value={value} onChange={change} />}
    />,
  )
  const typist = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await typist.tab()
  await typist.paste(text)
  await typist.tab()

  const told = onChange.mock.calls.map(([value]: unknown[]) => value)
  expect(told.filter((value) => value !== null && !Number.isSafeInteger(value) && !Number.isFinite(value))).toEqual([])
  expect(Number.isNaN(Number(screen.getByRole<HTMLInputElement>('spinbutton').value))).toBe(false)
})

it.each(GARBAGE)('%j typed into a date field is not accepted as a date', async (text) => {
  const onChange = vi.fn()
  const day = new Date(2026, 10, 21).getTime()
  render(<DateField aria-label="日期" value={day} onChange={onChange} />)
  const typist = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await typist.tab()
  await typist.paste(text)
  await typist.tab()
  await act(() => vi.advanceTimersByTimeAsync(500))

  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '2026-11-21')
})

it('a megabyte pasted into a text field is cut to maxLength', async () => {
  const onChange = vi.fn()
  render(
    <Held<string>
      start=""
      onChange={onChange}
      draw={(value, change) => <InputField aria-label="名称" value={value} onChange={change} maxLength={50} />}
    />,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '字'.repeat(1_000_000) } })

  expect(screen.getByRole('textbox')).toHaveProperty('value', '字'.repeat(50))
  expect(onChange).toHaveBeenLastCalledWith('字'.repeat(50))
})
