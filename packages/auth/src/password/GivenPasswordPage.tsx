import { useText } from '@sqos/i18n/react'
import { selectUser, signOut, type SessionDispatch, type SessionRootState } from '@sqos/session'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from '../catalogue.ts'
import { SignOutButton } from '../lock-screen/SignOutButton.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import styles from './GivenPasswordPage.module.css'

export interface GivenPasswordPageProps {
  /** Loads the user again and continues to where they wanted to go. The form stays busy until it resolves. */
  onChanged: () => unknown
  /** Goes to the sign-in page. */
  onSignedOut: () => unknown
  /** Origin of the API for the captcha; empty when the page comes from the same server. */
  apiBaseUrl?: string | undefined
}

/** Asks a user whose password was set by somebody else to change it. The session continues afterwards. */
export function GivenPasswordPage({ onChanged, onSignedOut, apiBaseUrl }: GivenPasswordPageProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch<SessionDispatch>()
  const user = useSelector((state: SessionRootState) => selectUser(state))
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    await dispatch(signOut())
    await onSignedOut()
  }

  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <div>
          <h1 className={styles['title']}>{t('givenPasswordTitle')}</h1>
          {user && <p className={styles['owner']}>{`${user.userName}/${user.userAccount}`}</p>}
          <p className={styles['text']}>{t('givenPasswordText')}</p>
        </div>
        <ChangePasswordForm apiBaseUrl={apiBaseUrl} note={t('givenPasswordNote')} onChanged={onChanged} />
        <SignOutButton isBusy={isLeaving} onSignOut={() => void leave()} />
      </div>
    </main>
  )
}
