import type { Language } from '@sqos/contract'
import type { AnyCredentials, SessionDispatch } from '@sqos/session'
import { signIn } from '@sqos/session'
import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { addressAfterSignIn } from '../address-after-sign-in.ts'
import type { OpenProofWorker } from '../proof/proof-work.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Mosaic } from './Mosaic.tsx'
import { type SignInMode, SignInModes } from './SignInModes.tsx'
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
  /** Ways to sign in, in the order of their tabs. Default: account and password only. */
  modes?: readonly SignInMode[] | undefined
  /** The address that a phone opens for the ticket of a QR code. Default: `/scan?ticket=…` on this host. */
  scanAddress?: ((ticket: string) => string) | undefined
}

const PASSWORD_ONLY: readonly SignInMode[] = ['password']

const defaultScanAddress = (ticket: string) => `${window.location.origin}/scan?ticket=${encodeURIComponent(ticket)}`

/** Sign-in page. It keeps the input when the server refuses. */
export function SignInPage({
  brand,
  redirect,
  onSignedIn,
  onChangeLanguage,
  apiBaseUrl = '',
  openProofWorker,
  modes = PASSWORD_ONLY,
  scanAddress = defaultScanAddress,
}: SignInPageProps) {
  const dispatch = useDispatch<SessionDispatch>()

  async function signInAndGo(credentials: AnyCredentials) {
    await dispatch(signIn(credentials))
    await onSignedIn(addressAfterSignIn(redirect))
  }

  return (
    <div className={styles['page']}>
      <Mosaic />
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
            <SignInModes
              modes={modes}
              scanAddress={scanAddress}
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
