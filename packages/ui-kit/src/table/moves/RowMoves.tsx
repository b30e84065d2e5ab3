import { refAsProp } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { NAMESPACE } from '../../locales.ts'
import type { MoveStep, RowPlace } from './move-model.ts'
import styles from './RowMoves.module.css'
import { useMovePointer } from './use-move-pointer.ts'
import { type Moving, useRowMoves } from './use-row-moves.ts'

/** Imperative handle of `RowMoves`. */
export interface RowMovesHandle {
  /** Starts a move by keys, like Alt+Shift with an arrow; for the menu of the row. */
  begin: (key: string) => void
}

export interface RowMovesProps<Row> {
  /** The same rows, keys and children as the table's. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  getChildren?: ((row: Row) => readonly Row[] | undefined) | undefined
  /** Name of the row. */
  nameOf: (row: Row) => string
  /** Rows that stay where they are; default: all may be moved. */
  canMove?: ((row: Row) => boolean) | undefined
  /**
   * Reason why a move is forbidden, as text; undefined if it is allowed. `RowMoves` itself forbids moves below the row.
   */
  refusal?: ((row: Row, place: RowPlace) => string | undefined) | undefined
  /** Confirms and saves the move. The new order arrives through `rows`. */
  onMove: (row: Row, place: RowPlace) => void
  /** Called by Ctrl+Z in the table, when a move can be undone. */
  onUndo?: (() => void) | undefined
  ref?: Ref<RowMovesHandle> | undefined
  /** A `DataTable`. */
  children: ReactNode
}

const STEPS: Record<string, MoveStep> = { ArrowUp: 'up', ArrowDown: 'down' }

/**
 * Makes the rows of the table movable by dragging their name cell, or with Alt+Shift and arrows as in Word: up and down
 * among siblings, forward below the previous sibling, back to the level above. Enter confirms, Escape cancels.
 */
export const RowMoves = refAsProp(function RowMoves<Row>(props: RowMovesProps<Row>) {
  const { ref, onUndo, children } = props
  const { t } = useText(NAMESPACE)
  const control = useRowMoves(props)
  const { moving, words, begin, step, drop, cancel } = control
  const [point, setPoint] = useState<{ x: number; y: number }>()
  const box = useRef<HTMLDivElement>(null)
  const press = useMovePointer(control, setPoint)

  useImperativeHandle(ref, () => ({
    begin(key) {
      const row = rowElement(box.current, key)
      row?.querySelector<HTMLElement>('[role="rowheader"]')?.focus()
      begin(key, 'keys')
    },
  }))

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const direction = stepOf(event)
    if (moving?.by === 'keys') {
      if (direction) step(direction)
      else if (event.key === 'Enter') drop()
      else if (event.key === 'Escape') cancel()
      else if (event.key === 'Tab') return cancel()
      else return
    } else if (direction && event.altKey && event.shiftKey) {
      const key = keyOf(event.target)
      if (key === undefined || !begin(key, 'keys')) return
      step(direction)
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && onUndo) {
      if (event.target instanceof Element && event.target.matches('input, textarea')) return
      onUndo()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and presses on their way to the table
    <div
      ref={box}
      className={styles['box']}
      onKeyDownCapture={onKey}
      onPointerDown={press}
      onBlur={({ relatedTarget }) => {
        if (moving?.by === 'keys' && !box.current?.contains(relatedTarget)) cancel()
      }}
    >
      {children}
      {moving?.place && <Target box={box} moving={moving} />}
      {moving && (
        <div className={styles['bar']} data-refused={moving.refusal ? true : undefined}>
          <span>{words(moving)}</span>
          {moving.by === 'keys' && <span className={styles['keys']}>{t('table.move.keys')}</span>}
        </div>
      )}
      <output className={styles['spoken']}>
        {moving && `${words(moving)} ${moving.by === 'keys' ? t('table.move.keys') : ''}`}
      </output>
      {moving &&
        point &&
        createPortal(
          <div className={styles['dragged']} style={{ top: point.y, left: point.x }}>
            {control.nameOfKey(moving.key)}
          </div>,
          document.body,
        )}
    </div>
  )
})

function stepOf({ key, currentTarget }: KeyboardEvent): MoveStep | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return STEPS[key]
  return (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'rtl') ? 'out' : 'in'
}

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'] : undefined

const rowElement = (box: Element | null, key: string) =>
  [...(box?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])].find((row) => row.dataset['rowKey'] === key)

/** Line at the drop position, or frame around the future parent row. */
function Target({ box, moving }: { box: { current: HTMLElement | null }; moving: Moving }) {
  const mark = useRef<HTMLDivElement>(null)
  const { place } = moving

  useLayoutEffect(
    function putThere() {
      const frame = box.current
      if (!frame || !place || !mark.current) return
      const { parentKey, beforeKey } = place
      const next = beforeKey === undefined ? undefined : rowElement(frame, beforeKey)
      const parent = parentKey === undefined ? undefined : rowElement(frame, parentKey)
      const anchor = next ?? parent ?? lastRow(frame)
      const scroller = frame.querySelector('table')?.parentElement
      if (!anchor || !scroller) return
      anchor.scrollIntoView({ block: 'nearest' })
      const around = frame.getBoundingClientRect()
      const table = scroller.getBoundingClientRect()
      const at = anchor.getBoundingClientRect()
      const isLine = next !== undefined || parent === undefined
      const { style, dataset } = mark.current
      dataset['kind'] = isLine ? 'line' : 'frame'
      style.top = `${(isLine && !next ? at.bottom : at.top) - around.top}px`
      style.left = `${table.left - around.left}px`
      style.width = `${table.width}px`
      style.height = isLine ? '0' : `${at.height}px`
    },
    [box, place],
  )

  return <div ref={mark} className={styles['target']} data-refused={moving.refusal ? true : undefined} aria-hidden />
}

const lastRow = (box: Element) => [...box.querySelectorAll('[data-row-key]')].at(-1)
