/** Any origin will do to see whether an address stays on its own site. */
const HERE = 'https://here.invalid'

/** Pages of people who are not signed in: nobody wants to arrive there. Routers know them in capitals, too. */
const OUTSIDE = new Set(['/login', '/auth-redirect', '/jump'])

/**
 * Where to go after signing in: the address in `?redirect=`, if it lies in this application, else `/`.
 * The browser's own parser decides, so that no spelling (`//`, backslash, tab, script) leads to another site.
 */
export function addressAfterSignIn(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(redirect, HERE)
  // A path may normalise to two slashes (`/.//other.example`), which a later parser would take for a host.
  if (origin !== HERE || pathname.startsWith('//') || OUTSIDE.has(pathname.toLowerCase())) return '/'
  return pathname + search + hash
}
