/** Where a page is: the parts of a location that matter here. */
export interface PageLocation {
  pathname: string
  search: string
}

/** What makes an opened page another one: its address and the record it shows. Filters in the query do not. */
export function tabKey({ pathname, search }: PageLocation): string {
  const id = new URLSearchParams(search).get('id')
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname
}

/** The key of an address that is written as one text. */
export function tabKeyOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://tab.invalid')
  return tabKey({ pathname, search })
}
