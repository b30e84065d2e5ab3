import { addressAfterSignIn, GivenPasswordPage } from '@sqos/auth'
import { useText } from '@sqos/i18n/react'
import { loadCurrentUser } from '@sqos/session'
import { useNavigate, useSearchParams } from 'react-router'
import { config } from '../../config.ts'
import { useAppDispatch } from '../store.ts'
import { useTitle } from '../use-title.ts'

/** Form to replace a password that another user set; continues to the page of `redirect`. */
export function Component() {
  const { t } = useText('admin')
  const [query] = useSearchParams()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useTitle(t('givenPassword.title'))

  async function goOn() {
    await dispatch(loadCurrentUser())
    await navigate(addressAfterSignIn(query.get('redirect')), { replace: true })
  }

  return (
    <GivenPasswordPage
      apiBaseUrl={config.apiBase}
      onChanged={goOn}
      onSignedOut={() => navigate('/login', { replace: true })}
    />
  )
}
