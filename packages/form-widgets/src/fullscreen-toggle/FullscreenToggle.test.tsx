import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FullscreenToggle } from './FullscreenToggle.tsx'

afterEach(cleanup)

it('shows a message if the browser does not support full screen', async () => {
  // jsdom has no full screen, like a frame without the permission.
  render(<FullscreenToggle />)

  await userEvent.click(screen.getByRole('button', { name: '全屏' }))

  expect((await screen.findByRole('tooltip')).textContent).toBe('不支持全屏')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('不支持全屏'))
  expect(screen.getByRole('button', { name: '全屏' })).toBeTruthy()
})
