import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { focusableOf } from '../../base/describe-control.ts'
import type { DataRecord } from '../../services/widget-services.ts'
import type { ResolvedColumn } from '../model/column.ts'
import styles from './Cell.module.css'
import { useGrid } from './grid-context.ts'

interface PickEntryProps {
  column: ResolvedColumn
  rowIndex: number
  value: unknown
  name: string
  record: DataRecord
  /** The one choice there is to make was made. */
  onDone: () => void
}

/** The field of a kind, open in its cell. The only editor there is at a time. */
export function PickEntry({ column, rowIndex, value, name, record, onDone }: PickEntryProps) {
  const { cursor, size } = useGrid()
  const place = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(value)
  const { Editor } = column.type

  function change(next: unknown) {
    setDraft(next)
    cursor.enter({ value: next })
    const isOneChoice = column.props?.['multiple'] !== true && column.kind !== 'checkbox'
    if (!column.type.isDoneOnChange || !isOneChoice) return
    onDone()
  }

  return (
    <div ref={place} className={styles.editor}>
      <Suspense fallback={<Waiting />}>
        <Opener place={place} />
        {Editor && (
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
        )}
      </Suspense>
    </div>
  )
}

/** Opens the editor beside it as soon as that is there: it may have to be loaded. */
function Opener({ place }: { place: RefObject<HTMLElement | null> }) {
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

/** Keeps the focus in the cell meanwhile, so that no key goes astray. */
function Waiting() {
  const { t } = useGrid()
  return (
    <button type="button" className={styles.waiting} ref={(button) => button?.focus()} aria-label={t('loading')}>
      …
    </button>
  )
}
