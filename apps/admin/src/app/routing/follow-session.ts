import { selectIsLocked, selectToken } from '@sqos/session'
import { signInAddress } from '../guard/guard-navigation.ts'
import type { AppStore } from '../store.ts'
import type { AppRouter } from './router.tsx'

const OUTSIDE: ReadonlySet<string> = new Set(['/login', '/lockScreen'])

/** Leaves the page on screen when its session ends or is locked meanwhile, by the server or in another tab. */
export function followSession(store: AppStore, router: AppRouter) {
  store.subscribe(() => {
    const { location, navigation } = router.state
    // A navigation under way asks the guard by itself.
    if (navigation.state !== 'idle' || !router.state.initialized || OUTSIDE.has(location.pathname)) return
    const state = store.getState()
    const here = location.pathname + location.search
    if (selectToken(state) === null) void router.navigate(signInAddress(here))
    else if (selectIsLocked(state)) void router.navigate('/lockScreen', { state: { lockedFrom: here } })
  })
}
