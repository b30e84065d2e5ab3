import { Notification } from '@arco-design/web-react'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'
import { takeSignInArrival } from './arrival.ts'

const DURATION_MS = 2000

/** Tells for two seconds when and where the person signed in before, if the system settings ask for it. */
export function useLastSignInNotice() {
  const { t } = useText('admin')
  const user = useSelector((app: AppState) => selectUser(app))

  useEffect(
    function tellLastSignIn() {
      if (!user || !takeSignInArrival() || user.prevLogin !== 1 || !user.prevLoginTime) return
      const rows = [
        [t('lastSignIn.time'), formatDate(user.prevLoginTime)],
        [t('lastSignIn.place'), user.prevLoginIPAddressName],
        [t('lastSignIn.ip'), user.prevLoginIPAddress],
      ]
      Notification.info({
        title: t('lastSignIn.title'),
        position: 'bottomRight',
        duration: DURATION_MS,
        content: rows
          .filter(([, value]) => value)
          .map(([label, value]) => <div key={label}>{`${label}：${value}`}</div>),
      })
    },
    [user, t],
  )
}
