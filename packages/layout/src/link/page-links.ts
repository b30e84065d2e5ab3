import { createContext, type MouseEvent, useContext } from 'react'
import { createPath, useHref, useLocation, useNavigate } from 'react-router'

const BaseContext = createContext('/')

/** Says where the application's addresses begin, as `useBaseHref` found it. */
export const BaseProvider = BaseContext.Provider

/** Where the application's addresses begin: `/`, or the router's basename. */
export const useBaseHref = (): string => useHref('/')

/**
 * Attributes of a link to a page of the application. It does not listen to where the reader is, as the router's Link does:
 * hundreds of menu entries stay still while the page changes. The frame around them follows it, see `useFollowPageLinks`.
 */
export function usePageLink(path: string) {
  const base = useContext(BaseContext)
  return { href: base === '/' ? path : base.replace(/\/$/, '') + path, 'data-page': path }
}

/** Follows the page links inside an element without reloading the application; other clicks are left to the browser. */
export function useFollowPageLinks() {
  const navigate = useNavigate()
  const here = createPath(useLocation())

  return (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return
    const path = event.target.closest('a[data-page]')?.getAttribute('data-page')
    if (path === null || path === undefined) return
    event.preventDefault()
    void navigate(path, { replace: path === here })
  }
}
