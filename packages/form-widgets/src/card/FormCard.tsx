import { type ReactNode, useId } from 'react'
import styles from './FormCard.module.css'

export interface FormCardProps {
  header?: string | undefined
  /** Default `always`. */
  shadow?: 'always' | 'hover' | 'never' | undefined
  children?: ReactNode
}

/** Fields on a card. Kind `card`. */
export function FormCard({ header, shadow = 'always', children }: FormCardProps) {
  const id = useId()
  return (
    <section className={styles.card} data-shadow={shadow} {...(header && { 'aria-labelledby': id })}>
      {header && (
        <div id={id} className={styles.header}>
          {header}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
