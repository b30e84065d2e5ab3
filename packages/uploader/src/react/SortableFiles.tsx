import { IconDragDotVertical } from '@arco-design/web-react/icon'
import { useSortableItem } from '@sqos/hooks/sortable'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useId } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './SortableFiles.module.css'
import { keysOf } from './stored-value.ts'
import type { StoredValue } from './uploads-context.ts'

interface SortableFilesProps<File extends StoredValue> {
  files: readonly File[]
  layout: 'list' | 'grid'
  /** Name of the list. */
  label: string
  className: string | undefined
  entryClassName: string | undefined
  /** Without it the order is fixed. */
  onMove: ((from: number, to: number) => void) | undefined
  /** Renders an entry. The handle that moves it is empty when the entry is alone or the order is fixed. */
  children: (file: File, index: number, handle: ReactNode) => ReactNode
}

/** The files of a record, ordered by dragging their handles or by arrow keys on the handles. */
export function SortableFiles<File extends StoredValue>(props: SortableFilesProps<File>) {
  const { files, layout, label, className, entryClassName, onMove, children } = props
  const list = useId()
  const ids = keysOf(files)
  if (files.length === 0) return null
  return (
    <ul className={className} aria-label={label}>
      {files.map((file, index) => (
        <SortableEntry
          key={ids[index]}
          list={list}
          name={file.name ?? ''}
          index={index}
          count={files.length}
          isRow={layout === 'grid'}
          className={entryClassName}
          onMove={onMove}
        >
          {(handle) => children(file, index, handle)}
        </SortableEntry>
      ))}
    </ul>
  )
}

interface SortableEntryProps {
  list: string
  name: string
  index: number
  count: number
  isRow: boolean
  className: string | undefined
  onMove: ((from: number, to: number) => void) | undefined
  children: (handle: ReactNode) => ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** One entry. Its child places the handle; an entry that is alone has none. */
function SortableEntry({ list, name, index, count, isRow, className, onMove, children }: SortableEntryProps) {
  const { t } = useText(NAMESPACE)
  const canMove = onMove !== undefined && count > 1
  const {
    item,
    handle: grip,
    isDragged,
    side,
  } = useSortableItem({
    list,
    index,
    isRow,
    isDisabled: !canMove,
    onMove: (from, to) => onMove?.(from, to),
  })
  const handle = canMove && (
    <button
      ref={grip}
      type="button"
      className={styles.handle}
      aria-label={t('move', { name, place: index + 1, count })}
      title={t('moveHint')}
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
      ref={item}
      className={className}
      data-dragging={isDragged || undefined}
      data-drop={side}
      data-in-row={isRow || undefined}
    >
      {children(handle)}
    </li>
  )
}
