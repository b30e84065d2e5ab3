import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { __Name__ } from './__Name__.tsx'

afterEach(cleanup)

it('is a region with its title as name', () => {
  render(<__Name__ title="Lina">in order</__Name__>)

  expect(screen.getByRole('region', { name: 'Lina' }).textContent).toContain('in order')
})
