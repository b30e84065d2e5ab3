import { MENU_TYPE, type Language } from '@sqos/contract'
import { buildTree, matchesWithAncestors } from '../../platform/tree.ts'
import { DEMANDS, ITEM_KINDS, type Catalogue, type MenuEntry } from './catalogue.ts'
import { rowsInWords } from './row-words.ts'
import type { Verdict } from './evaluator.ts'
import type { Grant, ItemType } from './grants.repository.ts'

/** A grantable item with its menu entry. */
export interface Grantable {
  id: string
  itemType: ItemType
  fullName: string
  enCode: string
  menu: MenuEntry
  /** For a data scheme: its conditions in words. */
  words?: (language: Language) => string
}

/** The grants that a caller may assign: those that the caller holds, of the kinds that the entries demand. */
export function grantables({ catalogue, verdict }: { catalogue: Catalogue; verdict: Verdict }): Grantable[] {
  return catalogue.menus.filter(verdict.holds).flatMap((menu) => [
    { id: menu.id, itemType: 'module' as const, fullName: menu.fullName, enCode: menu.enCode, menu },
    ...ITEM_KINDS.filter((kind) => menu[DEMANDS[kind]] === 1).flatMap((kind) =>
      verdict.itemsOf(menu, kind).map(({ id, fullName, enCode }) => ({ id, itemType: kind, fullName, enCode, menu })),
    ),
    ...(menu.isDataAuthorize === 1 ? verdict.schemesOf(menu) : []).map((scheme) => ({
      id: scheme.id,
      itemType: 'resource' as const,
      fullName: scheme.fullName,
      enCode: scheme.enCode,
      menu,
      words: (language: Language) => rowsInWords(scheme, language),
    })),
  ])
}

/** Directories follow their children: previews leave them out. */
export const isNoDirectory = ({ itemType, menu }: Grantable) =>
  itemType !== 'module' || menu.type !== MENU_TYPE.directory

/** Key of a grant in sets. */
export const keyOf = ({ itemType, itemId }: Grant) => `${itemType}/${itemId}`

/** Names from the root of the menu down to an entry. */
export function pathNames(catalogue: Catalogue, menu: MenuEntry): string {
  const names: string[] = []
  for (let at: MenuEntry | undefined = menu; at; at = catalogue.menuById.get(at.parentId)) names.unshift(at.fullName)
  return names.join(' / ')
}

/**
 * The tree of grantable items of one type: menu entries with their items. Parents that the caller does not hold are
 * read-only (`disabled`). `moduleIds` limits items to those menu entries.
 */
export function grantableTree(
  catalogue: Catalogue,
  {
    items,
    type,
    moduleIds,
    language,
  }: {
    items: readonly Grantable[]
    type: ItemType
    moduleIds: ReadonlySet<string> | undefined
    language: Language
  },
) {
  const shown = items.filter(({ itemType, menu }) => itemType === type && (!moduleIds || moduleIds.has(menu.id)))
  const menuIds = new Set(shown.map(({ menu }) => menu.id))
  const held = new Set(type === 'module' ? shown.map(({ id }) => id) : [])
  const menus = matchesWithAncestors(catalogue.menus, ({ id }) => menuIds.has(id)).map((menu) => ({
    id: menu.id,
    parentId: menu.parentId,
    fullName: menu.fullName,
    enCode: menu.enCode,
    icon: menu.icon,
    sortCode: menu.sortCode,
    ...(type === 'module' && !held.has(menu.id) && { disabled: true }),
  }))
  const leaves =
    type === 'module'
      ? []
      : shown.map(({ id, fullName, enCode, menu, words }, sortCode) => {
          const hint = words && { hint: words(language) }
          return { id, parentId: menu.id, fullName, enCode, icon: '', sortCode, ...hint }
        })
  return buildTree([...menus, ...leaves], (node) => node)
}
