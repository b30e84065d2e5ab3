import { IconClose, IconInfoCircleFill } from '@arco-design/web-react/icon'
import type { UserInfo } from '@sqos/api-client/auth'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'
import { arrival } from './arrival.ts'
import styles from './LastSignInNotice.module.css'

/** Source: specification of the shell, section 9. */
const DURATION_MS = 2000

/** Shows for two seconds the time and place of the user's previous sign-in, if the system settings enable it. */
export function LastSignInNotice() {
  const { t } = useText('admin')
  const titleId = useId()
  const notice = useNotice()
  if (!notice) return null

  const rows = [
    [t('lastSignIn.time'), formatDate(notice.prevLoginTime)],
    [t('lastSignIn.place'), notice.prevLoginIPAddressName],
    [t('lastSignIn.ip'), notice.prevLoginIPAddress],
  ]
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <IconInfoCircleFill className={styles.icon ?? ''} aria-hidden="true" />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may not hold a heading and a list */}
      <div role="status">
        <h2 className={styles.title} id={titleId}>
          {t('lastSignIn.title')}
        </h2>
        <dl className={styles.rows}>
          {rows
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={arrival.end}>
        <IconClose aria-hidden="true" />
      </button>
    </section>
  )
}

/** The user while the notice is visible. */
function useNotice(): UserInfo | undefined {
  const user = useSelector((state: AppState) => selectUser(state))
  const arrived = useSyncExternalStore(arrival.onChange, arrival.isBySignIn)

  useEffect(
    function endInTime() {
      if (!arrived) return
      const timer = setTimeout(arrival.end, DURATION_MS)
      return () => clearTimeout(timer)
    },
    [arrived],
  )

  return arrived && user?.prevLogin === 1 && user.prevLoginTime ? user : undefined
}
