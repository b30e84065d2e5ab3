import type { Language } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import type { Credentials, SessionDispatch } from '@sqos/session'
import { signIn } from '@sqos/session'
import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { addressAfterSignIn } from '../address-after-sign-in.ts'
import { NAMESPACE } from '../catalogue.ts'
import type { OpenProofWorker } from '../proof/proof-work.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInPage.module.css'

export interface SignInPageProps {
  /** Name and logo of the application. */
  brand: { name: string; logo?: ReactNode; description?: string | undefined; copyright?: string | undefined }
  /** The raw `redirect` parameter; targets on other sites are ignored. */
  redirect: string | null
  /** Navigates to the URL; the form stays busy until it resolves. */
  onSignedIn: (address: string) => unknown
  onChangeLanguage: (language: Language) => void
  /** Origin of the API for the captcha image; empty when the page comes from the same server. */
  apiBaseUrl?: string | undefined
  /** Opens the proof-of-work worker; without it the captcha is an image. */
  openProofWorker?: OpenProofWorker | undefined
}

/** Sign-in page. It keeps the input when the server refuses. */
export function SignInPage({
  brand,
  redirect,
  onSignedIn,
  onChangeLanguage,
  apiBaseUrl = '',
  openProofWorker,
}: SignInPageProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch<SessionDispatch>()

  async function signInAndGo(credentials: Credentials) {
    await dispatch(signIn(credentials))
    await onSignedIn(addressAfterSignIn(redirect))
  }

  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <LanguageSwitch onChange={onChangeLanguage} />
      </header>
      <main className={styles['main']}>
        <div className={styles['column']}>
          <div>
            <p className={styles['brand']}>
              {brand.logo}
              <span>{brand.name}</span>
            </p>
            {brand.description && <p className={styles['description']}>{brand.description}</p>}
          </div>
          <div className={styles['card']}>
            <SignInForm
              title={t('signInTitle')}
              apiBaseUrl={apiBaseUrl}
              openProofWorker={openProofWorker}
              signInWith={signInAndGo}
            />
          </div>
        </div>
      </main>
      {brand.copyright && <footer className={styles['footer']}>{brand.copyright}</footer>}
    </div>
  )
}
