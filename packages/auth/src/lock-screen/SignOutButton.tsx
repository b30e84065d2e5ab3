import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './SignOutButton.module.css'

interface SignOutButtonProps {
  isBusy: boolean
  onSignOut: () => void
}

/** Signs out after an inline confirmation, because unsaved input is lost. */
export function SignOutButton({ isBusy, onSignOut }: SignOutButtonProps) {
  const { t } = useText(NAMESPACE)
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'cancelled'>('unasked')

  if (question !== 'asked') {
    return (
      // Cancelling restores the focus.
      <Button type="text" long autoFocus={question === 'cancelled'} onClick={() => setQuestion('asked')}>
        {t('signOut')}
      </Button>
    )
  }
  return (
    <fieldset className={styles['question']}>
      <legend>{t('confirmSignOut')}</legend>
      <Button autoFocus onClick={() => setQuestion('cancelled')}>
        {t('cancel')}
      </Button>
      <Button status="danger" type="primary" loading={isBusy} onClick={onSignOut}>
        {t('confirm')}
      </Button>
    </fieldset>
  )
}
