import styles from './Switch.module.css'

export interface TabButtonsProps<Id extends string> {
  label: string
  choices: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A row of views, one of which is shown, without addresses. */
export function TabButtons<Id extends string>({ label, choices, chosen, onChoose }: TabButtonsProps<Id>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ id, label: text }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={id === chosen ? 'page' : undefined}
              onClick={() => onChoose(id)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
