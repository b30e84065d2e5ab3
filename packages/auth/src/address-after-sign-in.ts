/** Placeholder origin, to check whether a URL stays on the same origin. */
const HERE = 'https://here.invalid'

/** Pages for signed-out users, which are no redirect targets. Routers match them case-insensitively. */
const OUTSIDE = new Set(['/login', '/auth-redirect', '/jump'])

/**
 * The target after sign-in: the path in `?redirect=` if it belongs to this application, else `/`. The URL parser of the
 * browser decides, so that no spelling (`//`, backslash, tab, script) leads to another site.
 */
export function addressAfterSignIn(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(redirect, HERE)
  // A path may normalise to two slashes (`/.//other.example`), which a later parser would read as a host.
  if (origin !== HERE || pathname.startsWith('//') || OUTSIDE.has(pathname.toLowerCase())) return '/'
  return pathname + search + hash
}
