import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { AppContext } from '../create-app.ts'
import { reportUiError } from '../ui-errors/collect-errors.ts'
import { Watches } from '../watches/Watches.tsx'
import { routerOf } from './router-of.ts'

/** Everything that has an address. */
export function Routed(context: AppContext) {
  const [router] = useState(() => routerOf(context))
  return (
    <>
      <RouterProvider router={router} onError={reportUiError} />
      <Watches store={context.store} />
    </>
  )
}
