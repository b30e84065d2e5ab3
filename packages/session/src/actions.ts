import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ApiExtra } from '@sqos/api-client'
import { baseApi } from '@sqos/api-client'
import type { LoginResult } from '@sqos/api-client/auth'
import { authApi } from '@sqos/api-client/auth'
import { SessionError } from './session-error.ts'
import type { SessionState } from './session-slice.ts'
import {
  currentUserLoaded,
  lockChanged,
  sessionCleared,
  sessionSuspended,
  signedIn,
  tokenRenewed,
} from './session-slice.ts'

/** The part of the store's state that this package owns. */
export interface SessionRootState {
  session: SessionState
}

/** The store's `dispatch`, as far as sessions use it. */
export type SessionDispatch = ThunkDispatch<SessionRootState, ApiExtra, UnknownAction>

/** What a person types to sign in. */
export interface Credentials {
  /** Account or mobile number, `mobile@account` for a sub-account. */
  account: string
  /** MD5 of the password: 32 lower-case hex digits. */
  passwordHash: string
  /** What a picture shows, and the key under which it was drawn. */
  captcha?: { code: string; timestamp: string } | undefined
  /** The solution of a challenge, in place of a picture. */
  proof?: string | undefined
}

/** How this client names itself at sign-in; the secret is public by nature. Source: specification, section 9. */
const CLIENT = {
  client_id: 'admin',
  client_secret: 'sqos-web',
  scope: 'all',
  grant_type: 'password',
  loginType: '1',
  origin: 'password',
} as const

const login =
  ({ account, passwordHash, captcha, proof }: Credentials) =>
  (dispatch: SessionDispatch): Promise<LoginResult> => {
    const loginBody = {
      ...CLIENT,
      account: account.trim(),
      password: passwordHash,
      ...captcha,
      ...(proof && { proof }),
    }
    return dispatch(authApi.endpoints.login.initiate({ loginBody }, { track: false })).unwrap()
  }

/** Signs in and keeps the token; rejects with the server's whole answer. */
export const signIn =
  (credentials: Credentials) =>
  async (dispatch: SessionDispatch): Promise<LoginResult> => {
    const result = await dispatch(login(credentials))
    // What an earlier person has read must not be shown to the next one.
    dispatch(baseApi.util.resetApiState())
    dispatch(signedIn(result))
    return result
  }

const askWhoIsThere = () => async (dispatch: SessionDispatch) => {
  const answer = await dispatch(
    authApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  ).unwrap()
  if (!answer) throw new SessionError('verificationFailed')
  if (answer.menuList.length === 0) throw new SessionError('noMenus')
  return answer
}

/** Asks the server who is signed in and what they may; throws a SessionError when nobody can work with the answer. */
export const loadCurrentUser = () => async (dispatch: SessionDispatch) => {
  const answer = await dispatch(askWhoIsThere())
  dispatch(currentUserLoaded(answer))
  return answer
}

/** Forgets the token and keeps the person with their page, until `resumeSession` or `signInAgain`. */
export const suspendSession = () => sessionSuspended()

/** Whose token a suspended session was given: another person must not see what the one before has typed. */
export type Resumed = 'same' | 'another'

/** Goes on with a suspended session if its new token is the same person's. */
export const resumeSession =
  () =>
  async (dispatch: SessionDispatch, getState: () => SessionRootState): Promise<Resumed> => {
    const before = getState().session.user?.userId
    const answer = await dispatch(askWhoIsThere())
    if (answer.userInfo.userId !== before) return 'another'
    dispatch(currentUserLoaded(answer))
    return 'same'
  }

/** Signs in over a suspended session; what was read and typed stays. Rejects with the server's whole answer. */
export const signInAgain =
  (credentials: Credentials) =>
  async (dispatch: SessionDispatch): Promise<Resumed> => {
    const { token } = await dispatch(login(credentials))
    dispatch(tokenRenewed(token))
    return dispatch(resumeSession())
  }

/** Locks this browser: the token stays, every page but the lock screen is closed. */
export const lock = () => lockChanged(true)

/** Opens a locked browser again when the server knows the password; rejects with its answer otherwise. */
export const unlock = (passwordHash: string) => async (dispatch: SessionDispatch, getState: () => SessionRootState) => {
  const unlockBody = { account: getState().session.user?.userAccount ?? '', password: passwordHash }
  await dispatch(authApi.endpoints.unlockScreen.initiate({ unlockBody }, { track: false })).unwrap()
  dispatch(lockChanged(false))
}

/** Forgets token, person, menus, permissions and everything read from the server, without asking it. */
export const endSession = () => (dispatch: SessionDispatch) => {
  dispatch(sessionCleared())
  // The call that brought the news is still on its way to its caller, and emptying the cache now would turn its
  // rejection into an answer without data.
  setTimeout(() => dispatch(baseApi.util.resetApiState()))
}

/** Signs out at the server and here; a server that cannot be reached keeps nobody signed in on this machine. */
export const signOut = () => async (dispatch: SessionDispatch) => {
  await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }))
  dispatch(sessionCleared())
  dispatch(baseApi.util.resetApiState())
}
