import type { Resumed, SessionDispatch, SessionRootState } from '@sqos/session'
import { selectUser, signInAgain } from '@sqos/session'
import { useDispatch, useSelector } from 'react-redux'
import type { OpenProofWorker } from '../proof/proof-work.ts'
import { SignInForm } from './SignInForm.tsx'

export interface SignInAgainProps {
  /** Told who came back: the person whose page it is, or another one. */
  onSignedIn: (who: Resumed) => unknown
  apiBaseUrl?: string | undefined
  /** Opens the worker that proves work; without it the captcha is a picture. */
  openProofWorker?: OpenProofWorker | undefined
}

/** Signs in over a suspended session, with the account filled in. Goes into a dialog that says why. */
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
