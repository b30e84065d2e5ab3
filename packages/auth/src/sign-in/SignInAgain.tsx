import type { Resumed, SessionDispatch, SessionRootState } from '@sqos/session'
import { selectUser, signInAgain } from '@sqos/session'
import { useDispatch, useSelector } from 'react-redux'
import { SignInForm } from './SignInForm.tsx'

export interface SignInAgainProps {
  /** Told who came back: the person whose page it is, or another one. */
  onSignedIn: (who: Resumed) => unknown
  apiBaseUrl?: string | undefined
}

/** Signs in over a suspended session, with the account filled in. Goes into a dialog that says why. */
export function SignInAgain({ onSignedIn, apiBaseUrl = '' }: SignInAgainProps) {
  const dispatch = useDispatch<SessionDispatch>()
  const account = useSelector((state: SessionRootState) => selectUser(state)?.userAccount)
  return (
    <SignInForm
      account={account}
      apiBaseUrl={apiBaseUrl}
      signInWith={async (credentials) => onSignedIn(await dispatch(signInAgain(credentials)))}
    />
  )
}
