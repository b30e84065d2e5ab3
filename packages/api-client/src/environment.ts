import type { Language } from '@sqos/contract'

/** A short message at the top of the screen. A new one replaces the old one. */
export interface ToastMessage {
  kind: 'success' | 'error'
  text: string
}

/** Texts that this package needs and the app provides, in the current language. */
export type ApiText =
  | 'requestFailed'
  /** A change that could not be sent, because the browser has no network. */
  | 'changeOffline'
  /** A change that the server did not answer: it may or may not have been made. */
  | 'changeUnanswered'

/** The dependencies of every call. The app passes them to the store as `extraArgument: { api }`. */
export interface ApiEnvironment {
  /** Origin of the API without a trailing slash; empty when the page comes from the same server. */
  baseUrl: string
  /** The stored token exactly as Login returned it, or null when no user is signed in. */
  getToken: () => string | null
  getLanguage: () => Language
  /**
   * Forget the token and go to the sign-in page (codes 600, 601, 602).
   * It forgets the token before it returns: a late answer to a token no longer stored is not reported again.
   */
  onSessionEnded: (code: number) => void
  toast: (message: ToastMessage) => void
  text: (key: ApiText) => string
  /** The kind of the client; forms can limit fields to one. Default `pc`. */
  getSide?: (() => 'pc' | 'app') | undefined
  /** Milliseconds since 1970. */
  now: () => number
  /** Time-out of an ordinary call in milliseconds; default 30 000. */
  timeoutMs?: number | undefined
  /** Transport that replaces the `fetch` of the browser. */
  fetch?: typeof globalThis.fetch | undefined
}

/** The store's thunk extra argument as this package expects it; the app may keep more beside it. */
export interface ApiExtra {
  api: ApiEnvironment
}

/** Returns the environment of a thunk's extra argument. Throws when the store was created without it. */
export function apiEnvironment(extra: unknown): ApiEnvironment {
  if (hasApi(extra)) return extra.api
  throw new Error(
    'api-client: the store has no API environment. ' +
      'Calls need to know the server, the token and where to show messages. ' +
      'Create the store with `thunk: { extraArgument: { api: environment } }`.',
  )
}

const hasApi = (extra: unknown): extra is ApiExtra => typeof extra === 'object' && extra !== null && 'api' in extra
