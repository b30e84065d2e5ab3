import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './TreeKeys.module.css'

interface TreeKeysProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** Keyboard support for Arco's tree select, by the WAI-ARIA tree pattern. */
export function TreeKeys({ isOpen, setOpen, children }: TreeKeysProps) {
  const box = useRef<HTMLDivElement>(null)

  const combobox = () => box.current?.querySelector<HTMLElement>('[role="combobox"]') ?? null

  function close() {
    setOpen(false)
    combobox()?.focus()
  }

  /** Whether the key was handled. */
  function act(key: string, target: EventTarget): boolean {
    if (!isOpen) {
      if (key !== 'Enter' && key !== 'ArrowDown') return false
      setOpen(true)
      return true
    }
    const items = itemsOf(combobox())
    const item = target instanceof Element ? target.closest('[role="treeitem"]') : null
    const place = items.findIndex((one) => one === item)
    if (key === 'Escape') close()
    else if (key === 'ArrowDown') focusOn(items[Math.min(place + 1, items.length - 1)])
    else if (key === 'ArrowUp') focusOn(items[Math.max(place - 1, 0)])
    else if (!item) return false
    else if (key === 'ArrowRight' || key === 'ArrowLeft') fold(item, key === 'ArrowRight')
    else if (key === 'Enter' || key === ' ') titleOf(item)?.click()
    else return false
    return true
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Tab' && isOpen) close()
    else if (act(event.key, event.target)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    <div ref={box} className={styles.tree} onKeyDownCapture={press}>
      {children}
    </div>
  )
}

/** The visible entries; Arco renders no others. */
function itemsOf(combobox: Element | null): Element[] {
  const popup = document.getElementById(combobox?.getAttribute('aria-controls') ?? '')
  return [...(popup?.querySelectorAll('[role="treeitem"]:not([aria-disabled="true"])') ?? [])]
}

const titleOf = (item: Element | undefined) => item?.querySelector<HTMLElement>('[class*="-node-title"]')

function focusOn(item: Element | undefined) {
  const title = titleOf(item)
  if (!title) return
  title.tabIndex = -1
  title.focus()
}

function fold(item: Element, wantsOpen: boolean) {
  const isFolded = item.getAttribute('aria-expanded') === 'false'
  if (isFolded === wantsOpen) item.querySelector<HTMLElement>('[class*="-switcher-icon"]')?.click()
}
