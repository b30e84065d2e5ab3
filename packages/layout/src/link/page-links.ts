import { createContext, type MouseEvent, useContext } from 'react'
import { createPath, useHref, useLocation, useNavigate } from 'react-router'

const BaseContext = createContext('/')

/** Provides the base path that `useBaseHref` found. */
export const BaseProvider = BaseContext.Provider

/** Base path of the application: `/`, or the router's basename. */
export const useBaseHref = (): string => useHref('/')

/**
 * Attributes of a link to a page of the application. Unlike the router's Link, it does not subscribe to the location,
 * so hundreds of menu entries do not render on navigation. The frame handles the clicks, see `useFollowPageLinks`.
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
