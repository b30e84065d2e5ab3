import styles from './Decision.module.css'

/** The problem of a plain select, below it: such a field does not show its problem itself. */
export function SelectProblem({ text }: { text: string | undefined }) {
  return (
    text !== undefined && (
      <p role="alert" className={styles.problem}>
        {text}
      </p>
    )
  )
}
