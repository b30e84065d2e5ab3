import { addressAfterSignIn, type SignInMode, SignInPage } from '@sqos/auth'
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
  /** The parameter `redirect` of the address, unchanged. */
  redirect: string | null
  onSignedIn: (address: string) => unknown
}

/** Ways to sign in that every server has. */
const AT_FIRST: readonly SignInMode[] = ['password', 'scan']

/**
 * The sign-in page with the name and logo of the product. Imports no router: it is the first screen that most users
 * load.
 */
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
  // A sign-in never leads to the 404 page.
  const enter = (address: string) => onSignedIn(address === '/404' ? '/' : address)
  useSignInElsewhere(() => enter(addressAfterSignIn(redirect)))

  return (
    <SignInPage
      // Empty until the response: default name and logo would be replaced at once.
      brand={isLoading ? { name: '' } : { name, logo, description: shown?.sysDescription, copyright: owner }}
      redirect={redirect}
      modes={shown?.signInModes ?? AT_FIRST}
      apiBaseUrl={config.apiBase}
      openProofWorker={openProofWorker}
      onChangeLanguage={pick}
      onSignedIn={enter}
    />
  )
}

/** Detects once that the user signed in in another tab of the browser. */
function useSignInElsewhere(onSignedIn: () => unknown) {
  const store = useStore<AppState>()
  const enter = useEffectEvent(onSignedIn)

  useEffect(
    function followOtherTabs() {
      const follow = () => {
        // The session has handled the event before, and has the token.
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
