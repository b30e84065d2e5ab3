import { createSelector } from '@reduxjs/toolkit'
import { selectMenus, selectToken } from '@sqos/session'
import { config } from '../../config.ts'
import { pageModules } from '../routing/page-modules.ts'
import { canOpen } from '../routing/page-of.ts'
import type { AppState } from '../store.ts'
import { menuRoutes, openableRoutes, routesByPath } from './menu-routes.ts'

const selectRoutes = createSelector(
  (state: AppState) => selectMenus(state),
  (state: AppState) => selectToken(state),
  (menus, token) => menuRoutes(menus ?? [], { token: token ?? '', screenHost: config.screenHost }),
)

/** The menu as it is shown: what the server granted and this application can open. */
export const selectMenu = createSelector(selectRoutes, (routes) =>
  openableRoutes(routes, (route) => canOpen(route, pageModules)),
)

/** Menu entries by their address. */
export const selectRoutesByPath = createSelector(selectRoutes, routesByPath)
