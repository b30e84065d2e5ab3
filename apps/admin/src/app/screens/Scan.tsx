import { ConfirmSignInPage, signInModesCatalogue } from '@sqos/auth'
import { useText } from '@sqos/i18n/react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTitle } from '../use-title.ts'

/** The texts of this screen. */
export const catalogue = signInModesCatalogue

/** What a phone opens for the QR code of a sign-in page: asks whether that computer may sign in. */
export function Component() {
  const { t } = useText('admin')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  useTitle(t('scan.title'))

  return <ConfirmSignInPage ticket={query.get('ticket') ?? ''} onLeave={() => navigate('/', { replace: true })} />
}
