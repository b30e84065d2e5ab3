/** The properties of a location that identify a page. */
export interface PageLocation {
  pathname: string
  search: string
}

/** The key of a page: its address and the record it shows. Filters in the query do not change it. */
export function tabKey({ pathname, search }: PageLocation): string {
  const id = new URLSearchParams(search).get('id')
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname
}

/** The key of an address given as a text. */
export function tabKeyOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://tab.invalid')
  return tabKey({ pathname, search })
}
