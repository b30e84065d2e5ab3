import '@arco-design/web-react/es/_util/react-19-adapter'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { FullscreenToggle } from './FullscreenToggle.tsx'

it('the button shows its container in full screen and leaves it; the browser can leave it too', async () => {
  await render(
    <section aria-label="图表">
      <FullscreenToggle target="parent" />
    </section>,
  )

  await userEvent.click(page.getByRole('button', { name: '全屏', exact: true }))
  await expect.element(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
  expect(document.fullscreenElement).toBe(page.getByRole('region', { name: '图表' }).element())

  await userEvent.click(page.getByRole('button', { name: '退出全屏' }))
  await expect.element(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  expect(document.fullscreenElement).toBeNull()

  await userEvent.click(page.getByRole('button', { name: '全屏', exact: true }))
  await expect.element(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
  await document.exitFullscreen()
  await expect.element(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
})
