import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import {
  focusFirst,
  isLeavingByTab,
  useFullScreen,
  useMediaQuery,
  useRegionFocus,
  useReturnFocus,
  useReturnFocusOnUnmount,
  useStableCallback,
} from './index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document, 'fullscreenEnabled')
})

it('useMediaQuery renders again when the query starts to match', () => {
  const list = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => list)
  const { result } = renderHook(() => useMediaQuery('(width < 576px)'))
  expect(result.current).toBe(false)

  act(() => {
    list.matches = true
    list.dispatchEvent(new Event('change'))
  })
  expect(result.current).toBe(true)
})

function Dialog({ open }: { open: boolean }) {
  const returnFocus = useReturnFocus(open)
  return (
    <button type="button" onClick={returnFocus}>
      close
    </button>
  )
}

it('useReturnFocus focuses the element that had the focus when the dialog opened', () => {
  const page = (open: boolean) => (
    <>
      <button type="button">opener</button>
      <Dialog open={open} />
    </>
  )
  const { rerender } = render(page(false))
  screen.getByText('opener').focus()
  rerender(page(true))
  screen.getByText('close').focus()
  rerender(page(false))

  screen.getByText('close').click()

  expect(document.activeElement).toBe(screen.getByText('opener'))
})

function Region() {
  const region = useRef<HTMLElement>(null)
  return (
    <section ref={region} {...useRegionFocus(region, '[data-first]')}>
      <button type="button">move</button>
      <button type="button" data-first>
        accept
      </button>
      {createPortal(<input aria-label="notes" />, document.body)}
    </section>
  )
}

it('useRegionFocus moves the focus by F6, and returns it when the region or its dialog goes away', () => {
  const page = (isShown: boolean) => (
    <>
      <button type="button">page</button>
      {isShown && <Region />}
    </>
  )
  const { rerender } = render(page(true))
  const press = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'F6' })
  screen.getByText('page').focus()
  press()
  expect(document.activeElement).toBe(screen.getByText('accept'))
  press()
  expect(document.activeElement).toBe(screen.getByText('page'))

  press()
  screen.getByLabelText('notes').focus()
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByText('page'))
})

function Cover() {
  useReturnFocusOnUnmount()
  return <input aria-label="password" />
}

it('useReturnFocusOnUnmount focuses the earlier element when the component is removed', () => {
  const page = (isCovered: boolean) => (
    <>
      <button type="button">work</button>
      {isCovered && <Cover />}
    </>
  )
  const { rerender } = render(page(false))
  screen.getByText('work').focus()
  rerender(page(true))
  screen.getByLabelText('password').focus()

  rerender(page(false))

  expect(document.activeElement).toBe(screen.getByText('work'))
})

it('useFullScreen reports a browser that refuses, and follows the browser', async () => {
  const onUnsupported = vi.fn()
  const { result } = renderHook(() => useFullScreen({ onUnsupported }))

  // jsdom has no full screen.
  await act(() => result.current.toggle())
  expect(onUnsupported).toHaveBeenCalledOnce()

  act(() => {
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true })
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  expect(result.current.isOn).toBe(true)
})

it('useFullScreen shows the target on the whole screen', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  const requestFullscreen = vi.fn(async () => undefined)
  const target = Object.assign(document.createElement('div'), { requestFullscreen })
  const onUnsupported = vi.fn()
  const { result } = renderHook(() => useFullScreen({ target: () => target, onUnsupported }))

  await act(() => result.current.toggle())

  expect(requestFullscreen).toHaveBeenCalledOnce()
  expect(onUnsupported).not.toHaveBeenCalled()
})

it('focusFirst focuses the first control that is not skipped, and leaves a focus inside alone', () => {
  render(
    <div data-testid="box">
      <input type="hidden" />
      <button type="button" disabled>
        disabled
      </button>
      <button type="button" className="close">
        close
      </button>
      <input aria-label="name" />
      <button type="button">last</button>
    </div>,
  )
  const box = screen.getByTestId('box')
  const key = (target: HTMLElement, shiftKey: boolean) => isLeavingByTab({ key: 'Tab', shiftKey, target }, box)

  focusFirst(box, { skip: '.close' })
  expect(document.activeElement).toBe(screen.getByLabelText('name'))
  focusFirst(box)
  expect(document.activeElement).toBe(screen.getByLabelText('name'))

  expect(key(screen.getByText('last'), false)).toBe(true)
  expect(key(screen.getByText('last'), true)).toBe(false)
  expect(key(screen.getByText('close'), true)).toBe(true)
})

it('useStableCallback keeps its identity and calls the function of the last render', () => {
  const { result, rerender } = renderHook(({ count }) => useStableCallback(() => count), { initialProps: { count: 1 } })
  const first = result.current
  rerender({ count: 2 })

  expect(result.current).toBe(first)
  expect(first()).toBe(2)
})
