import { Input } from '@arco-design/web-react'
import { useId, useState } from 'react'
import styles from './Import.module.css'

export interface EditableCellProps {
  label: string
  value: string
  problem: string | undefined
  onSave: (value: string) => void
}

/** A cell edited in place; shows its problem. Enter and blur save, Escape restores the value. */
export function EditableCell({ label, value, problem, onSave }: EditableCellProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<string>()

  function save() {
    setOpen(false)
    if (draft !== undefined && draft !== value) onSave(draft)
  }

  if (problem === undefined && !isOpen) {
    return (
      <button type="button" className={styles.cell} aria-label={`${label} ${value}`} onClick={() => setOpen(true)}>
        {value}
      </button>
    )
  }
  return (
    <div className={styles.edited}>
      <Input
        size="mini"
        autoFocus={isOpen}
        value={draft ?? value}
        error={problem !== undefined}
        aria-label={label}
        aria-invalid={problem !== undefined}
        {...(problem !== undefined && { 'aria-describedby': id })}
        onChange={setDraft}
        onPressEnter={save}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          setDraft(undefined)
          setOpen(false)
        }}
      />
      {problem !== undefined && (
        <span id={id} className={styles.problem} title={problem}>
          {problem}
        </span>
      )}
    </div>
  )
}
