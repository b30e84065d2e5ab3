import { Suspense, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { AppContext } from '../create-app.ts'
import { lazyPart } from '../lazy-part.tsx'
import { reportUiError } from '../ui-errors/collect-errors.ts'
import { calmRouter } from './calm-router.ts'
import { routerOf } from './router-of.ts'

// Nothing of it is on screen at first.
const Watches = lazyPart(async () => (await import('../watches/Watches.tsx')).Watches)

/** Everything that has an address. */
export function Routed(context: AppContext) {
  const [router] = useState(() => calmRouter(routerOf(context)))
  return (
    <>
      {/* A page is loaded before it is drawn: drawn in slices, as a transition, it would only be on screen some frames later. */}
      <RouterProvider router={router} useTransitions={false} onError={reportUiError} />
      <Suspense fallback={null}>
        <Watches />
      </Suspense>
    </>
  )
}
