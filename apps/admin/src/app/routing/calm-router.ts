import { parsePath } from 'react-router'
import type { AppRouter } from './router.tsx'

/** Delay in ms after which a pending navigation is shown. */
const PENDING_DELAY = 100

/**
 * Wraps the router for the screen:
 * - A pending navigation is announced only when it takes longer than `PENDING_DELAY`, and a loaded page is rendered synchronously.
 *   Otherwise the browser would paint the pressed link first and the page one frame later.
 * - While another page is loading, changes of the present page's query or hash are dropped. React Router would cancel the pending
 *   navigation in their favour, so a click on a filter of the old page would keep the user there.
 */
export function calmRouter(router: AppRouter): AppRouter {
  function subscribe(listener: Parameters<AppRouter['subscribe']>[0]): () => void {
    let told = router.state
    let late: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = router.subscribe((state, options) => {
      clearTimeout(late)
      const tell = () => {
        const flushSync = options.flushSync || state.location.pathname !== told.location.pathname
        told = state
        listener(state, { ...options, flushSync })
      }
      if (isOnlyPending(told, state)) late = setTimeout(tell, PENDING_DELAY)
      else tell()
    })
    return () => {
      clearTimeout(late)
      unsubscribe()
    }
  }
  const navigate = new Proxy(router.navigate.bind(router), {
    apply(target, self, given: Parameters<AppRouter['navigate']>) {
      return isLateChange(router.state, given[0]) ? Promise.resolve() : Reflect.apply(target, self, given)
    },
  })
  const own = { subscribe, navigate }
  // Everything else belongs to the router, its state included.
  return new Proxy(router, { get: (target, name) => Reflect.get(Object.hasOwn(own, name) ? own : target, name) })
}

/** True for another query or hash of the present page while a navigation to another page is pending. */
function isLateChange({ location, navigation }: State, to: Parameters<AppRouter['navigate']>[0]): boolean {
  if (navigation.state !== 'loading' || navigation.location.pathname === location.pathname) return false
  if (to === null || typeof to === 'number') return false
  const { pathname } = typeof to === 'string' ? parsePath(to) : to
  return pathname === undefined || pathname === location.pathname
}

type State = AppRouter['state']

/** True when the start of a navigation is the only change that the screen would show. */
function isOnlyPending(before: State, now: State): boolean {
  return (
    before.navigation.state === 'idle' &&
    now.navigation.state === 'loading' &&
    before.location === now.location &&
    before.errors === now.errors &&
    before.blockers === now.blockers &&
    before.revalidation === now.revalidation
  )
}
