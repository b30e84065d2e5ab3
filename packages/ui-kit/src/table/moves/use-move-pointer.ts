import type { PointerEvent as ReactPointerEvent } from 'react'
import type { RowPart } from './move-model.ts'
import type { RowMoveControl } from './use-row-moves.ts'

/** px that the pointer moves before a press becomes a drag. */
const THRESHOLD = 6

/** px from the edge of the table where dragging scrolls it, and how far it scrolls with each move. */
const SCROLL = { edge: 36, step: 12 }

/** Share of a row at its edges where a drop lands beside it and not below it. */
const BESIDE = 0.28

/** Presses on controls start no drag. */
const CONTROLS = 'button, a, input, textarea, select, [role="switch"], [role="combobox"]'

/** The name cell is the drag handle of a row. */
const HANDLE = '[role="rowheader"]'

/** Moves rows with the pointer. Follows it on the window until it is released or Escape is pressed. */
export function useMovePointer(
  { begin, hover, drop, cancel }: Pick<RowMoveControl, 'begin' | 'hover' | 'drop' | 'cancel'>,
  onDrag: (point: { x: number; y: number } | undefined) => void,
) {
  return function press(event: ReactPointerEvent<HTMLElement>) {
    const { target, currentTarget: box, button, clientX, clientY, pointerType } = event
    // Touch scrolls; touch users move rows with the menu of the row.
    if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return
    const cell = target.closest(HANDLE)
    const key = cell?.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey']
    if (key === undefined || !box.contains(target) || target.closest(CONTROLS)) return
    const ended = new AbortController()
    let isDragging = false

    function move({ clientX: x, clientY: y }: PointerEvent) {
      if (!isDragging) {
        if (Math.hypot(x - clientX, y - clientY) < THRESHOLD || key === undefined) return
        if (!begin(key, 'pointer')) return end(false)
        isDragging = true
        document.getSelection()?.removeAllRanges()
      }
      onDrag({ x, y })
      const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row-key]')
      hover(over && box.contains(over) ? over.dataset['rowKey'] : undefined, over ? partOf(over, y) : 'inside')
      scrollAtEdge(over, y)
    }
    function end(isDropped: boolean) {
      ended.abort()
      onDrag(undefined)
      if (isDragging && isDropped) drop()
      else if (isDragging) cancel()
    }

    const { signal } = ended
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && end(false), { signal })
    window.addEventListener('selectstart', (one) => isDragging && one.preventDefault(), { signal })
  }
}

function partOf(row: Element, y: number): RowPart {
  const { top, height } = row.getBoundingClientRect()
  const part = (y - top) / height
  if (part < BESIDE) return 'before'
  return part > 1 - BESIDE ? 'after' : 'inside'
}

function scrollAtEdge(row: Element | null | undefined, y: number) {
  const scroller = row?.closest('table')?.parentElement
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y > bottom - SCROLL.edge) scroller.scrollBy({ top: SCROLL.step })
  // The header covers the upper edge.
  if (y < top + 2 * SCROLL.edge) scroller.scrollBy({ top: -SCROLL.step })
}
