import { Link, useSearchParams } from 'react-router'
import styles from './Switch.module.css'

interface SwitchProps {
  label: string
  /** The search parameter of the choice; the first choice removes it. */
  param: string
  choices: readonly { id: string; label: string }[]
  chosen: string
}

/** A row of views, one of which is shown; each has an address. */
export function Switch({ label, param, choices, chosen }: SwitchProps) {
  const [params] = useSearchParams()
  const tab = params.get('tab')

  function addressOf(id: string) {
    const next = new URLSearchParams(tab === null ? {} : { tab })
    if (id !== choices[0]?.id) next.set(param, id)
    return { search: `?${next}` }
  }

  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Link
              className={styles.choice}
              to={addressOf(choice.id)}
              aria-current={choice.id === chosen ? 'page' : undefined}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
