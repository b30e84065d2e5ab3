import { type MouseEvent, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ResolvedColumn } from '../model/column.ts'
import type { Place } from '../model/range.ts'
import { BodyRow } from './BodyRow.tsx'
import type { GridActions } from './grid-actions.ts'
import { useGrid } from './grid-context.ts'
import styles from './Grid.module.css'
import { HeadRow } from './HeadRow.tsx'
import { ACTION_COLUMNS, asStyle, layOut } from './layout.ts'
import { SumRow } from './SumRow.tsx'
import { useClipboard } from './use-clipboard.ts'
import { useKeys } from './use-keys.ts'
import { useOutside } from './use-outside.ts'
import { useWindow } from './use-window.ts'
import { ROLE } from './roles.ts'

interface GridProps {
  grid: RefObject<HTMLDivElement | null>
  actions: GridActions
  columns: readonly ResolvedColumn[]
  hasActions: boolean
  /** Columns that are summed; none: no sums. */
  summaryFields: readonly string[]
  rowHeight: number
  /** px */
  maxHeight: number
  isReadOnly: boolean
}

/** The rows as a grid: only those in sight are drawn, and the one that has the focus. */
export function Grid(props: GridProps) {
  const { grid, actions, columns, hasActions, summaryFields, rowHeight, maxHeight } = props
  const { store, cursor } = useGrid()
  const { rows, isAllChecked } = useSyncExternalStore(store.subscribe, () => store.state)
  const { active, isInside, isPicking } = useSyncExternalStore(cursor.subscribe, () => cursor.state)
  const layout = useMemo(() => layOut(columns, { hasActions }), [columns, hasActions])
  const view = useWindow({ rowCount: rows.length, rowHeight, height: maxHeight })
  const { onKeyDown, onKeyDownCapture } = useKeys(actions)
  const outside = useOutside(() => {
    actions.commit()
    cursor.leave()
  })
  useClipboard(grid, actions)

  const pressed = useRef(false)
  const range = isInside ? cursor.range : undefined
  const hasSums = summaryFields.length > 0 && rows.length > 0
  const drawn = rows.slice(view.first, view.end).map((_row, offset) => view.first + offset)
  const lead = Math.min(active.row, rows.length - 1)
  if (lead >= 0 && !drawn.includes(lead)) drawn.push(lead)

  function press(event: MouseEvent) {
    const place = placeOf(event.target)
    pressed.current = false
    if (!place || event.button !== 0) return
    // Keys have Alt+↓ for it.
    if (event.target instanceof Element && event.target.closest('[data-open]')) {
      event.preventDefault()
      actions.commit()
      actions.open()
      return
    }
    const isActive = isInside && place.row === active.row && place.column === active.column
    if (isActive && (isPicking || isTextBox(event.target))) {
      if (isTextBox(event.target)) startTyping(event.target)
      return
    }
    // The browser would take the focus away from the input that stands there now.
    event.preventDefault()
    if (isActive && !event.shiftKey) actions.open()
    else actions.goTo(place, { extends: event.shiftKey })
    pressed.current = true
  }

  /** A range by mouse: pressed here, drawn over there. */
  function drag({ target, buttons }: MouseEvent) {
    const place = placeOf(target)
    if (buttons === 1 && place && isInside && !cursor.isEditing && pressed.current) {
      actions.goTo(place, { extends: true })
    }
  }

  function startTyping(input: HTMLElement) {
    cursor.startTyping()
    input.dataset['typing'] = ''
  }

  function click({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    const place = placeOf(target)
    if (!button || !place) return
    if (button.dataset['action'] === 'copy') actions.copy(place.row)
    else actions.remove(place.row)
  }

  function enter({ target }: { target: EventTarget }) {
    const place = placeOf(target)
    if (place && !cursor.state.isInside) cursor.goTo(place)
  }

  return (
    <div
      className={styles.scroller}
      onScroll={view.follow}
      style={{ maxBlockSize: maxHeight }}
      {...outside}
      // Without a cell to go to, the arrows scroll the heads of many columns.
      {...(rows.length === 0 && { tabIndex: 0 })}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus in turns */}
      <div
        ref={grid}
        role="grid"
        className={styles.grid}
        data-control
        aria-rowcount={rows.length + 1 + (hasSums ? 1 : 0)}
        aria-colcount={columns.length + 1 + (hasActions ? ACTION_COLUMNS : 0)}
        aria-multiselectable
        aria-readonly={props.isReadOnly || undefined}
        style={{ ...layout.style, ...asStyle({ '--tf-height': `${rowHeight}px` }) }}
        onKeyDown={onKeyDown}
        onKeyDownCapture={onKeyDownCapture}
        onMouseDown={press}
        onMouseOver={drag}
        onClick={click}
        onFocus={enter}
      >
        <HeadRow columns={columns} pinned={layout.pinned} hasActions={hasActions} />
        <div {...ROLE.group} className={styles.body} style={{ blockSize: rows.length * rowHeight }}>
          {drawn.map((index) => {
            const row = rows[index]
            if (!row) return null
            const isActive = index === lead
            const isInRange = range !== undefined && index >= range.top && index <= range.bottom
            return (
              <BodyRow
                key={row.key}
                row={row}
                index={index}
                columns={columns}
                pinned={layout.pinned}
                hasActions={hasActions}
                isAllChecked={isAllChecked}
                isLast={index === rows.length - 1}
                activeColumn={isActive ? active.column : -1}
                isInside={isActive && isInside}
                isPicking={isActive && isPicking}
                rangeStart={isInRange ? range.start : -1}
                rangeEnd={isInRange ? range.end : -2}
              />
            )
          })}
        </div>
        {hasSums && <SumRow rows={rows} columns={columns} pinned={layout.pinned} fields={summaryFields} />}
      </div>
    </div>
  )
}

function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  return column === undefined || row === undefined ? undefined : { row: Number(row), column: Number(column) }
}

const isTextBox = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
