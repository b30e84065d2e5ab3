import { type ReactNode, useId } from 'react'
import styles from './FormCard.module.css'

export interface FormCardProps {
  header?: string | undefined
  /** Default `always`. */
  shadow?: 'always' | 'hover' | 'never' | undefined
  /** Shown at the end of the header. */
  extra?: ReactNode
  children?: ReactNode
}

/** Fields on a card. Kind `card`. */
export function FormCard({ header, shadow = 'always', extra, children }: FormCardProps) {
  const id = useId()
  return (
    <section className={styles.card} data-shadow={shadow} {...(header && { 'aria-labelledby': id })}>
      {(header || extra) && (
        <div className={styles.header}>
          <span id={id}>{header}</span>
          {extra}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
