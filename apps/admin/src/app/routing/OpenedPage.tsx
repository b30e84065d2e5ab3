import { type ComponentType, useEffect } from 'react'
import { useLoaderData, useLocation, useRouteError } from 'react-router'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { Failure } from '../screens/Failure.tsx'
import { useAppDispatch } from '../store.ts'
import { tabOpened } from '../tabs/tabs-slice.ts'
import { KeptPages } from './KeptPages.tsx'

/** The result of the loader for an address. */
export interface PageData {
  Page: ComponentType
  route: MenuRoute | undefined
  /** The address, without query. */
  path: string
  /** True when the page is never kept alive. */
  noCache: boolean
}

/** Pages without a tab. */
const WITHOUT_TAB: ReadonlySet<string> = new Set(['/404', '/menuMore'])

/** Renders the page of the current address and adds its tab. */
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

/** Replaces a page that could not be opened; the frame stays usable. */
export function PageFailure() {
  return <Failure error={useRouteError()} />
}
