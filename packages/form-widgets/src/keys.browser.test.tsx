import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  CascaderField,
  DateField,
  DateRangeField,
  InputField,
  RateField,
  SliderField,
  TimeRangeField,
  TreeSelectField,
} from './index.ts'

afterEach(cleanup)

const day = (date: number) => new Date(2026, 10, date).getTime()
const options = [
  {
    id: 'zj',
    fullName: '浙江省',
    children: [
      { id: 'hz', fullName: '杭州市' },
      { id: 'nb', fullName: '宁波市' },
    ],
  },
  { id: 'sh', fullName: '上海市' },
]

interface HeldProps<Value> {
  start: Value
  onChange: (value: Value) => void
  children: (value: Value, change: (next: Value) => void) => ReactNode
}

/** A field with the state of its value. */
function Held<Value>({ start, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => {
    setValue(next)
    onChange(next)
  })
}

/** Beside every field and calendar. */
const BESIDE = { position: { x: 1, y: 1 } }

it('keys move both thumbs of a slider, and the thumbs push each other', async () => {
  const onChange = vi.fn()
  render(
    <Held<[number, number]> start={[20, 21]} onChange={onChange}>
      {(value, change) => <SliderField aria-label="折扣" range value={value} onChange={change} />}
    </Held>,
  )

  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}')

  expect(onChange).toHaveBeenLastCalledWith([22, 22])
})

it('arrow keys choose stars and Delete removes them', async () => {
  const onChange = vi.fn()
  render(
    <Held<number> start={3} onChange={onChange}>
      {(value, change) => <RateField aria-label="满意度" value={value} onChange={change} />}
    </Held>,
  )

  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith(4)

  await userEvent.keyboard('{Delete}')
  expect(onChange).toHaveBeenLastCalledWith(0)
})

it('a typed date is accepted on blur and on Enter', async () => {
  const onChange = vi.fn()
  render(
    <>
      <Held<number | null> start={null} onChange={onChange}>
        {(value, change) => <DateField aria-label="日期" value={value} onChange={change} />}
      </Held>
      <InputField aria-label="下一个" />
    </>,
  )

  await userEvent.keyboard('{Tab}2026/11/5{Tab}')
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[day(5)]]))
  await vi.waitFor(() => expect(document.querySelector('.arco-picker-container')).toBeNull())

  await userEvent.click(screen.getByRole('textbox', { name: '日期' }))
  await userEvent.keyboard('{Control>}a{/Control}2026-11-06{Enter}')
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[day(5)], [day(6)]]))
})

it('a typed end of a range is accepted on blur', async () => {
  const onChange = vi.fn()
  render(
    <Held<[number, number] | []> start={[day(1), day(7)]} onChange={onChange}>
      {(value, change) => <DateRangeField aria-label="期间" value={value} onChange={change} />}
    </Held>,
  )

  screen.getByRole('textbox', { name: '结束日期' }).focus()
  await userEvent.keyboard('{Control>}a{/Control}2026/11/9')
  await userEvent.click(document.body, BESIDE)

  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([day(1), day(9)]))
})

it('both ends of a time range have names', () => {
  render(<TimeRangeField aria-label="营业时间" value={['08:30:00', '17:00:00']} />)

  expect(screen.getByRole('group', { name: '营业时间' })).toBeTruthy()
  expect(
    screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label') ?? box.getAttribute('placeholder')),
  ).toEqual(['开始时间', '结束时间'])
})

it('keys alone choose a leaf of a cascader', async () => {
  const onChange = vi.fn()
  render(<CascaderField aria-label="地区" options={options} onChange={onChange} />)

  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByText('浙江省')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{Enter}')

  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['zj', 'nb']))
})

it('keys alone choose a node of a tree', async () => {
  const onChange = vi.fn()
  render(<TreeSelectField aria-label="上级" options={options} onChange={onChange} />)

  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByText('上海市')
  await userEvent.keyboard('{ArrowDown}{Enter}')

  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
})
