import type { Location } from 'react-router'
import type { PageData } from './OpenedPage.tsx'

/** Maximum number of pages kept alive, including the visible one. */
export const MAX_KEPT_PAGES = 20

/** The router's location of a page. */
export interface RouterLocation {
  location: Location
}

/** A page that is kept alive, with its last location. */
export interface KeptPage<Context extends RouterLocation> {
  key: string
  data: PageData
  location: Context
}

interface Rules {
  /** Whether the user keeps pages alive. */
  cache: boolean
  /** Keys of the tabs: closed pages are removed. */
  open: ReadonlySet<string>
}

/** The pages to keep alive with this one visible, least recently used first; the same list when nothing changes. */
export function keepPages<Context extends RouterLocation>(
  kept: readonly KeptPage<Context>[],
  current: KeptPage<Context>,
  { cache, open }: Rules,
): readonly KeptPage<Context>[] {
  const others = kept.filter(({ key, data }) => key !== current.key && cache && open.has(key) && !data.noCache)
  const known = kept.find(({ key }) => key === current.key)
  const next = [...others.slice(-MAX_KEPT_PAGES + 1), known && isSame(known, current) ? known : current]
  return next.length === kept.length && next.every((page, index) => page === kept[index]) ? kept : next
}

/** Whether a visit shows the page unchanged: each visit has a new location, but the page need not render for it. */
function isSame<Context extends RouterLocation>(known: KeptPage<Context>, current: KeptPage<Context>): boolean {
  const [a, b] = [known.location.location, current.location.location]
  return (
    a.pathname === b.pathname &&
    a.search === b.search &&
    a.hash === b.hash &&
    a.state === b.state &&
    known.data.Page === current.data.Page &&
    known.data.route === current.data.route &&
    known.data.path === current.data.path &&
    known.data.noCache === current.data.noCache
  )
}
