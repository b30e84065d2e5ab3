/** Addresses a visitor without a token may open. Source: specification of the shell, section 2. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/login', '/auth-redirect', '/jump'])

/** Addresses where a locked session may stay. */
const OPEN_WHILE_LOCKED: ReadonlySet<string> = new Set(['/lockScreen', '/login'])

/** Where a given password is changed. */
const GIVEN_PASSWORD = '/changePassword'

const WRITING_HOME = '/writing/customer/home'

/** What the guard knows at the moment of a navigation. */
export interface Navigation {
  path: string
  /** Query and hash, as they stand in the address; kept when a visitor is sent to sign in first. */
  search?: string
  signedIn: boolean
  locked: boolean
  menusLoaded: boolean
  /** Somebody else set the password, and it must be changed before anything else. */
  mustChangePassword?: boolean
  /** Whether a page answers at this path; only asked once the menus are loaded. */
  isKnown: (path: string) => boolean
  /** True on the one production host whose people start in the writing area. */
  writingHost?: boolean
}

/** What a navigation comes to: go on, go elsewhere, or first load who is signed in and ask again. */
export type Verdict = { type: 'allow' } | { type: 'redirect'; to: string } | { type: 'load' }

const ALLOW: Verdict = { type: 'allow' }
const redirect = (to: string): Verdict => ({ type: 'redirect', to })

/** Decides one navigation by the rules of the specification of the shell, section 2. */
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

/** What follows when who is signed in could not be loaded: the token is forgotten, and this is said and done. */
export interface LoadFailure {
  message: string
  to: string
}

/** The rule for a failed user info: the error's text, or `Has Error` when it has none. */
export function guardLoadFailure(error: unknown, path: string): LoadFailure {
  return { message: errorText(error) || 'Has Error', to: signInAddress(path) }
}

/** Where a failed navigation ends: nothing for one that was overtaken or repeated, else the 404 page. */
export function guardFailedNavigation(error: unknown): string | undefined {
  return error instanceof DOMException && error.name === 'AbortError' ? undefined : '/404'
}

/** The sign-in page, remembering where the visitor wanted to go. */
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
