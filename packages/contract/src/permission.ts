import { permissionsOf, type PagePermissions } from './pages/define-page.ts'
import * as PAGES from './pages/pages.ts'

type Permissions = { readonly [Name in keyof typeof PAGES]: PagePermissions<(typeof PAGES)[Name]> }

/**
 * Permission codes of routes and grants: the menu entry's code, or `menu:button`. They come from the page definitions
 * in `pages/`.
 */
export const PERMISSION: Permissions = permissionsOfAll()

function permissionsOfAll(): Permissions {
  const entries = Object.entries(PAGES).map(([name, page]) => [name, permissionsOf(page)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names that the type spells out
  return Object.fromEntries(entries) as Permissions
}

type Values<T> = T extends string ? T : { [K in keyof T]: Values<T[K]> }[keyof T]
export type PermissionCode = Values<Permissions>

/** The part of a permission code after the colon, for the buttons of a page. */
export type ButtonCode = PermissionCode extends infer P ? (P extends `${string}:${infer B}` ? B : never) : never
