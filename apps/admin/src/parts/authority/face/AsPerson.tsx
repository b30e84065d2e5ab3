import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useId, useState } from 'react'
import { WithTexts } from '../../texts/WithTexts.tsx'
import { AppFields } from '../../widget-services/AppFields.tsx'
import { faceCatalogue, NAMESPACE } from './catalogue.ts'
import styles from './Face.module.css'
import { PersonFace } from './PersonFace.tsx'

interface AsPersonProps {
  /** Menu entry of the page; undefined until it is published. */
  menuId: string | undefined
  /** Renders the page of a user after the next publication; undefined when nothing would change. */
  renderNext: ((userId: string) => ReactNode) | undefined
}

const TEXTS = [faceCatalogue]

/** Chooses a person and shows what this person gets on a page. */
export function AsPerson(props: AsPersonProps) {
  return (
    <WithTexts catalogues={TEXTS}>
      <Choice {...props} />
    </WithTexts>
  )
}

function Choice({ menuId, renderNext }: AsPersonProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const [userId, setUserId] = useState<string>()
  return (
    <section className={styles.choice} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.help}>{t(renderNext ? 'next' : 'help')}</p>
      <label htmlFor={id} className={styles.help}>
        {t('person')}
      </label>
      <AppFields>
        <UserSelectField
          id={id}
          aria-label={t('person')}
          value={userId}
          onChange={(value) => setUserId(typeof value === 'string' ? value : undefined)}
        />
      </AppFields>
      {userId !== undefined && userId !== '' && renderNext?.(userId)}
      {userId !== undefined && userId !== '' && !renderNext && menuId !== undefined && (
        <PersonFace userId={userId} menuId={menuId} />
      )}
    </section>
  )
}
