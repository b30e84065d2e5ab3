import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconClose } from '@arco-design/web-react/icon'
import styles from './Sheet.module.css'

export interface SheetProps {
  /** Names the sheet: the label of its field. */
  title: string
  /** `done`: a button with this text closes the sheet, for popups that stay open after a choice; default is a cross. */
  texts: { close: string; search: string; done?: string | undefined }
  /** A search above the content. */
  search?: { keyword: string; onChange: (keyword: string) => void; takesFocus: boolean } | undefined
  onClose: () => void
  children: ReactNode
}

/** The popup of a field at the bottom of a phone. A swipe, Escape, the back gesture and a tap beside it close it. */
export function Sheet({ title, texts, search, onClose, children }: SheetProps) {
  const searchBox = useRef<HTMLInputElement>(null)
  const takesFocus = search?.takesFocus === true
  const dragging = useDragDown(onClose)
  useCloseWatcher(onClose)

  useEffect(
    function begin() {
      const before = document.activeElement
      // A narrow window with a mouse has a keyboard: typing searches. On phones the keyboard would cover the list.
      if (takesFocus && matchMedia('(pointer: fine)').matches) searchBox.current?.focus({ preventScroll: true })
      return () => {
        if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
      }
    },
    [takesFocus],
  )

  return (
    // The focus may leave the dialog of the field for the search.
    <div data-no-focus-lock data-sheet className={styles.frame} onKeyDown={closeOnEscape(onClose)} role="none">
      <div className={styles.mask} aria-hidden onClick={onClose} />
      <section aria-label={title} className={styles.sheet}>
        <div className={styles.head} {...dragging}>
          <span className={styles.title} aria-hidden>
            {title}
          </span>
          {texts.done === undefined ? (
            <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
              <IconClose aria-hidden />
            </button>
          ) : (
            <button type="button" className={styles.done} onClick={onClose}>
              {texts.done}
            </button>
          )}
        </div>
        {search && (
          <input
            ref={searchBox}
            type="search"
            className={styles.search}
            aria-label={texts.search}
            placeholder={texts.search}
            value={search.keyword}
            onChange={({ target }) => search.onChange(target.value)}
            onKeyDown={keepFromList}
          />
        )}
        <div className={styles.content}>{children}</div>
      </section>
    </div>
  )
}

const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
  event.stopPropagation()
  onClose()
}

/** The list handles keys of its popup; only those that move in it and choose are for it. */
function keepFromList(event: KeyboardEvent) {
  const isForList = ['ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'Tab'].includes(event.key)
  if (!isForList || event.nativeEvent.isComposing) event.stopPropagation()
}

/** Distance after which a swipe closes the sheet, in px. */
const FAR = 80

/** Handlers of the head of a sheet: the sheet follows the finger. */
function useDragDown(onClose: () => void) {
  const start = useRef<number>(undefined)

  function move({ currentTarget }: PointerEvent<HTMLElement>, distance: number) {
    const sheet = currentTarget.parentElement
    if (sheet) sheet.style.transform = distance > 0 ? `translateY(${distance}px)` : ''
  }
  const distanceOf = ({ clientY }: PointerEvent) => (start.current === undefined ? 0 : clientY - start.current)

  function end(event: PointerEvent<HTMLElement>) {
    start.current = undefined
    move(event, 0)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event, distanceOf(event)),
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isFar = distanceOf(event) > FAR
      end(event)
      if (isFar) onClose()
    },
    onPointerCancel: end,
  }
}

interface CloseWatcherLike extends EventTarget {
  destroy: () => void
}

/** The back gesture of Android closes the sheet, not the page (HTML: close requests). Other browsers have no such event. */
function useCloseWatcher(onClose: () => void) {
  const latest = useRef(onClose)
  useEffect(function keepLatest() {
    latest.current = onClose
  })
  useEffect(function watch() {
    const Watcher: unknown = Reflect.get(window, 'CloseWatcher')
    if (typeof Watcher !== 'function') return
    const watcher: CloseWatcherLike = Reflect.construct(Watcher, [])
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [])
}
