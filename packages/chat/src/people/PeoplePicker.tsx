import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import { ContactList } from './ContactList.tsx'
import styles from './PeoplePicker.module.css'

export interface PeoplePickerProps {
  /** Text of the button that ends the choice. */
  action: string
  /** Ids of people who cannot be chosen. */
  without?: ReadonlySet<string>
  isBusy: boolean
  /** Fields above the list. */
  children?: ReactNode
  onDone: (ids: string[]) => void
  onCancel: () => void
}

const NOBODY: ReadonlySet<string> = new Set()

/** Contacts with check boxes, and the buttons that end the choice. */
export function PeoplePicker({ action, without = NOBODY, isBusy, children, onDone, onCancel }: PeoplePickerProps) {
  const { t } = useText(NAMESPACE)
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([])
  const toggle = (person: ChatPerson) =>
    setChosen((before) =>
      before.some(({ id }) => id === person.id) ? before.filter(({ id }) => id !== person.id) : [...before, person],
    )

  return (
    <div className={styles.picker}>
      {children}
      <ContactList choice={{ chosen: new Set(chosen.map(({ id }) => id)), without }} onOpen={toggle} />
      <p className={styles.chosen} aria-live="polite">
        {chosen.length > 0 && `${t('chosenCount', { count: chosen.length })}: `}
        {chosen.map(({ realName }) => realName).join('、')}
      </p>
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          type="primary"
          loading={isBusy}
          disabled={chosen.length === 0}
          onClick={() => onDone(chosen.map(({ id }) => id))}
        >
          {action}
        </Button>
      </div>
    </div>
  )
}
