import { Button, Drawer, Switch } from '@arco-design/web-react'
import { IconDragDotVertical, IconPushpin } from '@arco-design/web-react/icon'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useText } from '@sqos/i18n/react'
import { canHide, type ColumnPin } from './column-layout.ts'
import styles from './ColumnSettings.module.css'

/** A column as the drawer shows it, whatever its rows are. */
interface ListedColumn {
  column: { id: string; header: string; hideable?: boolean | undefined }
  pin: ColumnPin
  visible: boolean
}

export interface ColumnSettingsDrawerProps {
  open: boolean
  onClose: () => void
  layout: {
    placed: readonly ListedColumn[]
    move: (id: string, target: string) => void
    setVisible: (id: string, visible: boolean) => void
    reset: () => void
  }
}

/** dnd-kit would announce in English; the handles say where their column stands. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** The drawer 列表显示设置. Its code comes with the first opening. */
export function ColumnSettingsDrawer({ open, onClose, layout }: ColumnSettingsDrawerProps) {
  const { t } = useText('ui-kit')
  return (
    <Drawer width={320} title={t('table.settings.title')} visible={open} footer={null} onCancel={onClose} unmountOnExit>
      <div className={styles['head']}>
        <h2>{t('table.settings.header')}</h2>
        <Button type="text" size="mini" onClick={layout.reset}>
          {t('table.settings.reset')}
        </Button>
      </div>
      <ColumnList layout={layout} />
    </Drawer>
  )
}

function ColumnList({ layout }: Pick<ColumnSettingsDrawerProps, 'layout'>) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const ids = layout.placed.map(({ column }) => column.id)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => over && layout.move(String(active.id), String(over.id))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles['list']}>
          {layout.placed.map((placed, index) => (
            <ColumnItem
              key={placed.column.id}
              placed={placed}
              place={index + 1}
              count={ids.length}
              mayHide={canHide(layout.placed, placed.column.id)}
              onStep={(step) => {
                const neighbour = ids[index + step]
                if (neighbour !== undefined) layout.move(placed.column.id, neighbour)
              }}
              onVisible={(visible) => layout.setVisible(placed.column.id, visible)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface ColumnItemProps {
  placed: ListedColumn
  place: number
  count: number
  mayHide: boolean
  onStep: (step: 1 | -1) => void
  onVisible: (visible: boolean) => void
}

const PINNED: Record<ColumnPin, string | undefined> = {
  start: 'table.settings.start',
  end: 'table.settings.end',
  none: undefined,
}

function ColumnItem({ placed, place, count, mayHide, onStep, onVisible }: ColumnItemProps) {
  const { t } = useText('ui-kit')
  const { column, pin, visible } = placed
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: column.id,
  })
  const pinned = PINNED[pin]
  return (
    <li
      ref={setNodeRef}
      className={styles['item']}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles['handle']}
        aria-label={t('table.settings.move', { column: column.header, place, count })}
        {...listeners}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onStep(event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        <IconDragDotVertical />
      </button>
      <span className={styles['name']}>{column.header}</span>
      {pinned && (
        <span className={styles['pin']} title={t(pinned)}>
          <IconPushpin aria-hidden />
          <span className={styles['spoken']}>{t(pinned)}</span>
        </span>
      )}
      <Switch
        size="small"
        checked={visible}
        disabled={visible && !mayHide}
        aria-label={t('table.settings.show', { column: column.header })}
        onChange={onVisible}
      />
    </li>
  )
}
