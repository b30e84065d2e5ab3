import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { AppContext } from '../create-app.ts'
import { AppSlot } from '../AppSlot.tsx'
import { reportUiError } from '../ui-errors/collect-errors.ts'
import { calmRouter } from './calm-router.ts'
import { routerOf } from './router-of.ts'

/** The router and the watches of the features. */
export function Routed(context: AppContext) {
  const [router] = useState(() => calmRouter(routerOf(context)))
  return (
    <>
      {/* A page is loaded before it is rendered: as a transition, rendered in slices, it would be visible some frames later. */}
      <RouterProvider router={router} useTransitions={false} onError={reportUiError} />
      <AppSlot slot="watch" />
    </>
  )
}
