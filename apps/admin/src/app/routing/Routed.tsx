import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { AppContext } from '../create-app.ts'
import { routerOf } from './router-of.ts'

/** Everything that has an address. */
export function Routed(context: AppContext) {
  const [router] = useState(() => routerOf(context))
  return <RouterProvider router={router} />
}
