import { createSelector } from '@reduxjs/toolkit'
import { selectAppMenus, selectMenus, selectSysConfig, selectUser } from '@sqos/session'
import { pageModules } from '../routing/page-modules.ts'
import { canOpen } from '../routing/page-of.ts'
import type { AppState } from '../store.ts'
import { flatten, type MenuNode, type MenuRoute, menuRoutes, openableRoutes, routesByPath } from './menu-routes.ts'

const selectHost = (state: AppState) => selectSysConfig(state)?.dataVHost

const routesIn = (menus: readonly MenuNode[] | null, host = '') =>
  menuRoutes(menus ?? [], { screenHost: host.replace(/\/+$/, '') })

const selectWebRoutes = createSelector((state: AppState) => selectMenus(state), selectHost, routesIn)

const selectAppRoutes = createSelector((state: AppState) => selectAppMenus(state), selectHost, routesIn)

const openable = (routes: readonly MenuRoute[]) => openableRoutes(routes, (route) => canOpen(route, pageModules))

const selectWebMenu = createSelector(selectWebRoutes, openable)

/** The menu of phones; empty on other screens. */
const selectPhoneMenu = createSelector(
  selectAppRoutes,
  (state: AppState) => state.side,
  (routes, side) => (side === 'app' ? openable(routes) : []),
)

/**
 * The visible menu: granted entries that this application can open. Phones show the menu that designers made for them, if there is one;
 * administrators find the others below it.
 */
export const selectMenu = createSelector(
  selectWebMenu,
  selectPhoneMenu,
  (state: AppState) => selectUser(state)?.isAdministrator === true,
  (web, phone, isAdministrator) => (phone.length === 0 ? web : isAdministrator ? [...phone, ...web] : phone),
)

/** A menu entry of the type link or screen by its id; undefined when the user has no such entry. */
export const selectLink = createSelector(
  selectMenu,
  (_state: AppState, id: string) => id,
  (menu, id) => flatten(menu).find((route) => route.id === id && route.address !== undefined),
)

/** Menu entries by their address, those of the other client too; of two with one address that of this client. */
export const selectRoutesByPath = createSelector(
  selectWebRoutes,
  selectAppRoutes,
  (state: AppState) => state.side,
  (web, app, side) => routesByPath(side === 'app' ? [...app, ...web] : [...web, ...app]),
)
