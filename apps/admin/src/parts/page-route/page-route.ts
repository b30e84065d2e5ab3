import { createContext, useContext } from 'react'
import type { MenuRoute } from './menu-route.ts'

/** The menu entry of the page; set by the router, read with `usePageRoute`. */
export const PageRouteContext = createContext<MenuRoute | undefined>(undefined)

/** The menu entry that opened the page; undefined on pages without an entry. */
export const usePageRoute = (): MenuRoute | undefined => useContext(PageRouteContext)
