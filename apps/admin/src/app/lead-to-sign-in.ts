import { guardNavigation, signInAddress } from './guard/guard-navigation.ts'
import { jumpTarget } from './routing/jump-target.ts'

/** Replaces the address by that of the sign-in page, like the guard does, before a router exists. */
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
  // The other public addresses only redirect.
  if (verdict.type === 'redirect') window.history.replaceState(null, '', verdict.to)
  else if (pathname !== '/login') window.history.replaceState(null, '', signInAddress(jumpTarget(search)))
}
