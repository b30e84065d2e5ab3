import { RouterProvider } from 'react-router/dom'
import type { AppContext } from '../create-app.ts'
import { followSession } from './follow-session.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

// One for the life of the page: a router listens to the browser's history.
let router: AppRouter | undefined

/** Everything that has an address. */
export function Routed(context: AppContext) {
  router ??= startRouter(context)
  return <RouterProvider router={router} />
}

function startRouter(context: AppContext): AppRouter {
  const started = createAppRouter(context)
  followSession(context.store, started)
  return started
}
