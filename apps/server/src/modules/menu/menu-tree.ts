import { MENU_TYPE, ROOT_ID } from '@sqos/contract'
import { buildTree, matchesWithAncestors, subtreeIds } from '../../platform/tree.ts'
import type { MenuItemRow, MenuRow } from './menu.repository.ts'
import type { MenuNode, Permission } from './menu.schema.ts'
import type { MenuItemsTable } from './menu.tables.ts'

/** Which ids the caller holds; an administrator holds all. */
export type Holds = (id: string) => boolean

/**
 * The entries that a person sees, in the order of `rows`: what is granted, and the directories above it.
 * Whatever does not reach the top (a missing or disabled parent, a circle) is out, as `live` in the permission query is.
 */
export function visibleMenus(rows: readonly MenuRow[], holds: Holds): MenuRow[] {
  const live = subtreeIds(rows, ROOT_ID)
  return matchesWithAncestors(
    rows.filter((row) => live.has(row.id)),
    (row) => row.type !== MENU_TYPE.directory && holds(row.id),
  )
}

/** The tree of visible entries. */
export const menuTree = (rows: readonly MenuRow[]): MenuNode[] => buildTree(rows, (row) => row)

/** What a person may see and do on each of the visible entries. */
export function listPermissions(
  rows: readonly MenuRow[],
  { items, holds }: { items: readonly MenuItemRow[]; holds: Holds },
): Permission[] {
  const itemsOf = Map.groupBy(
    items.filter((item) => holds(item.id)),
    (item) => item.menuId,
  )
  return rows
    .filter((row) => holds(row.id))
    .map(({ id, fullName }) => {
      const ofKind = (kind: MenuItemsTable['kind']) => (itemsOf.get(id) ?? []).filter((item) => item.kind === kind)
      return {
        modelId: id,
        moduleName: fullName,
        button: ofKind('button'),
        column: ofKind('column'),
        form: ofKind('form'),
        resource: [],
      }
    })
}
