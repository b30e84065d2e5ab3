import type { Resumed, SessionDispatch, SessionRootState } from '@sqos/session'
import { selectUser, signInAgain } from '@sqos/session'
import { useDispatch, useSelector } from 'react-redux'
import type { OpenProofWorker } from '../proof/proof-work.ts'
import { SignInForm } from './SignInForm.tsx'

export interface SignInAgainProps {
  /** Called with the user who signed in: the same or another one. */
  onSignedIn: (who: Resumed) => unknown
  apiBaseUrl?: string | undefined
  /** Opens the proof-of-work worker; without it the captcha is an image. */
  openProofWorker?: OpenProofWorker | undefined
}

/** Sign-in form for a suspended session, with the account filled in, for a dialog that explains the reason. */
export function SignInAgain({ onSignedIn, apiBaseUrl = '', openProofWorker }: SignInAgainProps) {
  const dispatch = useDispatch<SessionDispatch>()
  const account = useSelector((state: SessionRootState) => selectUser(state)?.userAccount)
  return (
    <SignInForm
      account={account}
      apiBaseUrl={apiBaseUrl}
      openProofWorker={openProofWorker}
      signInWith={async (credentials) => onSignedIn(await dispatch(signInAgain(credentials)))}
    />
  )
}
