import { type DragEvent, useState } from 'react'
import { type FrameTab, movedTabs } from './tab-order.ts'

interface TabDragOptions {
  tabs: readonly FrameTab[]
  onReorder: (paths: string[]) => void
}

/** Props that make the element of a tab draggable and a drop target. */
export interface TabDragProps {
  'data-dragged': true | undefined
  'data-drop': 'before' | 'after' | undefined
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
  onDragEnd: () => void
}

/** Reorders tabs with the native drag of the browser. A tab is a link and can also be dragged out of the window. */
export function useTabDrag({ tabs, onReorder }: TabDragOptions) {
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()

  function end() {
    setFrom(undefined)
    setOver(undefined)
  }

  return {
    propsOf: (index: number): TabDragProps => ({
      'data-dragged': from === index || undefined,
      'data-drop':
        from === undefined || over !== index || from === index ? undefined : index < from ? 'before' : 'after',
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'copyMove'
        setFrom(index)
      },
      onDragOver: (event) => {
        if (from === undefined) return
        event.preventDefault()
        setOver(index)
      },
      onDrop: (event) => {
        if (from === undefined) return
        event.preventDefault()
        if (from !== index) onReorder(movedTabs(tabs, from, index))
        end()
      },
      onDragEnd: end,
    }),
  }
}
