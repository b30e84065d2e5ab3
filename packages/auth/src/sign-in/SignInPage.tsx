import type { Language } from '@sqos/contract'
import type { ReactNode } from 'react'
import { addressAfterSignIn } from '../address-after-sign-in.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInPage.module.css'

export interface SignInPageProps {
  /** Whose application it is. */
  brand: { name: string; logo?: ReactNode; copyright?: string | undefined }
  /** The address's `redirect`, as it stands there: one that leads to another site is ignored. */
  redirect: string | null
  /** Goes to the address; the form stays busy until that is done. */
  onSignedIn: (address: string) => unknown
  onChangeLanguage: (language: Language) => void
  /** Origin of the API for the captcha image; empty when the page comes from the same server. */
  apiBaseUrl?: string | undefined
}

/** The first page: who are you? Keeps what was typed when the server refuses. */
export function SignInPage({ brand, redirect, onSignedIn, onChangeLanguage, apiBaseUrl = '' }: SignInPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <LanguageSwitch onChange={onChangeLanguage} />
      </header>
      <main className={styles['main']}>
        <div className={styles['column']}>
          <p className={styles['brand']}>
            {brand.logo}
            <span>{brand.name}</span>
          </p>
          <div className={styles['card']}>
            <SignInForm apiBaseUrl={apiBaseUrl} onSignedIn={() => onSignedIn(addressAfterSignIn(redirect))} />
          </div>
        </div>
      </main>
      {brand.copyright && <footer className={styles['footer']}>{brand.copyright}</footer>}
    </div>
  )
}
