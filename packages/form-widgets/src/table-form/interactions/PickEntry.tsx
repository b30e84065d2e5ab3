import { type ComponentType, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusableOf } from '../../base/describe-control.ts'
import { useLoaded } from '../../base/use-loaded.ts'
import type { DataRecord } from '../../services/widget-services.ts'
import type { CellEditorProps } from '../model/cell-type.ts'
import type { ResolvedColumn } from '../model/column.ts'
import styles from './Entry.module.css'
import { useGrid } from '../grid/grid-context.ts'

interface PickEntryProps {
  column: ResolvedColumn
  rowIndex: number
  value: unknown
  name: string
  record: DataRecord
  /** Called after a single choice. */
  onDone: () => void
}

/** The editor of a cell. Only one is open at a time. */
export function PickEntry({ column, rowIndex, value, name, record, onDone }: PickEntryProps) {
  const { cursor, size } = useGrid()
  const place = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(value)
  const { part, hasFailed, retry } = useLoaded(column.type.loadEditor ?? NOTHING_TO_LOAD)
  const Editor = column.type.Editor ?? part?.Editor

  function change(next: unknown) {
    setDraft(next)
    cursor.enter({ value: next })
    const isOneChoice = column.props?.['multiple'] !== true && !column.type.isMultiple
    if (!column.type.isDoneOnChange || !isOneChoice) return
    onDone()
  }

  return (
    <div ref={place} className={styles.editor}>
      {hasFailed && <Failed onRetry={retry} />}
      {!hasFailed && !Editor && <Waiting />}
      {Editor && (
        <Suspense fallback={<Waiting />}>
          <Opener place={place} />
          <Editor
            value={draft}
            column={column}
            record={record}
            rowIndex={rowIndex}
            aria-label={name}
            size={size}
            required={column.required ?? false}
            onChange={change}
          />
        </Suspense>
      )}
    </div>
  )
}

const NOTHING_TO_LOAD = (): Promise<Partial<{ Editor: ComponentType<CellEditorProps> }>> => Promise.resolve({})

/** Focuses the editor when it is loaded, then opens it. */
function Opener({ place }: { place: RefObject<HTMLElement | null> }) {
  // `Waiting` had the focus. A key pressed before the next frame would reach the page instead of the cell.
  useLayoutEffect(
    function takeFocus() {
      focusableOf(place.current)?.focus()
    },
    [place],
  )
  useEffect(
    function openEditor() {
      const control = focusableOf(place.current)
      control?.focus()
      control?.click()
    },
    [place],
  )
  return null
}

/** Keeps the focus in the cell while the editor loads, so that no key is lost. */
function Waiting() {
  const { t } = useGrid()
  return (
    <button type="button" className={styles.waiting} ref={(button) => button?.focus()} aria-label={t('loading')}>
      …
    </button>
  )
}

/** The editor failed to load: no network, or a new version was deployed. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useGrid()
  return (
    <button type="button" className={styles.waiting} ref={(button) => button?.focus()} onClick={onRetry}>
      {t('editorFailed')}
    </button>
  )
}
