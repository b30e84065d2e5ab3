import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

afterEach(cleanup)

let told: (number | null)[] = []

beforeEach(() => {
  told = []
})

function Held(props: NumberFieldProps) {
  const [number, setNumber] = useState<number | null | undefined>(props.value)
  return (
    <NumberField
      aria-label="数量"
      {...props}
      value={number}
      onChange={(next) => {
        told.push(next)
        setNumber(next)
      }}
    />
  )
}

function draw(props: NumberFieldProps = {}): HTMLInputElement {
  render(<Held {...props} />)
  const input = screen.getByRole('spinbutton', { name: '数量' })
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  return input
}

it('typed numbers keep their form until blur, then are formatted', async () => {
  const input = draw({ precision: 2, thousands: true })
  await userEvent.type(input, '－1，234.5')
  expect(input.value).toBe('-1,234.5')

  await userEvent.tab()

  expect(input.value).toBe('-1,234.50')
  expect(told.at(-1)).toBe(-1234.5)
})

it('refuses text that is not a number; an empty text is null', async () => {
  const input = draw({ value: 5 })
  await userEvent.type(input, 'x')
  expect([input.value, told]).toEqual(['5', []])

  await userEvent.clear(input)
  expect(told).toEqual([null])
  await userEvent.type(input, '-')
  expect([input.value, told]).toEqual(['-', [null]])
})

it('reports values within the limits while typing and shows them on blur', async () => {
  const input = draw({ min: 3, max: 9 })
  await userEvent.type(input, '12')
  expect([input.value, told]).toEqual(['12', [3, 9]])

  await userEvent.tab()
  expect(input.value).toBe('9')
})

it('corrects a given value outside of the limits only after the user leaves the field', async () => {
  const input = draw({ value: 50, max: 9 })
  expect(told).toEqual([])

  act(() => input.focus())
  await userEvent.tab()
  expect(told).toEqual([9])
})

it('arrow keys add steps exactly', async () => {
  draw({ value: 0.1, step: 0.2, max: 0.5 })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(told).toEqual([0.3, 0.5, 0.3])
})

it('rounds to the nearest multiple of the step on blur', async () => {
  const input = draw({ step: 0.1, stepStrictly: true })
  await userEvent.type(input, '0.32')
  await userEvent.tab()
  expect([input.value, told.at(-1)]).toEqual(['0.3', 0.3])
})

it('keeps the caret while separators change', async () => {
  const input = draw({ value: 123_456, thousands: true })
  act(() => input.focus())
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('9')
  expect([input.value, input.selectionStart]).toEqual(['1,923,456', 3])
})

it('shows a new value from the parent while the user types', async () => {
  const { rerender } = render(<NumberField aria-label="数量" value={1} />)
  const input = screen.getByRole('spinbutton')
  await userEvent.type(input, '2')
  expect(input).toHaveProperty('value', '12')

  rerender(<NumberField aria-label="数量" value={7} />)
  expect(input).toHaveProperty('value', '7')
})

it('waits for the input method', () => {
  const input = draw()
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: 'ｓ' } })
  expect([input.value, told]).toEqual(['ｓ', []])

  fireEvent.input(input, { target: { value: '１２' } })
  fireEvent.compositionEnd(input)
  expect([input.value, told]).toEqual(['12', [12]])
})

it('counts while a button is held', () => {
  vi.useFakeTimers()
  const input = draw({ value: 1, max: 4 })
  fireEvent.pointerEnter(input)
  const [up] = document.querySelectorAll('.arco-input-number-step-button')
  if (!up) throw new Error('no button')
  fireEvent.mouseDown(up)
  expect(told).toEqual([2])
  expect(document.activeElement).toBe(input)

  act(() => void vi.advanceTimersByTime(1000))
  act(() => void vi.advanceTimersByTime(200))
  expect(told).toEqual([2, 3, 4])
  fireEvent.mouseUp(up)
  act(() => void vi.advanceTimersByTime(5000))
  expect(told).toEqual([2, 3, 4])
  vi.useRealTimers()
})
