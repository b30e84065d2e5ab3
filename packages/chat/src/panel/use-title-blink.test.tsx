import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTitleBlink } from './use-title-blink.ts'

function Blinking({ text }: { text: string | undefined }) {
  useTitleBlink(text)
  return null
}

let root: Root
const render = (text: string | undefined) => flushSync(() => root.render(<Blinking text={text} />))

beforeEach(() => {
  root = createRoot(document.createElement('div'))
  vi.useFakeTimers()
  document.title = '首页'
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The title now and after each of the next seconds. */
const titles = (count: number) =>
  Array.from({ length: count }, () => {
    vi.advanceTimersByTime(1000)
    return document.title
  })

it('the title of a page in the background shows new messages in turns, until the user returns', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  render('新消息')
  expect(titles(3)).toEqual(['新消息', '首页', '新消息'])

  focus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))
  expect([document.title, ...titles(2)]).toEqual(['首页', '首页', '首页'])

  focus.mockReturnValue(false)
  titles(1)
  render(undefined)
  expect([document.title, ...titles(2)]).toEqual(['首页', '首页', '首页'])
})
