import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import type { SessionRootState } from '@sqos/session'
import { selectUser } from '@sqos/session'
import { initialOf } from '@sqos/ui-kit'
import { useSelector } from 'react-redux'
import { NAMESPACE } from '../catalogue.ts'
import { Failure } from '../field/Failure.tsx'
import { PasswordInput } from '../field/PasswordInput.tsx'
import { Clock } from './Clock.tsx'
import styles from './LockScreen.module.css'
import { SignOutButton } from './SignOutButton.tsx'
import { useUnlock } from './use-unlock.ts'

export interface LockScreenProps {
  /** Returns to the previous page. */
  onUnlocked: () => unknown
  /** Goes to the sign-in page. */
  onSignedOut: () => unknown
  /** Origin of the API for the avatar; empty when the page comes from the same server. */
  apiBaseUrl?: string | undefined
}

/** Covers the application until the user who locked it enters the password. The session continues. */
export function LockScreen({ onUnlocked, onSignedOut, apiBaseUrl = '' }: LockScreenProps) {
  const { t } = useText(NAMESPACE)
  const user = useSelector((state: SessionRootState) => selectUser(state))
  const { input, ...form } = useUnlock({ onUnlocked, onSignedOut })
  const isUnlocking = form.busyWith === 'unlock'

  return (
    <main className={styles['page']}>
      <Clock />
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <span className={styles['avatar']} aria-hidden>
          {user?.headIcon ? <img src={addressOf(user.headIcon, apiBaseUrl)} alt="" /> : initialOf(user?.userName ?? '')}
        </span>
        <h1 className={styles['name']}>
          {user?.userName}
          <small className={styles['locked']}>{t('lockedTitle')}</small>
        </h1>
        <Failure text={form.failure} />
        <PasswordInput
          ref={input}
          autoFocus
          placeholder={t('unlockPlaceholder')}
          value={form.password}
          onChange={form.change}
          error={form.isMissing ? t('unlockRequired') : undefined}
        />
        <Button type="primary" htmlType="submit" size="large" long loading={isUnlocking} aria-disabled={isUnlocking}>
          {t(isUnlocking ? 'unlocking' : 'unlock')}
        </Button>
        <SignOutButton isBusy={form.busyWith === 'signOut'} onSignOut={() => void form.leave()} />
      </form>
    </main>
  )
}

/** Pictures are API paths or absolute URLs. */
const addressOf = (path: string, base: string) => (/^https?:/.test(path) ? path : base + path)
