import { IconDragDotVertical } from '@arco-design/web-react/icon'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './Sortable.module.css'

/** dnd-kit would announce in English; the handles say where their file stands. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

interface SortableListProps {
  /** As many keys as there are entries. */
  ids: readonly string[]
  layout: 'list' | 'grid'
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Entries that can be put into another order, by dragging their handles and by arrow keys on them. */
export function SortableList({ ids, layout, onMove, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

interface SortableEntryProps {
  id: string
  name: string
  index: number
  count: number
  className: string | undefined
  onMove: (from: number, to: number) => void
  children: (handle: ReactNode) => ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** One entry; draws its handle where its child puts it. One that is alone has none. */
export function SortableEntry({ id, name, index, count, className, onMove, children }: SortableEntryProps) {
  const { t } = useText(NAMESPACE)
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const handle = count > 1 && (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={t('move', { name, place: index + 1, count })}
      title={t('moveHint')}
      {...listeners}
      onKeyDown={(event) => {
        const step = STEPS[event.key]
        if (!step) return
        event.preventDefault()
        const isMirrored = event.key.endsWith('t') && getComputedStyle(event.currentTarget).direction === 'rtl'
        onMove(index, index + (isMirrored ? -step : step))
      }}
    >
      <IconDragDotVertical />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={className}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
    >
      {children(handle)}
    </li>
  )
}
