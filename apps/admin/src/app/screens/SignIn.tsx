import type { ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { arrival } from '../frame/arrival.ts'
import type { SignInScreenProps } from './SignInScreen.tsx'

/**
 * Creates the sign-in page at its address, for a session that ended while the application was open. The screen is given
 * because the first page of the application loads it without a router.
 */
export const createSignIn = (Screen: ComponentType<SignInScreenProps>) =>
  function SignIn() {
    const [query] = useSearchParams()
    const navigate = useNavigate()

    async function enter(address: string) {
      arrival.begin()
      await navigate(address, { replace: true })
    }

    return <Screen redirect={query.get('redirect')} onSignedIn={enter} />
  }
