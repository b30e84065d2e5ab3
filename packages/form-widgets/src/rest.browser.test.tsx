import '@arco-design/web-react/es/_util/react-19-adapter'
import { ConfigProvider } from '@arco-design/web-react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DateField, InputField, NumberField, SelectField } from './index.ts'

afterEach(cleanup)

const options = [
  { id: '1', fullName: '选项一' },
  { id: '2', fullName: '选项二' },
]
const day = new Date(2026, 10, 21).getTime()

const CASES: Record<string, ReactElement> = {
  'an empty select': <SelectField aria-label="x" options={options} />,
  'a select': <SelectField aria-label="x" options={options} value="1" />,
  'a long select': <SelectField aria-label="x" options={[{ id: '1', fullName: '选项'.repeat(90) }]} value="1" />,
  'a small select with a problem': <SelectField aria-label="x" options={options} size="mini" problem="不能为空" />,
  'an empty date': <DateField aria-label="x" />,
  'a date': <DateField aria-label="x" value={day} size="small" />,
}

/** Number fields, which have no placeholder. */
const NUMBERS: Record<string, ReactElement> = {
  'an empty number': <NumberField aria-label="x" />,
  'a number': <NumberField aria-label="x" value={12.5} unit="kg" size="large" />,
  'a number between buttons': <NumberField aria-label="x" value={3} min={3} controls="sides" />,
}

const LOOKS = ['color', 'backgroundColor', 'borderTopColor', 'fontSize', 'lineHeight', 'cursor', 'boxShadow'] as const

/** Position and style of every visible part. */
const lookOf = (box: Element) =>
  [...box.querySelectorAll('*')]
    .filter((one) => !one.closest('[class*="-clear-icon"], [class*="step-layer"]') && one.getClientRects().length > 0)
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const style = getComputedStyle(one)
      return [one.tagName, x, y, width, height, ...LOOKS.map((name) => style[name])].join(' ')
    })

it.each(Object.keys(CASES))('%s looks the same as placeholder and as control', (name) => {
  const { container } = render(<div style={{ inlineSize: 320 }}>{CASES[name]}</div>)
  const box = container.querySelector('[data-mode]')
  if (!box) throw new Error('no field')
  const rested = box.firstElementChild
  const before = lookOf(box)

  fireEvent.pointerEnter(box)

  expect(rested?.isConnected).toBe(false)
  expect(lookOf(box)).toEqual(before)
})

it.each(Object.keys(NUMBERS))("%s looks the same as Arco's", (name) => {
  const draw = () => {
    const { container, unmount } = render(<div style={{ inlineSize: 320 }}>{element}</div>)
    const look = lookOf(container)
    unmount()
    return look
  }
  let element: ReactElement | undefined = NUMBERS[name]
  const drawnHere = draw()

  // A component default of the host turns the placeholder off.
  element = <ConfigProvider componentConfig={{ InputNumber: {} }}>{element}</ConfigProvider>
  expect(draw()).toEqual(drawnHere)
})

it('one click opens a select that shows its placeholder', async () => {
  const onChange = vi.fn()
  render(<SelectField aria-label="单位" options={options} onChange={onChange} />)

  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: '选项二' }))

  expect(onChange).toHaveBeenCalledWith('2', options[1])
})

it('Tab and the next key reach a select and a number field', async () => {
  const onNumber = vi.fn()
  render(
    <>
      <InputField aria-label="品名" />
      <SelectField aria-label="单位" options={options} />
      <NumberField aria-label="数量" value={5} onChange={onNumber} />
    </>,
  )

  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await screen.findByRole('option', { name: '选项一' })
  await userEvent.keyboard('{Escape}{Tab}8')

  // Tab selects the text of an input, so that the key replaces it.
  expect(onNumber.mock.calls).toEqual([[8]])
})
