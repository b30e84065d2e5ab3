import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WidgetServicesProvider } from '../services/WidgetServicesProvider.tsx'
import { demoCompany, MemoryServices } from '../testing/index.ts'
import { UserSelectDialog } from './UserSelectDialog.tsx'

afterEach(cleanup)
beforeAll(() => {
  // jsdom has none; the list needs it.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

it('new people while the dialog is open replace the choice', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const services = new MemoryServices(demoCompany())
  const onConfirm = vi.fn()
  const dialog = (userIds: string[], note?: string) => (
    <WidgetServicesProvider services={services}>
      <UserSelectDialog open title="成员" userIds={userIds} note={note} onConfirm={onConfirm} onClose={() => {}} />
    </WidgetServicesProvider>
  )
  const { rerender } = render(dialog(['u1', 'u2']))
  await user.click(await screen.findByRole('button', { name: '移除 王伟/wangwei' }))
  expect(screen.getByText('已选（1）')).toBeTruthy()

  rerender(dialog(['u2', 'u3'], '他人刚刚修改了成员'))

  await screen.findByText('他人刚刚修改了成员')
  expect(await screen.findByRole('button', { name: '移除 李伟/liwei' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(['u2', 'u3'])
})

it('onCancel reports whether the choice has changed', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const onClose = vi.fn()
  render(
    <WidgetServicesProvider services={new MemoryServices(demoCompany())}>
      <UserSelectDialog open title="成员" userIds={['u1', 'u2']} onConfirm={vi.fn()} onClose={onClose} />
    </WidgetServicesProvider>,
  )
  const removal = await screen.findByRole('button', { name: '移除 王伟/wangwei' })

  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenLastCalledWith(false)
  await user.click(removal)
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenLastCalledWith(true)
})
