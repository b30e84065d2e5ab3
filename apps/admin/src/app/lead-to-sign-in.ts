import { guardNavigation, signInAddress } from './guard/guard-navigation.ts'
import { jumpTarget } from './routing/jump-target.ts'

/** Puts the sign-in page's address in place of the present one, as the guard would, before there is a router. */
export function leadToSignIn() {
  const { pathname, search, hash } = window.location
  const verdict = guardNavigation({
    path: pathname,
    search: search + hash,
    signedIn: false,
    locked: false,
    menusLoaded: false,
    isKnown: () => false,
  })
  // Of the addresses that are open to all, the others only lead on.
  if (verdict.type === 'redirect') window.history.replaceState(null, '', verdict.to)
  else if (pathname !== '/login') window.history.replaceState(null, '', signInAddress(jumpTarget(search)))
}
