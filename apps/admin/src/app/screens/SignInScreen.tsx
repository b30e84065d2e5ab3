import { addressAfterSignIn, SignInPage } from '@sqos/auth'
import { useGetSignInAppearanceQuery } from '@sqos/api-client/system-config'
import type { Language } from '@sqos/contract'
import { useI18n, useText } from '@sqos/i18n/react'
import { selectToken } from '@sqos/session'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'react-redux'
import { config } from '../../config.ts'
import { openProofWorker } from '../../parts/sign-in/open-proof-worker.ts'
import { imageAddress } from '../image-address.ts'
import type { AppState } from '../store.ts'
import { picked } from '../picked-language.ts'
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
  const { data: shown, isLoading } = useGetSignInAppearanceQuery()
  const logo = <img src={imageAddress(shown?.loginIcon) ?? '/logo.svg'} alt="" height={32} />
  const owner = [shown?.companyName, shown?.companyAddress, shown?.copyright].filter(Boolean).join(' · ')
  useTitle(t('signIn.title'))
  function pick(language: Language) {
    picked.keep(language)
    void changeLanguage(language)
  }
  // Nobody signs in to see that a page does not exist.
  const enter = (address: string) => onSignedIn(address === '/404' ? '/' : address)
  useSignInElsewhere(() => enter(addressAfterSignIn(redirect)))

  return (
    <SignInPage
      // Nothing before the answer: the name and logo of the product would be replaced at once.
      brand={isLoading ? { name: '' } : { name, logo, description: shown?.sysDescription, copyright: owner }}
      redirect={redirect}
      apiBaseUrl={config.apiBase}
      openProofWorker={openProofWorker}
      onChangeLanguage={pick}
      onSignedIn={enter}
    />
  )
}

/** Tells, once, that somebody signed in in another tab of the browser: nobody is asked for a password there is no need of. */
function useSignInElsewhere(onSignedIn: () => unknown) {
  const store = useStore<AppState>()
  const enter = useEffectEvent(onSignedIn)

  useEffect(
    function followOtherTabs() {
      const follow = () => {
        // The session has heard the event before, and taken over the token.
        if (selectToken(store.getState()) === null) return
        window.removeEventListener('storage', follow)
        enter()
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
    [store],
  )
}
