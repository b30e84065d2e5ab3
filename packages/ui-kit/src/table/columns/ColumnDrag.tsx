import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import styles from '../grid/Header.module.css'

export interface ColumnDragProps {
  children: ReactNode
  headerOf: (id: string) => string
  onMove: (id: string, target: string) => void
}

/** The header below can be rearranged with the pointer; for the keyboard the grid has keys of its own. */
export function ColumnDrag({ children, headerOf, onMove }: ColumnDragProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const [dragged, setDragged] = useState<string>()
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && <div className={styles['dragged']}>{headerOf(dragged)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

/** The grid tells what was moved, in the language of the person; dnd-kit would do so in English. */
export const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Makes a header cell something to drag and to drop on; `drop` says on which side it would land. */
export function useColumnDrag({ id, index, pin }: { id: string; index: number; pin: string }) {
  const data = { index, pin }
  const { setNodeRef: setDrag, listeners, isDragging, active } = useDraggable({ id, data })
  const { setNodeRef: setDrop, isOver } = useDroppable({ id, data })
  const from = active?.data.current
  const lands = isOver && from?.['pin'] === pin && from['index'] !== index
  const drop = lands ? (from['index'] < index ? 'end' : 'start') : undefined
  return {
    ref(node: HTMLElement | null) {
      setDrag(node)
      setDrop(node)
    },
    listeners,
    dragging: isDragging,
    drop,
  }
}
