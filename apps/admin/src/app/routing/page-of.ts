import type { MenuRoute } from '../menu/menu-routes.ts'

/** Pages that exist without a menu entry. Source: specification of the shell, section 2. */
const FIXED_PAGES: ReadonlySet<string> = new Set([
  '/home',
  '/404',
  '/dashboard',
  '/profile',
  '/menuMore',
  '/previewModel',
  '/workFlowDetail',
  '/emailDetail',
  '/writing/customer/home',
  '/writing/editor',
  '/writing/template',
])

/** The pages that render all menu entries of a kind. */
const RENDERERS: Partial<Record<MenuRoute['kind'], string>> = {
  model: '/model',
  dictionary: '/dictionary',
  link: '/link',
  portal: '/portal',
  report: '/dataReport',
}

/** A path, its menu entry (undefined for fixed pages), and the file of its page. */
export interface PageAddress {
  file: string
  route?: MenuRoute | undefined
}

interface PageLookup {
  routes: ReadonlyMap<string, MenuRoute>
  files: { has: (file: string) => boolean }
  /** Paths of features without a menu entry. */
  fixed?: readonly string[]
}

/** The page at a path; undefined when no page exists there. */
export function pageOf(path: string, { routes, files, fixed = [] }: PageLookup): PageAddress | undefined {
  const route = routes.get(path)
  const isFixed = (address: string) => FIXED_PAGES.has(address) || fixed.includes(address)
  if (!route) return isFixed(path) && files.has(path) ? { file: path } : undefined
  const file = fileOf(route)
  return file && files.has(file) ? { file, route } : undefined
}

/** Whether a menu entry can be opened: it has a page of ours, or an external address. */
export function canOpen(route: MenuRoute, files: { has: (file: string) => boolean }): boolean {
  if (!route.path) return route.href !== undefined
  const file = fileOf(route)
  return file !== undefined && files.has(file)
}

function fileOf(route: MenuRoute): string | undefined {
  return route.kind === 'page' ? route.path : RENDERERS[route.kind]
}
