/** Addresses that need no token. Source: specification of the shell, section 2. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/login', '/auth-redirect', '/jump'])

/** Addresses where a locked session may stay. */
const OPEN_WHILE_LOCKED: ReadonlySet<string> = new Set(['/lockScreen', '/login'])

/** Where a given password is changed. */
const GIVEN_PASSWORD = '/changePassword'

const WRITING_HOME = '/writing/customer/home'

/** The state at the moment of a navigation. */
export interface Navigation {
  path: string
  /** Query and hash of the address; kept when a visitor has to sign in first. */
  search?: string
  signedIn: boolean
  locked: boolean
  menusLoaded: boolean
  /** Another user set the password; it must be changed first. */
  mustChangePassword?: boolean
  /** Whether a page exists at this path; only called once the menus are loaded. */
  isKnown: (path: string) => boolean
  /** True on the production host whose users start in the writing area. */
  writingHost?: boolean
}

/** The decision about a navigation: allow, redirect, or load the user and decide again. */
export type Verdict = { type: 'allow' } | { type: 'redirect'; to: string } | { type: 'load' }

const ALLOW: Verdict = { type: 'allow' }
const redirect = (to: string): Verdict => ({ type: 'redirect', to })

/** Decides about a navigation by the rules of the specification of the shell, section 2. */
export function guardNavigation(navigation: Navigation): Verdict {
  const { path, search = '', signedIn, locked, menusLoaded } = navigation
  if (!signedIn) return OPEN_TO_ALL.has(path) ? ALLOW : redirect(signInAddress(path + search))
  if (locked && !OPEN_WHILE_LOCKED.has(path)) return redirect('/lockScreen')
  if (path === '/login') return redirect('/')
  if (!menusLoaded) return { type: 'load' }
  if (navigation.mustChangePassword)
    return path === GIVEN_PASSWORD || OPEN_WHILE_LOCKED.has(path)
      ? ALLOW
      : redirect(givenPasswordAddress(path + search))
  if (path === GIVEN_PASSWORD) return redirect('/')
  if (navigation.writingHost && path === '/') return redirect(WRITING_HOME)
  return navigation.isKnown(path) ? ALLOW : redirect('/404')
}

/** Handling of a failed load of the user: the token is removed, the text is shown, the address is opened. */
export interface LoadFailure {
  message: string
  to: string
}

/** The rule for a failed load of the user: the text of the error, or `Has Error` without one. */
export function guardLoadFailure(error: unknown, path: string): LoadFailure {
  return { message: errorText(error) || 'Has Error', to: signInAddress(path) }
}

/** The address after a failed navigation: undefined for one that was replaced or repeated, otherwise the 404 page. */
export function guardFailedNavigation(error: unknown): string | undefined {
  return error instanceof DOMException && error.name === 'AbortError' ? undefined : '/404'
}

/** The address of the sign-in page, with the requested address as a parameter. */
export function signInAddress(from: string): string {
  return `/login?redirect=${encodeURIComponent(from)}`
}

/** The page where a given password is changed, remembering where the user wanted to go. */
export const givenPasswordAddress = (from: string) =>
  from === '/' ? GIVEN_PASSWORD : `${GIVEN_PASSWORD}?redirect=${encodeURIComponent(from)}`

function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return ''
  if ('message' in error && typeof error.message === 'string') return error.message
  return 'msg' in error && typeof error.msg === 'string' ? error.msg : ''
}
