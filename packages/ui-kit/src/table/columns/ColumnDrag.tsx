import {
  createContext,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import styles from '../grid/Header.module.css'

export interface ColumnDragProps {
  children: ReactNode
  headerOf: (id: string) => string
  onMove: (id: string, target: string) => void
}

interface ColumnPlace {
  id: string
  index: number
  pin: string
}

interface Drag {
  column: ColumnPlace
  over: ColumnPlace | undefined
  x: number
  y: number
}

interface DragControl {
  drag: Drag | undefined
  press: (event: ReactPointerEvent<HTMLElement>, column: ColumnPlace) => void
}

const DragContext = createContext<DragControl>({ drag: undefined, press: () => undefined })

/** Distance in px after which a press becomes a drag. */
const THRESHOLD = 6

/** Distance in px from the edge where dragging scrolls the table, and the scroll step of each move. */
const SCROLL = { edge: 40, step: 16 }

/**
 * Lets the pointer rearrange the headers inside; the grid has its own keys for this. Custom code, because every table
 * loads it and a drag-and-drop library is larger than the rest of the header.
 */
export function ColumnDrag({ children, headerOf, onMove }: ColumnDragProps) {
  const [drag, setDrag] = useState<Drag>()

  const press = useCallback(
    function press(event: ReactPointerEvent<HTMLElement>, column: ColumnPlace) {
      if (event.button !== 0) return
      const table = event.currentTarget.closest('table')
      const start = { x: event.clientX, y: event.clientY }
      const ended = new AbortController()
      let now: Drag | undefined

      function show(next: Drag | undefined) {
        now = next
        setDrag(next)
      }
      function move({ clientX: x, clientY: y }: PointerEvent) {
        if (!now && Math.hypot(x - start.x, y - start.y) < THRESHOLD) return
        const header = document.elementFromPoint(x, y)?.closest<HTMLElement>('th[data-column]')
        const over = header && table?.contains(header) ? placeOf(header) : undefined
        scrollAtEdge(table?.parentElement, x)
        show({ column, over, x, y })
      }
      function end(dropped: boolean) {
        ended.abort()
        const { over } = now ?? {}
        // The release would click the button of the header.
        if (now) swallowClick()
        show(undefined)
        if (dropped && over && over.id !== column.id) onMove(column.id, over.id)
      }

      const { signal } = ended
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', () => end(true), { signal })
      window.addEventListener('pointercancel', () => end(false), { signal })
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    },
    [onMove],
  )
  const control = useMemo(() => ({ drag, press }), [drag, press])

  return (
    <DragContext.Provider value={control}>
      {children}
      {drag &&
        createPortal(
          <div className={styles['dragged']} style={{ top: drag.y, left: drag.x }}>
            {headerOf(drag.column.id)}
          </div>,
          document.body,
        )}
    </DragContext.Provider>
  )
}

/** Makes a header cell draggable and a drop target; `drop` is the side on which the column would land. */
export function useColumnDrag(column: ColumnPlace) {
  const { drag, press } = useContext(DragContext)
  const dragging = drag?.column.id === column.id
  const lands = drag && !dragging && drag.over?.id === column.id && drag.column.pin === column.pin
  const drop = lands ? (drag.column.index < column.index ? 'end' : 'start') : undefined
  return {
    listeners: { onPointerDown: (event: ReactPointerEvent<HTMLElement>) => press(event, column) },
    dragging,
    drop,
  }
}

function placeOf({ dataset, ariaColIndex }: HTMLElement): ColumnPlace {
  return { id: dataset['column'] ?? '', index: Number(ariaColIndex) - 1, pin: dataset['pin'] ?? 'none' }
}

function scrollAtEdge(scroller: HTMLElement | null | undefined, x: number) {
  if (!scroller) return
  const { left, right } = scroller.getBoundingClientRect()
  if (x > right - SCROLL.edge) scroller.scrollBy({ left: SCROLL.step })
  if (x < left + SCROLL.edge) scroller.scrollBy({ left: -SCROLL.step })
}

function swallowClick() {
  const swallow = (event: Event) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  // A release elsewhere causes no click, so no click has to be suppressed.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
