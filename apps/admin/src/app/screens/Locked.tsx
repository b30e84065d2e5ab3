import { LockScreen } from '@sqos/auth'
import { useText } from '@sqos/i18n/react'
import { useLocation, useNavigate } from 'react-router'
import { config } from '../../config.ts'
import { lockedFrom } from '../frame/locked-from.ts'
import { useTitle } from '../use-title.ts'

/** The lock screen; unlocking returns to the locked page. */
export function Component() {
  const { t } = useText('admin')
  const { state } = useLocation()
  const navigate = useNavigate()
  useTitle(t('locked.title'))

  return (
    <LockScreen
      apiBaseUrl={config.apiBase}
      onUnlocked={() => navigate(lockedFrom(state), { replace: true })}
      onSignedOut={() => navigate('/login', { replace: true })}
    />
  )
}
