import { ModelIdProvider } from '@sqos/session'
import type { ComponentType } from 'react'
import { useLoaderData, useRouteError } from 'react-router'
import { useRouteTitle } from '../menu/use-route-title.ts'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { Failure } from '../screens/Failure.tsx'
import { useTitle } from '../use-title.ts'
import { PageRouteContext } from './page-route.ts'

/** What the loader found at an address. */
export interface PageData {
  Page: ComponentType
  route: MenuRoute | undefined
  /** Another key draws the page anew. */
  key: string
}

/** Draws the page at the present address, with its title and its permissions around it. */
export function OpenedPage() {
  const { Page, route, key } = useLoaderData<PageData>()
  return (
    <PageRouteContext value={route}>
      <ModelIdProvider modelId={route?.id}>
        {route && <RouteTitle route={route} />}
        <Page key={key} />
      </ModelIdProvider>
    </PageRouteContext>
  )
}

/** Titles pages of the menu; those without an entry title themselves. */
function RouteTitle({ route }: { route: MenuRoute }) {
  useTitle(useRouteTitle()(route))
  return null
}

/** In place of a page that broke: the frame stays, and the way on. */
export function PageFailure() {
  return <Failure error={useRouteError()} />
}
