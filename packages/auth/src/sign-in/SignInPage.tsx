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
  /** Whose application it is. */
  brand: { name: string; logo?: ReactNode; description?: string | undefined; copyright?: string | undefined }
  /** The address's `redirect`, as it stands there: one that leads to another site is ignored. */
  redirect: string | null
  /** Goes to the address; the form stays busy until that is done. */
  onSignedIn: (address: string) => unknown
  onChangeLanguage: (language: Language) => void
  /** Origin of the API for the captcha image; empty when the page comes from the same server. */
  apiBaseUrl?: string | undefined
  /** Opens the worker that proves work; without it the captcha is a picture. */
  openProofWorker?: OpenProofWorker | undefined
}

/** The first page: who are you? Keeps what was typed when the server refuses. */
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
