import { type ReactNode, useId } from 'react'
import styles from './PrintDesigner.module.css'

/** A setting with its name. */
export function Line({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
