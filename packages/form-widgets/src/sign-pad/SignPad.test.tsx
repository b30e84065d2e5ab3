import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SignPad } from './SignPad.tsx'

afterEach(cleanup)

it.each([
  7,
  {},
  'javascript:alert(1)',
  '//evil.example/x.png',
  'data:text/html,<script>',
  'data:image/svg+xml;base64,AA==',
])('shows an error instead of a picture for %o', (value) => {
  render(<SignPad aria-label="签名" mode="detail" value={value as string} />)

  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(/不能用在这里/)).toBeTruthy()
})

it('shows a stored picture in every mode', () => {
  const value = '/api/file/Image/annexpic/sign.png'
  const { rerender } = render(<SignPad aria-label="本人签名" value={value} />)
  expect(screen.getByRole('img', { name: '签名' }).getAttribute('src')).toBe(value)
  expect(screen.getByRole('group', { name: '本人签名' })).toBeTruthy()

  for (const mode of ['readonly', 'detail'] as const) {
    rerender(<SignPad aria-label="本人签名" mode={mode} value={value} />)
    expect(screen.getByRole('img', { name: '签名' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  }
})
