import { ROOT_ID, type MenuType } from '@sqos/contract'
import { subtreeIds } from '../../platform/tree.ts'
import type { DataScheme } from './row-scope.ts'

/** Kinds of item that a menu entry has. */
export const ITEM_KINDS = ['button', 'column', 'form'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** The properties of a menu entry that permissions depend on. */
export interface MenuEntry {
  id: string
  parentId: string
  fullName: string
  enCode: string
  icon: string
  type: MenuType
  urlAddress: string
  linkTarget: string
  category: string
  propertyJson: string
  sortCode: number
  isButtonAuthorize: number
  isColumnAuthorize: number
  isFormAuthorize: number
  isDataAuthorize: number
}

/** A button, column or form field of a menu entry. */
export interface Item {
  id: string
  menuId: string
  kind: ItemKind
  fullName: string
  enCode: string
}

/**
 * Settings of a menu entry that demand separate grants for its buttons, columns and form fields; without them, the
 * items are granted with the entry.
 */
export const DEMANDS = {
  button: 'isButtonAuthorize',
  column: 'isColumnAuthorize',
  form: 'isFormAuthorize',
} as const

/** All grantable items in force: enabled, not deleted, with enabled parents. */
export interface Catalogue {
  /** In the order of the menu. */
  menus: readonly MenuEntry[]
  menuById: ReadonlyMap<string, MenuEntry>
  itemsOf: (menuId: string, kind: ItemKind) => readonly Item[]
  schemesOf: (menuId: string) => readonly DataScheme[]
}

/**
 * Builds the catalogue from the enabled rows. Entries that do not reach the root (disabled parent, cycle) are left out.
 */
export function createCatalogue(rows: {
  menus: readonly MenuEntry[]
  items: readonly Item[]
  schemes: readonly DataScheme[]
}): Catalogue {
  const live = subtreeIds(rows.menus, ROOT_ID)
  const menus = rows.menus.filter(({ id }) => live.has(id))
  const items = Map.groupBy(rows.items, ({ menuId, kind }) => `${kind}/${menuId}`)
  const schemes = Map.groupBy(rows.schemes, ({ menuId }) => menuId)
  return {
    menus,
    menuById: new Map(menus.map((menu) => [menu.id, menu])),
    itemsOf: (menuId, kind) => items.get(`${kind}/${menuId}`) ?? [],
    schemesOf: (menuId) => schemes.get(menuId) ?? [],
  }
}
