import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SelectField } from './SelectField.tsx'

afterEach(cleanup)

const options = [
  { id: '1', fullName: '普通' },
  { id: '2', fullName: '重要' },
  { id: '3', fullName: '紧急' },
]

it('keys alone open the list, move and choose', async () => {
  const onChange = vi.fn()
  render(<SelectField aria-label="紧急程度" options={options} onChange={onChange} />)

  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('option', { name: '重要' })
  await userEvent.keyboard('{ArrowDown}{Enter}')

  expect(onChange.mock.calls).toEqual([['2', options[1]]])
})

it('Escape closes the list without a change', async () => {
  const onChange = vi.fn()
  render(<SelectField aria-label="紧急程度" options={options} value="1" onChange={onChange} />)

  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('option', { name: '重要' })
  await userEvent.keyboard('{ArrowDown}{Escape}')

  await vi.waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false'))
  expect(onChange).not.toHaveBeenCalled()
})

it('typing finds one of 10,000 options, and few are rendered', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) => ({ id: String(place), fullName: `选项 ${place}` }))
  const onChange = vi.fn()
  render(<SelectField aria-label="选项" options={many} searchable onChange={onChange} />)

  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('option', { name: '选项 0' })
  expect(screen.getAllByRole('option').length).toBeLessThan(100)
  await userEvent.keyboard('9999')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')

  expect(onChange.mock.calls).toEqual([['9999', many[9999]]])
})

it('typing finds a label with a space', async () => {
  await page.viewport(1024, 768)
  const onChange = vi.fn()
  const spaced = [...options, { id: '4', fullName: 'Very urgent' }]
  render(<SelectField aria-label="紧急程度" options={spaced} searchable onChange={onChange} />)

  await userEvent.keyboard('{Tab}{Enter}')
  await screen.findByRole('option', { name: /urgent/ })
  await userEvent.keyboard('very ur')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')

  expect(onChange.mock.calls).toEqual([['4', spaced[3]]])
})
