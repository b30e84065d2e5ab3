import { useText } from '@sqos/i18n/react'
import { ModelIdProvider } from '@sqos/session'
import { ErrorBoundary } from '@sqos/ui-kit'
import { Activity, memo, useContext, useState } from 'react'
import { useSelector } from 'react-redux'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'
import { useRouteTitle } from '../menu/use-route-title.ts'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { selectSettings } from '../settings/settings-slice.ts'
import type { AppState } from '../store.ts'
import { tabKey } from '../tabs/tab-key.ts'
import { selectRevisions, selectTabs, selectTitles } from '../tabs/tabs-slice.ts'
import { reportUiError } from '../ui-errors/collect-errors.ts'
import { useTitle } from '../use-title.ts'
import { fixedTitleOf } from './fixed-routes.ts'
import { keepPages, type KeptPage } from './kept-pages.ts'
import type { PageData } from './OpenedPage.tsx'
import { PageRouteContext } from '../../parts/page-route/page-route.ts'

type RouterLocation = React.ContextType<typeof LocationContext>

/** Renders the visible page and, when the user keeps pages alive, the hidden ones; each has its own location. */
export function KeptPages({ data }: { data: PageData }) {
  const location = useContext(LocationContext)
  const { useCache } = useSelector((state: AppState) => selectSettings(state))
  const tabs = useSelector((state: AppState) => selectTabs(state))
  const revisions = useSelector((state: AppState) => selectRevisions(state))
  const [kept, setKept] = useState<readonly KeptPage<RouterLocation>[]>([])

  const current = { key: tabKey(location.location), data, location }
  const pages = keepPages(kept, current, { cache: useCache, open: new Set(tabs.map((tab) => tab.key)) })
  if (pages !== kept) setKept(pages)

  // In a stable order: moved elements lose their scroll position.
  return pages
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((page) => (
      <Activity key={page.key} mode={page.key === current.key ? 'visible' : 'hidden'}>
        <AlivePage page={page} revision={revisions[page.key] ?? 0} />
      </Activity>
    ))
}

interface AlivePageProps {
  page: KeptPage<RouterLocation>
  /** A changed number mounts the page again. */
  revision: number
}

/** A page with its title, permissions and location. When it throws, the other kept pages stay. */
const AlivePage = memo(function AlivePage({ page, revision }: AlivePageProps) {
  const { Page, route, path } = page.data
  return (
    <LocationContext value={page.location}>
      <PageRouteContext value={route}>
        <ModelIdProvider modelId={route?.id}>
          <PageTitle page={page} />
          <ErrorBoundary key={`${path} ${revision}`} resetKey={path} onError={reportUiError}>
            <Page />
          </ErrorBoundary>
        </ModelIdProvider>
      </PageRouteContext>
    </LocationContext>
  )
})

/** Sets the browser title: that of the record of the page, otherwise that of the page. */
function PageTitle({ page: { key, data } }: { page: KeptPage<RouterLocation> }) {
  const title = useSelector((state: AppState) => selectTitles(state)[key])
  if (title !== undefined) return <RecordTitle title={title} />
  return data.route ? <RouteTitle route={data.route} /> : <FixedTitle path={data.path} />
}

function RecordTitle({ title }: { title: string }) {
  useTitle(title)
  return null
}

/** Sets the browser title of a page of the menu. */
function RouteTitle({ route }: { route: MenuRoute }) {
  useTitle(useRouteTitle()(route))
  return null
}

/** Sets the browser title of a fixed page of a feature; other pages without a menu entry set it themselves. */
function FixedTitle({ path }: { path: string }) {
  const title = fixedTitleOf(path)
  return title && <FeatureTitle textKey={title.key} namespace={title.ns} />
}

function FeatureTitle({ textKey, namespace }: { textKey: string; namespace: string }) {
  useTitle(useText(namespace).t(textKey))
  return null
}
