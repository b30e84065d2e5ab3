import { MENU_TYPE } from '@sqos/contract'
import { isOwnPath, isWebAddress } from '@sqos/validators'
import { TICKET_PAGE, TICKET_PLACEHOLDER, wantsTicket, withTicket } from '../../parts/ticket-link/ticket-address.ts'
import { OWN_SCREEN, OWN_SOURCE } from '../data-screen/screen-address.ts'
import type { MenuRoute } from '../../parts/page-route/menu-route.ts'

export type { MenuRoute } from '../../parts/page-route/menu-route.ts'

/** An entry of the menu list as sent by the server; every field may be missing in old or foreign data. */
export interface MenuNode {
  id: string
  fullName?: string | null | undefined
  enCode?: string | null | undefined
  icon?: string | null | undefined
  type?: number | null | undefined
  urlAddress?: string | null | undefined
  linkTarget?: string | null | undefined
  propertyJson?: string | null | undefined
  children?: readonly MenuNode[] | null | undefined
}

/** Values that complete external addresses. */
export interface MenuContext {
  /** URL of the data screen service, without a trailing slash; empty without such a service. */
  screenHost: string
}

/** Converts the server's menu list to routes, by the eight types of the specification of the shell, section 2. */
export function menuRoutes(menuList: readonly MenuNode[], context: MenuContext): MenuRoute[] {
  const seen = new Set<string>()
  const taken = new Set<string>()

  function routesOf(nodes: readonly MenuNode[]): MenuRoute[] {
    return nodes.flatMap((node) => {
      // A menu that contains itself, or an entry twice, is shown once.
      if (seen.has(node.id)) return []
      seen.add(node.id)
      const route = { ...routeOf(node, context), name: uniqueName(node) }
      return [{ ...route, children: route.kind === 'directory' ? routesOf(node.children ?? []) : [] }]
    })
  }

  function uniqueName(node: MenuNode): string {
    const name = (node.enCode || node.id).replaceAll('.', '-')
    const unique = taken.has(name) ? `${name}-${node.id}` : name
    taken.add(unique)
    return unique
  }

  return routesOf(menuList)
}

/** All routes with an address in the application, by address; the first of two equal addresses wins. */
export function routesByPath(routes: readonly MenuRoute[]): ReadonlyMap<string, MenuRoute> {
  const byPath = new Map<string, MenuRoute>()
  for (const route of flatten(routes)) {
    if (route.kind !== 'directory' && route.path && !byPath.has(route.path)) byPath.set(route.path, route)
  }
  return byPath
}

/** Routes that can be opened: entries that `canOpen` accepts, and directories that contain one. */
export function openableRoutes(routes: readonly MenuRoute[], canOpen: (route: MenuRoute) => boolean): MenuRoute[] {
  return routes.flatMap((route) => {
    if (route.kind !== 'directory') return canOpen(route) ? [route] : []
    const children = openableRoutes(route.children, canOpen)
    return children.length > 0 ? [{ ...route, children }] : []
  })
}

/** All entries of a menu, including directories. */
export function flatten(routes: readonly MenuRoute[]): MenuRoute[] {
  return routes.flatMap((route) => [route, ...flatten(route.children)])
}

function routeOf(node: MenuNode, context: MenuContext): Omit<MenuRoute, 'name' | 'children'> {
  const { moduleId, isTree, isOwn } = readProperties(node.propertyJson)
  const code = node.enCode || node.id
  const route = { id: node.id, fullName: node.fullName || code, icon: node.icon ?? '', moduleId, isTree }
  const address = trimAddress(node.urlAddress)

  switch (Number(node.type)) {
    case MENU_TYPE.directory:
      return { ...route, kind: 'directory', path: `/${code}` }
    case MENU_TYPE.page:
      return { ...route, kind: 'page', ...(address && { path: `/${address}` }) }
    case MENU_TYPE.model:
      return { ...route, kind: 'model', path: `/${address || `model/${undotted(code)}`}` }
    case MENU_TYPE.dictionary:
      return { ...route, kind: 'dictionary', path: `/${address || `dictionary/${undotted(code)}`}` }
    case MENU_TYPE.report:
      return { ...route, kind: 'report', path: `/${address || `dataReport/${undotted(code)}`}` }
    case MENU_TYPE.dataScreen:
      return { ...route, kind: 'screen', ...screenAddress(node, { moduleId, isOwn, ...context }) }
    case MENU_TYPE.link:
      return { ...route, kind: 'link', ...linkAddress(node, context) }
    // Type 8, and unknown types of later servers.
    default:
      return { ...route, kind: 'portal', path: `/${address || `portal/${undotted(code)}`}` }
  }
}

interface ScreenTarget extends MenuContext {
  moduleId: string
  isOwn: boolean
}

/** A screen of this application, or one of the service for data screens. */
function screenAddress({ id }: MenuNode, { moduleId, isOwn, screenHost }: ScreenTarget) {
  if (!moduleId) return {}
  if (isOwn) return { href: `${OWN_SCREEN}/${encodeURIComponent(moduleId)}` }
  if (!screenHost) return {}
  return outside(id, `${screenHost}/view/${encodeURIComponent(moduleId)}?token=${TICKET_PLACEHOLDER}`)
}

function linkAddress(node: MenuNode, { screenHost }: MenuContext) {
  const address = (node.urlAddress ?? '').trim().replaceAll('${dataV}', screenHost)
  // Another site or a path of this one; a typing error of an administrator must not become a script.
  if (!isWebAddress(address) && !isOwnPath(address)) return {}
  if (node.linkTarget !== '_self') return outside(node.id, address)
  return { href: withTicket(address, ''), address, path: `/link/${undotted(node.enCode || node.id)}` }
}

/** An entry for a new window. An address with a ticket is opened by a page of ours that requests the ticket. */
function outside(id: string, address: string) {
  return wantsTicket(address) ? { href: `${TICKET_PAGE}/${encodeURIComponent(id)}`, address } : { href: address }
}

const undotted = (code: string) => code.replaceAll('.', '')

/** `/permission/user?x=1` and `permission/user/` are both `permission/user`. */
function trimAddress(address: string | null | undefined): string {
  return (address ?? '')
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/^\/+|\/+$/g, '')
}

function readProperties(json: string | null | undefined): { moduleId: string; isTree: boolean; isOwn: boolean } {
  const properties = parse(json)
  const moduleId = 'moduleId' in properties ? properties.moduleId : ''
  const isTree = 'isTree' in properties ? properties.isTree : 0
  return {
    moduleId: typeof moduleId === 'string' || typeof moduleId === 'number' ? String(moduleId) : '',
    isTree: Number(isTree) === 1,
    isOwn: 'source' in properties && properties.source === OWN_SOURCE,
  }
}

function parse(json: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Invalid properties must not break the menu: the entry just has no module.
    return {}
  }
}
