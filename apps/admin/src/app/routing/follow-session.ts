import { selectIsLocked, selectIsSuspended, selectMustChangePassword, selectToken } from '@sqos/session'
import { hasUnsavedInput } from '@sqos/ui-kit'
import { lockedFrom } from '../frame/locked-from.ts'
import { givenPasswordAddress, signInAddress } from '../guard/guard-navigation.ts'
import type { AppStore } from '../store.ts'
import type { AppRouter } from './router.tsx'

/** Leaves the screen when its session is ended, locked or unlocked by the server or in another tab. */
export function followSession(store: AppStore, router: AppRouter) {
  store.subscribe(() => {
    const { location, navigation, initialized } = router.state
    // A pending navigation calls the guard itself.
    if (!initialized || navigation.state !== 'idle' || location.pathname === '/login') return
    const state = store.getState()
    // The sign-in dialog is shown over the page.
    if (selectIsSuspended(state)) return
    const here = location.pathname + location.search
    const onLockScreen = location.pathname === '/lockScreen'
    if (selectToken(state) === null) void router.navigate(onLockScreen ? '/login' : signInAddress(here))
    else if (onLockScreen && !selectIsLocked(state)) void router.navigate(lockedFrom(location.state), { replace: true })
    // Over unsaved input the lock screen covers the page.
    else if (!onLockScreen && selectIsLocked(state) && !hasUnsavedInput()) {
      void router.navigate('/lockScreen', { state: { lockedFrom: here } })
    }
    // The page asks for the new password; it leaves by itself. A person who signed in again keeps unsaved input.
    else if (
      !onLockScreen &&
      location.pathname !== '/changePassword' &&
      selectMustChangePassword(state) &&
      !hasUnsavedInput()
    )
      void router.navigate(givenPasswordAddress(here), { replace: true })
  })
}
