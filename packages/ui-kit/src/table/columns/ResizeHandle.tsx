import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from '../grid/Header.module.css'

export interface ResizeHandleProps {
  header: string
  width: number
  minWidth: number
  /** Called with the width in px during a drag. */
  onPreview: (width: number) => void
  onResize: (width: number) => void
  onAutoFit: () => void
}

/** Step of an arrow key in px, without and with Shift. */
const STEP = 10
const LARGE_STEP = 50

/** Resize handle of a header: drag, arrow keys, or double click to fit the contents. */
export function ResizeHandle({ header, width, minWidth, onPreview, onResize, onAutoFit }: ResizeHandleProps) {
  const { t } = useText('ui-kit')
  const drag = useRef<{ from: number; width: number; direction: 1 | -1 } | undefined>(undefined)

  const widthAt = (clientX: number) => {
    const { from, width: before, direction } = drag.current ?? { from: clientX, width, direction: 1 }
    return before + (clientX - from) * direction
  }

  function begin(event: PointerEvent<HTMLElement>) {
    // Prevents a column drag and a text selection.
    event.stopPropagation()
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const cell = event.currentTarget.parentElement
    if (!cell) return
    const direction = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
    drag.current = { from: event.clientX, width: cell.getBoundingClientRect().width, direction }
  }

  function end(event: PointerEvent) {
    const moved = drag.current && Math.abs(event.clientX - drag.current.from) > 1
    if (moved) onResize(widthAt(event.clientX))
    drag.current = undefined
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = event.currentTarget.parentElement
    const resized = cell && resizedByKey(cell, event)
    if (event.key === 'Enter') onAutoFit()
    else if (resized) onResize(resized)
    else return
    event.preventDefault()
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule between texts is not something to drag
      role="separator"
      tabIndex={-1}
      className={styles['resize']}
      aria-orientation="vertical"
      aria-label={t('table.columns.resize', { column: header })}
      aria-valuenow={Math.round(width)}
      aria-valuemin={minWidth}
      onPointerDown={begin}
      onPointerMove={(event) => drag.current && onPreview(widthAt(event.clientX))}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onAutoFit}
      onKeyDown={onKeyDown}
    />
  )
}

/** The width in px after an arrow key on the header cell or its edge; undefined for any other key. */
export function resizedByKey(cell: Element, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const wider = (key === 'ArrowRight') === (getComputedStyle(cell).direction !== 'rtl')
  const step = shiftKey ? LARGE_STEP : STEP
  return cell.getBoundingClientRect().width + (wider ? step : -step)
}
