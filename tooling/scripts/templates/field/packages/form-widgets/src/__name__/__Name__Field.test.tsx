import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithApp } from '@sqos/test-kit/react'
import { expect, it, vi } from 'vitest'
import { __Name__Field } from './__Name__Field.tsx'

it('keeps what is typed and reports it', async () => {
  const onChange = vi.fn<(value: string) => void>()
  await renderWithApp(<__Name__Field label="__Name__" onChange={onChange} />)

  await userEvent.type(screen.getByRole('textbox', { name: '__Name__' }), 'ab')

  expect(screen.getByDisplayValue('ab')).toBeTruthy()
  expect(onChange.mock.calls).toEqual([['a'], ['ab']])
})

it('shows the value from outside, whatever is typed', async () => {
  await renderWithApp(<__Name__Field label="__Name__" value="fixed" />)

  await userEvent.type(screen.getByRole('textbox', { name: '__Name__' }), 'ab')

  expect(screen.getByDisplayValue('fixed')).toBeTruthy()
})
