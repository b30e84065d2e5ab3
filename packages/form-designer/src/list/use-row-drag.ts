import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface RowDrag {
  row: RefObject<HTMLTableRowElement | null>
  /** What is taken hold of. */
  handle: RefObject<HTMLElement | null>
  /** Rows of one list; those of another one are not taken. */
  list: string
  index: number
  /** From one place to before the row that stands at another. */
  onMove: (from: number, to: number) => void
}

/** Lets a row be dragged among its neighbours; says on which side of it another one would be put down. */
export function useRowDrag({ row, handle, list, index, onMove }: RowDrag) {
  const [isDragged, setIsDragged] = useState(false)
  const [side, setSide] = useState<'before' | 'after'>()
  const move = useEffectEvent(onMove)

  useEffect(
    function takeAndGive() {
      const [element, dragHandle] = [row.current, handle.current]
      if (!element || !dragHandle) return
      const sideAt = (clientY: number) => {
        const { top, height } = element.getBoundingClientRect()
        return clientY < top + height / 2 ? 'before' : 'after'
      }
      const fromOf = ({ data }: { data: Record<string, unknown> }) =>
        data['list'] === list && typeof data['index'] === 'number' ? data['index'] : undefined
      return combine(
        draggable({
          element,
          dragHandle,
          getInitialData: () => ({ list, index }),
          onDragStart: () => setIsDragged(true),
          onDrop: () => setIsDragged(false),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => fromOf(source) !== undefined,
          onDrag: ({ location }) => setSide(sideAt(location.current.input.clientY)),
          onDragLeave: () => setSide(undefined),
          onDrop: ({ source, location }) => {
            setSide(undefined)
            const from = fromOf(source)
            if (from !== undefined) move(from, sideAt(location.current.input.clientY) === 'before' ? index : index + 1)
          },
        }),
      )
    },
    [row, handle, list, index],
  )
  return { isDragged, side }
}
