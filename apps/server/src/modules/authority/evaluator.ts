import { DEMANDS, type Catalogue, type Item, type ItemKind, type MenuEntry } from './catalogue.ts'
import {
  bitsOf,
  fieldRightOf,
  includesRowRight,
  levelOf,
  type FieldRight,
  type GrantLevel,
  type RowRight,
} from './grant-level.ts'
import { SCHEME, type DataScheme } from './row-scope.ts'

/** Granted ids by type of item, with the rights to each as bits. */
export type Granted = ReadonlyMap<'module' | 'button' | 'column' | 'form' | 'resource', ReadonlyMap<string, number>>

/** The visible rows of a menu entry: all, none, or those of any of the schemes. */
export type RowScope = 'all' | 'none' | readonly DataScheme[]

/** The permissions that result from a set of grants. */
export interface Verdict {
  /** Codes "menu" and "menu:button", as in the `permission` of routes. */
  codes: ReadonlySet<string>
  holds: (menu: MenuEntry) => boolean
  itemsOf: (menu: MenuEntry, kind: ItemKind) => readonly Item[]
  /** Whether a button, column or form field is visible; always true where the entry demands no grants for them. */
  mayUse: (menu: MenuEntry, kind: ItemKind, enCode: string) => boolean
  /** The right to a form field; undefined when it is hidden. Every field may be edited where the entry demands no grants for them. */
  fieldRight: (menu: MenuEntry, enCode: string) => FieldRight | undefined
  /** The granted data schemes; with `right` those whose rows the user may also edit or delete. */
  schemesOf: (menu: MenuEntry, right?: RowRight) => readonly DataScheme[]
  /** The rows that the user sees, or may edit or delete. */
  rowsOf: (menu: MenuEntry, right?: RowRight) => RowScope
  /** The level at which the user holds an item; null for everything. */
  levelOf: (menu: MenuEntry, item: { itemType: 'form' | 'resource'; id: string }) => GrantLevel | null
}

/**
 * Evaluates grants; the only place that does. A menu entry must be granted itself. Its buttons, columns and form fields
 * must be granted one by one where the entry demands it (`isButtonAuthorize` …), and otherwise come with the entry. A
 * page that demands data schemes (`isDataAuthorize`) shows the rows of the granted schemes, and none without.
 * Administrators (`granted` undefined) have every permission.
 */
export function evaluate(catalogue: Catalogue, granted: Granted | undefined): Verdict {
  const has = (type: 'module' | ItemKind | 'resource', id: string) =>
    granted?.get(type)?.has(id) ?? granted === undefined
  const holds = (menu: MenuEntry) => catalogue.menuById.has(menu.id) && has('module', menu.id)

  function itemsOf(menu: MenuEntry, kind: ItemKind): readonly Item[] {
    if (!holds(menu)) return []
    const items = catalogue.itemsOf(menu.id, kind)
    return menu[DEMANDS[kind]] === 0 ? items : items.filter(({ id }) => has(kind, id))
  }

  const codesOf = new Map<string, ReadonlySet<string>>()
  function mayUse(menu: MenuEntry, kind: ItemKind, enCode: string): boolean {
    if (!holds(menu)) return false
    if (granted === undefined || menu[DEMANDS[kind]] === 0) return true
    const key = `${kind}/${menu.id}`
    const known = codesOf.get(key) ?? new Set(itemsOf(menu, kind).map((item) => item.enCode))
    codesOf.set(key, known)
    return known.has(enCode)
  }

  /** The rights to an item that was granted. */
  const bitsFor = (type: 'form' | 'resource', id: string) =>
    granted === undefined ? bitsOf(null) : (granted.get(type)?.get(id) ?? 0)

  const rightsOf = new Map<string, ReadonlyMap<string, FieldRight>>()
  function fieldRight(menu: MenuEntry, enCode: string): FieldRight | undefined {
    if (!mayUse(menu, 'form', enCode)) return undefined
    if (granted === undefined || menu.isFormAuthorize === 0) return 'edit'
    const known =
      rightsOf.get(menu.id) ??
      new Map(itemsOf(menu, 'form').map((item) => [item.enCode, fieldRightOf(bitsFor('form', item.id)) ?? 'read']))
    rightsOf.set(menu.id, known)
    return known.get(enCode)
  }

  const schemesOf = (menu: MenuEntry, right: RowRight = 'read') =>
    holds(menu) ? catalogue.schemesOf(menu.id).filter(({ id }) => includesRowRight(bitsFor('resource', id), right)) : []

  function rowsOf(menu: MenuEntry, right: RowRight = 'read'): RowScope {
    if (!holds(menu)) return 'none'
    if (granted === undefined || menu.isDataAuthorize === 0) return 'all'
    const schemes = schemesOf(menu, right)
    if (schemes.some(({ enCode }) => enCode === SCHEME.all)) return 'all'
    return schemes.length > 0 ? schemes : 'none'
  }

  const codes = new Set<string>()
  for (const menu of catalogue.menus.filter(holds)) {
    codes.add(menu.enCode)
    for (const { enCode } of itemsOf(menu, 'button')) codes.add(`${menu.enCode}:${enCode}`)
  }
  return {
    codes,
    holds,
    itemsOf,
    mayUse,
    fieldRight,
    schemesOf,
    rowsOf,
    levelOf: (menu, { itemType, id }) =>
      granted === undefined || menu[itemType === 'form' ? 'isFormAuthorize' : 'isDataAuthorize'] === 0
        ? null
        : levelOf(itemType, bitsFor(itemType, id)),
  }
}
