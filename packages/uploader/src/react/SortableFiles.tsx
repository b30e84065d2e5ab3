import { IconDragDotVertical } from '@arco-design/web-react/icon'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './SortableFiles.module.css'
import { keysOf } from './stored-value.ts'
import type { StoredValue } from './uploads-context.ts'

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

interface SortableFilesProps<File extends StoredValue> {
  files: readonly File[]
  layout: 'list' | 'grid'
  /** Name of the list. */
  label: string
  className: string | undefined
  entryClassName: string | undefined
  /** Without it the order stands. */
  onMove: ((from: number, to: number) => void) | undefined
  /** What an entry shows; the handle that moves it is nothing where there is nowhere to move to. */
  children: (file: File, index: number, handle: ReactNode) => ReactNode
}

/** Files that a record has, to be put into another order: by dragging their handles, and by arrow keys on them. */
export function SortableFiles<File extends StoredValue>(props: SortableFilesProps<File>) {
  const { files, layout, label, className, entryClassName, onMove, children } = props
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const ids = keysOf(files)
  if (files.length === 0) return null
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove?.(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul className={className} aria-label={label}>
          {files.map((file, index) => (
            <SortableEntry
              key={ids[index]}
              id={ids[index] ?? ''}
              name={file.name ?? ''}
              index={index}
              count={files.length}
              className={entryClassName}
              onMove={onMove}
            >
              {(handle) => children(file, index, handle)}
            </SortableEntry>
          ))}
        </ul>
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
  onMove: ((from: number, to: number) => void) | undefined
  children: (handle: ReactNode) => ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** One entry; draws its handle where its child puts it. One that is alone has none. */
function SortableEntry({ id, name, index, count, className, onMove, children }: SortableEntryProps) {
  const { t } = useText(NAMESPACE)
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const handle = onMove && count > 1 && (
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
