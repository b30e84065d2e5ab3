import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState } from 'react'
import { useStableCallback } from './use-stable-callback.ts'
import { useElement } from './use-element-width.ts'

export interface SortableItemOptions {
  /** Id of the list: items of other lists are refused. */
  list: string
  /** Place of the item in its list, from 0. */
  index: number
  /** Items are next to one another (a grid) instead of below one another. */
  isRow?: boolean | undefined
  /** The order is fixed: the item neither moves nor takes others. */
  isDisabled?: boolean | undefined
  /** Moves the item at `from` to `to`; both are places from 0, `to` after the item has been taken out. */
  onMove: (from: number, to: number) => void
}

/** The side of an item on which a dragged one would be placed. */
export type SortableSide = 'before' | 'after'

/**
 * Makes an item of a list draggable among its neighbours, by mouse or long press. Keys are the caller's: give the handle
 * arrow keys, or the item buttons, that call the same function. `item` is the ref of the element that moves, `handle` that of
 * the part where a drag starts.
 *
 * @example const { item, handle, isDragged, side } = useSortableItem({ list: id, index, onMove })
 */
export function useSortableItem({ list, index, isRow = false, isDisabled = false, onMove }: SortableItemOptions) {
  const [element, item] = useElement()
  const [dragHandle, handle] = useElement()
  const [isDragged, setDragged] = useState(false)
  const [side, setSide] = useState<SortableSide>()
  const move = useStableCallback(onMove)

  useEffect(
    function registerItem() {
      if (isDisabled || !element || !dragHandle) return
      const sideAt = ({ clientX, clientY }: { clientX: number; clientY: number }): SortableSide => {
        const { left, width, top, height } = element.getBoundingClientRect()
        if (!isRow) return clientY < top + height / 2 ? 'before' : 'after'
        const isLeft = clientX < left + width / 2
        return isLeft === (getComputedStyle(element).direction !== 'rtl') ? 'before' : 'after'
      }
      const placeOf = (data: Record<string, unknown>) =>
        data['list'] === list && typeof data['index'] === 'number' ? data['index'] : undefined
      return combine(
        draggable({
          element,
          dragHandle,
          getInitialData: () => ({ list, index }),
          onDragStart: () => setDragged(true),
          onDrop: () => setDragged(false),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => placeOf(source.data) !== undefined,
          onDrag: ({ source, location }) =>
            setSide(placeOf(source.data) === index ? undefined : sideAt(location.current.input)),
          onDragLeave: () => setSide(undefined),
          onDrop: ({ source, location }) => {
            setSide(undefined)
            const from = placeOf(source.data)
            if (from === undefined || from === index) return
            const before = sideAt(location.current.input) === 'before' ? index : index + 1
            const to = before > from ? before - 1 : before
            if (to !== from) move(from, to)
          },
        }),
      )
    },
    [element, dragHandle, list, index, isRow, isDisabled, move],
  )
  return { item, handle, isDragged, side }
}
