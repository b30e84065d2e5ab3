import { type RefObject, useContext, useEffect, useMemo, useRef } from 'react'
import type { ResolvedColumn } from '../model/column.ts'
import { BodyRow } from './BodyRow.tsx'
import { InteractionsContext, useGrid } from './grid-context.ts'
import styles from './Grid.module.css'
import { HeadRow } from './HeadRow.tsx'
import { ACTION_COLUMNS, asStyle, layOut } from './layout.ts'
import { placeOf } from './place-of.ts'
import { ROLE } from './roles.ts'
import { SumRow } from './SumRow.tsx'
import { useStoreState } from './use-store-state.ts'
import { useRowRange } from './use-row-range.tsx'

interface GridProps {
  grid: RefObject<HTMLDivElement | null>
  id: string
  columns: readonly ResolvedColumn[]
  hasActions: boolean
  /** Columns that are summed; none: no sums. */
  summaryFields: readonly string[]
  rowHeight: number
  /** px */
  maxHeight: number
  isReadOnly: boolean
}

/** The rows as a grid; renders the visible rows and the focused one. */
export function Grid(props: GridProps) {
  const { grid, columns, hasActions, summaryFields, rowHeight, maxHeight } = props
  const { store, cursor, id } = useGrid()
  const interactions = useContext(InteractionsContext)
  const { rows, isAllChecked } = useStoreState(store)
  const { active, isInside, isPicking } = useStoreState(cursor)
  const layout = useMemo(() => layOut(columns, { hasActions }), [columns, hasActions])
  const { scroller, first, end, rowWindow } = useRowRange({ rowCount: rows.length, rowHeight, height: maxHeight })
  // Cells are edited once the interactions are loaded.
  const isActing = isInside && interactions !== undefined
  const clicked = useRef<HTMLElement>(null)

  useEffect(
    function followPage() {
      return interactions?.follow(grid)
    },
    [interactions, grid],
  )
  useEffect(
    function clickAgain() {
      if (!interactions || !clicked.current) return
      clicked.current.click()
      clicked.current = null
    },
    [interactions],
  )

  const range = isActing ? cursor.range : undefined
  const hasSums = summaryFields.length > 0 && rows.length > 0
  const drawn = rows.slice(first, end).map((_row, offset) => first + offset)
  const lead = Math.min(active.row, rows.length - 1)
  if (lead >= 0 && !drawn.includes(lead)) drawn.push(lead)

  function enter({ target }: { target: EventTarget }) {
    const place = placeOf(target)
    if (place && !cursor.state.isInside) cursor.goTo(place)
  }

  /** Until the interactions are loaded: the browser moves the focus, and a pressed button is clicked again later. */
  const before = {
    onBlur: () => cursor.leave(),
    onClick: ({ target }: { target: EventTarget }) => {
      clicked.current = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    },
  }

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={{ maxBlockSize: maxHeight }}
      {...interactions?.outerHandlers}
      // Without rows, the arrows scroll the column heads.
      {...(rows.length === 0 && { tabIndex: 0 })}
    >
      {rowWindow}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus in turns */}
      <div
        ref={grid}
        role="grid"
        id={props.id}
        aria-describedby={interactions && `${id}-keys`}
        className={styles.grid}
        data-control
        aria-rowcount={rows.length + 1 + (hasSums ? 1 : 0)}
        aria-colcount={columns.length + 1 + (hasActions ? ACTION_COLUMNS : 0)}
        aria-multiselectable
        aria-readonly={props.isReadOnly || undefined}
        style={{ ...layout.style, ...asStyle({ '--tf-height': `${rowHeight}px` }) }}
        // Marks the grid as editable, also for tests.
        aria-disabled={!interactions || undefined}
        onFocus={enter}
        {...(interactions?.gridHandlers ?? before)}
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
                isInside={isActive && isActing}
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
