import type { PageData } from './OpenedPage.tsx'

/** Pages that stay alive while another is on screen, the one on screen included. */
export const MAX_KEPT_PAGES = 10

/** A page that is alive, and the location it last saw. `Context` is the router's own. */
export interface KeptPage<Context> {
  key: string
  data: PageData
  location: Context
}

interface Rules {
  /** Whether the person wants pages kept. */
  cache: boolean
  /** Keys of the tabs: what is closed is freed. */
  open: ReadonlySet<string>
}

/** The pages to keep alive with this one on screen, least recently used first; the same list when nothing changes. */
export function keepPages<Context>(
  kept: readonly KeptPage<Context>[],
  current: KeptPage<Context>,
  { cache, open }: Rules,
): readonly KeptPage<Context>[] {
  const others = kept.filter(({ key, data }) => key !== current.key && cache && open.has(key) && !data.noCache)
  const known = kept.find(({ key }) => key === current.key)
  const same = known?.data === current.data && known.location === current.location
  const next = [...others.slice(-MAX_KEPT_PAGES + 1), same ? known : current]
  return next.length === kept.length && next.every((page, index) => page === kept[index]) ? kept : next
}
