import type { AppContext } from '../create-app.ts'
import { features } from '../features.ts'
import { addFeatureState, type AppStore } from '../store.ts'
import { collectErrors } from '../ui-errors/collect-errors.ts'
import { followSession } from './follow-session.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

// A router listens to the browser's history: one per store, however often it is rendered.
const routers = new WeakMap<AppStore, AppRouter>()

/** The router of an application, created at the first call. */
export function routerOf(context: AppContext): AppRouter {
  const known = routers.get(context.store)
  if (known) return known
  addFeatureState(context.store, features)
  const router = createAppRouter(context)
  followSession(context.store, router)
  if (import.meta.env.PROD) collectErrors(context.store)
  routers.set(context.store, router)
  return router
}
