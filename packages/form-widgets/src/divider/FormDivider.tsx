import styles from './FormDivider.module.css'

export interface FormDividerProps {
  /** Text in the line. */
  content?: string | undefined
  /** Position of the text. Default `center`. */
  align?: 'left' | 'center' | 'right' | undefined
}

/** A line between fields. Kind `divider`. */
export function FormDivider({ content, align = 'center' }: FormDividerProps) {
  if (!content) return <hr className={styles.line} />
  return (
    <div className={styles.divider} data-align={align}>
      {content}
    </div>
  )
}
