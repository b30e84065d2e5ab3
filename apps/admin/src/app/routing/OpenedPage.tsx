import { type ComponentType, useEffect } from 'react'
import { useLoaderData, useLocation, useRouteError } from 'react-router'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { Failure } from '../screens/Failure.tsx'
import { useAppDispatch } from '../store.ts'
import { tabOpened } from '../tabs/tabs-slice.ts'
import { KeptPages } from './KeptPages.tsx'

/** What the loader found at an address. */
export interface PageData {
  Page: ComponentType
  route: MenuRoute | undefined
  /** The address, without query. */
  path: string
  /** Never kept alive behind another page. */
  noCache: boolean
}

/** Pages that are passed through and get no tab. */
const WITHOUT_TAB: ReadonlySet<string> = new Set(['/404', '/menuMore'])

/** Draws the page at the present address and enters it among the tabs. */
export function OpenedPage() {
  const data = useLoaderData<PageData>()
  const { pathname, search } = useLocation()
  const dispatch = useAppDispatch()

  useEffect(
    function enterTab() {
      if (!WITHOUT_TAB.has(pathname)) dispatch(tabOpened(pathname + search))
    },
    [pathname, search, dispatch],
  )

  return <KeptPages data={data} />
}

/** In place of a page that could not be opened: the frame stays, and the way on. */
export function PageFailure() {
  return <Failure error={useRouteError()} />
}
