import type { AppRouter } from './router.tsx'

/** Milliseconds after which a navigation under way is shown. */
const BLINK = 100

/**
 * The router as the screen hears of it. That a navigation has begun is told only when it lasts, and another page is drawn as soon as
 * it is there: in its turn, the browser would first paint what else a press on a link changes, and the page a frame later.
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
      if (hasOnlyBegun(told, state)) late = setTimeout(tell, BLINK)
      else tell()
    })
    return () => {
      clearTimeout(late)
      unsubscribe()
    }
  }
  // All else is the router's own, its present state included.
  return new Proxy(router, { get: (target, name) => (name === 'subscribe' ? subscribe : Reflect.get(target, name)) })
}

type State = AppRouter['state']

/** Whether nothing is new on screen than that a navigation is under way. */
function hasOnlyBegun(before: State, now: State): boolean {
  return (
    before.navigation.state === 'idle' &&
    now.navigation.state === 'loading' &&
    before.location === now.location &&
    before.errors === now.errors &&
    before.blockers === now.blockers &&
    before.revalidation === now.revalidation
  )
}
