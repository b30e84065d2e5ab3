import { SignInPage } from '@sqos/auth'
import { useI18n, useText } from '@sqos/i18n/react'
import { config } from '../config.ts'
import { useProductName, useTitle } from '../use-title.ts'

export interface SignInScreenProps {
  /** The address's `redirect`, as it stands there. */
  redirect: string | null
  onSignedIn: (address: string) => unknown
}

/** The sign-in page with the product around it. Imports no router: it is the first thing most people load. */
export function SignInScreen({ redirect, onSignedIn }: SignInScreenProps) {
  const { t } = useText('admin')
  const { changeLanguage } = useI18n()
  const name = useProductName()
  useTitle(t('signIn.title'))

  return (
    <SignInPage
      brand={{ name, logo: <img src="/logo.svg" alt="" width={32} height={32} /> }}
      redirect={redirect}
      apiBaseUrl={config.apiBase}
      onChangeLanguage={(language) => void changeLanguage(language)}
      // Nobody signs in to see that a page does not exist.
      onSignedIn={(address) => onSignedIn(address === '/404' ? '/' : address)}
    />
  )
}
