import { createContext, useContext } from 'react'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './ChoiceMark.module.css'

interface Choice {
  chosen: string | undefined
  choose: (id: string) => void
}

/** The chosen rows as a store outside of the table, so that choosing renders marks and not rows. */
export const ChoiceContext = createContext<Choice>({ chosen: undefined, choose: () => undefined })

/** The round mark of a row. */
export function ChoiceMark({ id, name }: { id: string; name: string }) {
  const { t } = useWidgetText()
  const { chosen, choose } = useContext(ChoiceContext)
  return (
    <input
      type="radio"
      className={styles.mark}
      aria-label={t('popupSelect.choose', { name: name || id })}
      checked={chosen === id}
      onChange={() => choose(id)}
    />
  )
}
