import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ApiExtra } from '@sqos/api-client'
import { answerOf, baseApi } from '@sqos/api-client'
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

/** The part of the store's `dispatch` that sessions use. */
export type SessionDispatch = ThunkDispatch<SessionRootState, ApiExtra, UnknownAction>

/** Credentials of a sign-in. */
export interface Credentials {
  /** Account or mobile number, `mobile@account` for a sub-account. */
  account: string
  /** MD5 of the password: 32 lower-case hex digits. */
  passwordHash: string
  /** Characters of a captcha image, and its key. */
  captcha?: { code: string; timestamp: string } | undefined
  /** The solution of a challenge, instead of an image. */
  proof?: string | undefined
}

/** A mobile number with the code of a text message. */
export interface CodeCredentials {
  mobile: string
  messageCode: string
}

/** The ticket that a phone confirmed, with its secret. */
export interface ScanCredentials {
  ticket: string
  secret: string
}

/** What a user signs in with. */
export type AnyCredentials = Credentials | CodeCredentials | ScanCredentials

/** Client id and secret at sign-in; the secret is public by nature. */
const CLIENT = {
  client_id: 'admin',
  client_secret: 'sqos-web',
  scope: 'all',
  grant_type: 'password',
  loginType: '1',
  origin: 'password',
} as const

const login =
  (credentials: AnyCredentials) =>
  (dispatch: SessionDispatch): Promise<LoginResult> => {
    const loginBody = { ...CLIENT, ...fieldsOf(credentials) }
    return dispatch(authApi.endpoints.login.initiate({ loginBody }, { track: false })).unwrap()
  }

function fieldsOf(credentials: AnyCredentials) {
  if ('messageCode' in credentials)
    return { account: credentials.mobile.trim(), password: '', code: credentials.messageCode, loginType: '2' }
  if ('ticket' in credentials) return { account: '', password: '', ...credentials, loginType: '3' }
  const { account, passwordHash, captcha, proof } = credentials
  return { account: account.trim(), password: passwordHash, ...captcha, ...(proof && { proof }) }
}

/** Signs in and stores the token; rejects with the whole reply of the server. */
export const signIn =
  (credentials: AnyCredentials) =>
  async (dispatch: SessionDispatch): Promise<LoginResult> => {
    const result = await dispatch(login(credentials))
    // Data of the previous user must not be shown to the next one.
    dispatch(baseApi.util.resetApiState())
    dispatch(signedIn(result))
    return result
  }

const askWhoIsThere = () => async (dispatch: SessionDispatch) => {
  const answer = await answerOf(dispatch(authApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true })))
  if (!answer) throw new SessionError('verificationFailed')
  if (answer.menuList.length === 0) throw new SessionError('noMenus')
  return answer
}

/** Loads the signed-in user and their permissions; throws a SessionError when the reply is unusable. */
export const loadCurrentUser = () => async (dispatch: SessionDispatch) => {
  const answer = await dispatch(askWhoIsThere())
  dispatch(currentUserLoaded(answer))
  return answer
}

/** Removes the token and keeps the user and the page, until `resumeSession` or `signInAgain`. */
export const suspendSession = () => sessionSuspended()

/** Owner of the new token of a suspended session. Another user must not see the input of the previous one. */
export type Resumed = 'same' | 'another'

/** Resumes a suspended session if its new token belongs to the same user. */
export const resumeSession =
  () =>
  async (dispatch: SessionDispatch, getState: () => SessionRootState): Promise<Resumed> => {
    const before = getState().session.user?.userId
    const answer = await dispatch(askWhoIsThere())
    if (answer.userInfo.userId !== before) return 'another'
    dispatch(currentUserLoaded(answer))
    return 'same'
  }

/** Signs in to a suspended session; loaded data and input stay. Rejects with the whole reply of the server. */
export const signInAgain =
  (credentials: Credentials) =>
  async (dispatch: SessionDispatch): Promise<Resumed> => {
    const { token } = await dispatch(login(credentials))
    dispatch(tokenRenewed(token))
    return dispatch(resumeSession())
  }

/** Locks this browser: the token stays, and only the lock screen is accessible. */
export const lock = () => lockChanged(true)

/** Unlocks the browser when the server accepts the password; else rejects with the reply. */
export const unlock = (passwordHash: string) => async (dispatch: SessionDispatch, getState: () => SessionRootState) => {
  const unlockBody = { account: getState().session.user?.userAccount ?? '', password: passwordHash }
  await dispatch(authApi.endpoints.unlockScreen.initiate({ unlockBody }, { track: false })).unwrap()
  dispatch(lockChanged(false))
}

/** Removes token, user, menus, permissions and all cached data, without a request. */
export const endSession = () => (dispatch: SessionDispatch) => {
  dispatch(sessionCleared())
  // The call that reported the end has not settled yet. Clearing the cache now would turn its rejection into a reply
  // without data.
  setTimeout(() => dispatch(baseApi.util.resetApiState()))
}

/** Signs out on the server and here. An unreachable server does not prevent the local sign-out. */
export const signOut = () => async (dispatch: SessionDispatch) => {
  await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }))
  dispatch(sessionCleared())
  dispatch(baseApi.util.resetApiState())
}
