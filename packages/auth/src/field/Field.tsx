import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './Field.module.css'

/** Ids that connect a control with its label, error and hint. */
export interface FieldLinks {
  id: string
  status?: 'error'
  'aria-describedby'?: string
}

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** Announced by screen readers when it appears. */
  notice?: string | undefined
  children: (links: FieldLinks) => ReactNode
}

/** Form field: label above the control, error or hint below it. */
export function Field({ label, error, hint, notice, children }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({ id, ...(error && { status: 'error' }), ...(describedBy && { 'aria-describedby': describedBy }) })}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      <output className={styles['notice']}>{notice}</output>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
