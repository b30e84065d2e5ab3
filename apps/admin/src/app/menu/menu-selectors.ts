import { createSelector } from '@reduxjs/toolkit'
import { selectMenus, selectSysConfig } from '@sqos/session'
import { pageModules } from '../routing/page-modules.ts'
import { canOpen } from '../routing/page-of.ts'
import type { AppState } from '../store.ts'
import { flatten, menuRoutes, openableRoutes, routesByPath } from './menu-routes.ts'

const selectRoutes = createSelector(
  (state: AppState) => selectMenus(state),
  (state: AppState) => selectSysConfig(state)?.dataVHost,
  (menus, host = '') => menuRoutes(menus ?? [], { screenHost: host.replace(/\/+$/, '') }),
)

/** The visible menu: granted entries that this application can open. */
export const selectMenu = createSelector(selectRoutes, (routes) =>
  openableRoutes(routes, (route) => canOpen(route, pageModules)),
)

/** A menu entry of the type link or screen by its id; undefined when the user has no such entry. */
export const selectLink = createSelector(
  selectMenu,
  (_state: AppState, id: string) => id,
  (menu, id) => flatten(menu).find((route) => route.id === id && route.address !== undefined),
)

/** Menu entries by their address. */
export const selectRoutesByPath = createSelector(selectRoutes, routesByPath)
