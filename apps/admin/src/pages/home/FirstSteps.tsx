import { PAGES } from '@sqos/contract'
import { lazy } from 'react'
import { useSelector } from 'react-redux'
import { selectRoutesByPath } from '../../app/menu/menu-selectors.ts'
import type { AppState } from '../../app/store.ts'
import { StaffSteps } from './StaffSteps.tsx'

const DesignerSteps = lazy(async () => ({ default: (await import('./DesignerSteps.tsx')).DesignerSteps }))

/** What a new user does first: who designs applications builds one, everybody else uses what is there. */
export function FirstSteps() {
  const pages = useSelector((state: AppState) => selectRoutesByPath(state))
  if (!pages.has(`/${PAGES.model.address}`)) return <StaffSteps />
  // An administrator has steps until the first application is in the menu.
  return ![...pages.values()].some(({ kind }) => kind === 'model') && <DesignerSteps />
}
