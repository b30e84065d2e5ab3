import { createI18n } from '@sqos/i18n'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uiKitLocales } from '../locales.ts'
import { UiKitProvider } from '../provider/UiKitProvider.tsx'
import { closeToast, showToast } from './toast-store.ts'

beforeEach(async () => {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  await act(async () => render(<UiKitProvider i18n={i18n}>page</UiKitProvider>))
  vi.useFakeTimers()
})

afterEach(() => {
  act(closeToast)
  cleanup()
  vi.useRealTimers()
})

const show = (kind: 'success' | 'error', text: string) => act(() => showToast({ kind, text }))
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('announces an error at once and closes after 1.5 seconds', () => {
  show('error', '网络连接失败')
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败')

  wait(1499)
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败')
  wait(1)
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('announces other toasts politely', () => {
  show('success', '新建成功')

  expect(screen.getByRole('status').textContent).toBe('新建成功')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('shows one toast at a time, each for its whole duration', () => {
  show('success', '保存成功')
  wait(1000)
  show('error', '编码已存在')
  expect(screen.queryByText('保存成功')).toBeNull()

  wait(1000)
  expect(screen.getByText('编码已存在')).toBeTruthy()
  wait(500)
  expect(screen.queryByText('编码已存在')).toBeNull()
})

it('stays open while the pointer is on it', () => {
  show('error', '编码已存在')
  fireEvent.pointerEnter(screen.getByText('编码已存在'))
  wait(5000)
  expect(screen.getByText('编码已存在')).toBeTruthy()

  fireEvent.pointerLeave(screen.getByText('编码已存在'))
  wait(1500)
  expect(screen.queryByText('编码已存在')).toBeNull()
})

it('stays for eight seconds with an undo action, and runs the action once', () => {
  const onUndo = vi.fn()
  act(() => showToast({ kind: 'success', text: '已移动', onUndo }))
  wait(7999)

  fireEvent.click(screen.getByRole('button', { name: '撤销' }))

  expect(onUndo).toHaveBeenCalledOnce()
  expect(screen.queryByText('已移动')).toBeNull()
})

it('keeps a long error until the user closes it; a long success stays for the time of reading', () => {
  const long = '第 3 行的编码只能输入英文、数字和小数点，第 12 行的名称不能含有特殊符号'
  show('error', long)
  wait(600_000)
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  expect(screen.queryByText(long)).toBeNull()

  show('success', long)
  expect(screen.queryByRole('button')).toBeNull()
  wait(3000)
  expect(screen.getByText(long)).toBeTruthy()
  wait(2000)
  expect(screen.queryByText(long)).toBeNull()
})
