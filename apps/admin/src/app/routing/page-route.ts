import { createContext, useContext } from 'react'
import type { MenuRoute } from '../menu/menu-routes.ts'

/** Set around each page by whoever draws it; read with `usePageRoute`. */
export const PageRouteContext = createContext<MenuRoute | undefined>(undefined)

/** The menu entry that opened the page; none on pages that need no entry. */
export const usePageRoute = (): MenuRoute | undefined => useContext(PageRouteContext)
