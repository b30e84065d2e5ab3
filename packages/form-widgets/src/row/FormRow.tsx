import type { ReactNode } from 'react'
import styles from './FormRow.module.css'

export interface FormRowProps {
  /** The distribution of remaining space. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'space-between' | 'space-around' | undefined
  /** Default `top`. */
  align?: 'top' | 'middle' | 'bottom' | undefined
  /** `FormCol`s. */
  children?: ReactNode
}

/** Fields on a grid of 24 columns; below each other on narrow screens. Kind `row`. */
export function FormRow({ justify = 'start', align = 'top', children }: FormRowProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.row} style={{ justifyContent: justify }} data-align={align}>
        {children}
      </div>
    </div>
  )
}

export interface FormColProps {
  /** Width in 24ths. Default 24. */
  span?: number | undefined
  children?: ReactNode
}

/** A column of a `FormRow`. */
export function FormCol({ span = 24, children }: FormColProps) {
  const columns = Math.min(24, Math.max(1, Math.round(span)))
  return (
    <div className={styles.col} data-span={columns}>
      {children}
    </div>
  )
}
