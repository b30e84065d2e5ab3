import { useNavigate, useSearchParams } from 'react-router'
import { arrival } from '../frame/arrival.ts'
import { SignInScreen } from './SignInScreen.tsx'

/** The sign-in page at its address, after a session ended while the application was open. */
export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()

  async function enter(address: string) {
    arrival.begin()
    await navigate(address, { replace: true })
  }

  return <SignInScreen redirect={query.get('redirect')} onSignedIn={enter} />
}
