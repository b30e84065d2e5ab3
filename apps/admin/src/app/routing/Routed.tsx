import { selectMustChangePassword, selectToken, selectUser } from '@sqos/session'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import type { AppContext } from '../create-app.ts'
import type { AppState } from '../store.ts'
import { AppSlot } from '../AppSlot.tsx'
import { reportUiError } from '../ui-errors/collect-errors.ts'
import { calmRouter } from './calm-router.ts'
import { routerOf } from './router-of.ts'

/** The router and the watches of the features. */
export function Routed(context: AppContext) {
  const [router] = useState(() => calmRouter(routerOf(context)))
  const isHeldBack = useSelector(mayBeRefused)
  return (
    <>
      {/* A page is loaded before it is rendered: as a transition, rendered in slices, it would be visible some frames later. */}
      <RouterProvider router={router} useTransitions={false} onError={reportUiError} />
      {!isHeldBack && <AppSlot slot="watch" />}
    </>
  )
}

/** Whether the server would refuse what the watches ask for: a given password must be changed first, or it is not known yet. */
const mayBeRefused = (state: AppState) =>
  selectMustChangePassword(state) || (selectToken(state) !== null && selectUser(state) === null)
