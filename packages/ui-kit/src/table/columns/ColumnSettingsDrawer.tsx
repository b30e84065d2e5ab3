import { Button, Switch } from '@arco-design/web-react'
import { IconDragDotVertical, IconPushpin } from '@arco-design/web-react/icon'
import { useSortableItem } from '@sqos/hooks/sortable'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { SideDrawer } from '../../drawer/SideDrawer.tsx'
import { canHide, type ColumnPin } from './column-layout.ts'
import styles from './ColumnSettings.module.css'

/** A column in the drawer. */
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

/** The drawer 列表显示设置. Its code is loaded when it is first opened. */
export function ColumnSettingsDrawer({ open, onClose, layout }: ColumnSettingsDrawerProps) {
  const { t } = useText('ui-kit')
  return (
    <SideDrawer width={320} title={t('table.settings.title')} open={open} onClose={onClose}>
      <div className={styles['head']}>
        <h2>{t('table.settings.header')}</h2>
        <Button type="text" size="mini" onClick={layout.reset}>
          {t('table.settings.reset')}
        </Button>
      </div>
      <ColumnList layout={layout} />
    </SideDrawer>
  )
}

function ColumnList({ layout }: Pick<ColumnSettingsDrawerProps, 'layout'>) {
  const list = useId()
  const ids = layout.placed.map(({ column }) => column.id)
  const move = (from: number, to: number) => {
    const [id, target] = [ids[from], ids[to]]
    if (id !== undefined && target !== undefined) layout.move(id, target)
  }
  return (
    <ul className={styles['list']}>
      {layout.placed.map((placed, index) => (
        <ColumnItem
          key={placed.column.id}
          placed={placed}
          list={list}
          index={index}
          count={ids.length}
          mayHide={canHide(layout.placed, placed.column.id)}
          onMove={move}
          onVisible={(visible) => layout.setVisible(placed.column.id, visible)}
        />
      ))}
    </ul>
  )
}

interface ColumnItemProps {
  placed: ListedColumn
  list: string
  index: number
  count: number
  mayHide: boolean
  onMove: (from: number, to: number) => void
  onVisible: (visible: boolean) => void
}

const PINNED: Record<ColumnPin, string | undefined> = {
  start: 'table.settings.start',
  end: 'table.settings.end',
  none: undefined,
}

function ColumnItem({ placed, list, index, count, mayHide, onMove, onVisible }: ColumnItemProps) {
  const { t } = useText('ui-kit')
  const { column, pin, visible } = placed
  const { item, handle, isDragged, side } = useSortableItem({ list, index, onMove })
  const pinned = PINNED[pin]
  return (
    <li ref={item} className={styles['item']} data-dragging={isDragged || undefined} data-drop={side}>
      <button
        ref={handle}
        type="button"
        className={styles['handle']}
        aria-label={t('table.settings.move', { column: column.header, place: index + 1, count })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onMove(index, index + (event.key === 'ArrowUp' ? -1 : 1))
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
