import { useLayoutEffect, useRef, useState } from 'react'
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

  useLayoutEffect(function openEditor() {
    const control = focusableOf(place.current)
    control?.focus()
    control?.click()
  }, [])

  function change(next: unknown) {
    setDraft(next)
    cursor.enter({ value: next })
    const isOneChoice = column.props?.['multiple'] !== true && column.kind !== 'checkbox'
    if (!column.type.isDoneOnChange || !isOneChoice) return
    onDone()
  }

  return (
    <div ref={place} className={styles.editor}>
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
    </div>
  )
}
