import { useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }

/** Places where letters are typed or mean something else. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="menu"]'

/** Moves the focus of the list around it by J and K, like the arrow keys. Enter opens the row. */
export function RowKeys() {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(function followKeys() {
    function onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key]
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing)
      const list = mark.current?.parentElement
      // Pages that are kept open in other tabs are hidden.
      if (!step || !isPlain || !list?.checkVisibility()) return
      const { activeElement } = document
      if (activeElement?.closest(TYPING) || document.querySelector('[aria-modal="true"]')) return
      if (moveFocus(list, step)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return <span ref={mark} hidden />
}

function moveFocus(list: HTMLElement, step: 1 | -1): boolean {
  return list.querySelector('tbody') ? moveInTable(list, step) : moveInCards(list, step)
}

/** The table scrolls and follows its rows itself: the keys become its arrow keys. */
function moveInTable(list: HTMLElement, step: 1 | -1): boolean {
  const focused = list.contains(document.activeElement) ? document.activeElement : null
  const cell = focused?.closest('tbody [role="gridcell"], tbody [role="rowheader"]')
  if (!cell) {
    const first = list.querySelector<HTMLElement>('tbody [role="rowheader"]')
    first?.focus()
    return first !== null
  }
  const key = step === 1 ? 'ArrowDown' : 'ArrowUp'
  cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return true
}

function moveInCards(list: HTMLElement, step: 1 | -1): boolean {
  const links = [...list.querySelectorAll<HTMLElement>('[data-task-link]')]
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const next = at === -1 ? links[0] : links[at + step]
  next?.focus()
  return links.length > 0
}
