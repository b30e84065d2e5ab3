import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { __Name__Field } from './__Name__Field.tsx'

afterEach(cleanup)

it('reports typed text and shows a changed value', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<__Name__Field aria-label="__Name__" value="fixed" onChange={onChange} />)

  await userEvent.type(screen.getByRole('textbox', { name: '__Name__' }), 'a')

  expect(onChange.mock.calls).toEqual([['fixeda']])
  expect(screen.getByDisplayValue('fixed')).toBeTruthy()
})
