import type { MenuNode, Permission } from '../authority/index.ts'
import type { Authorize, AuthorizeNode } from './current-user.schema.ts'

type Kind = 'button' | 'column' | 'form' | 'resource'

/** The grants as read-only trees: the menu, and the granted items below each entry. */
export function authorizeTrees(menu: readonly MenuNode[], permissions: readonly Permission[]): Authorize {
  const byMenu = new Map(permissions.map((permission) => [permission.modelId, permission]))
  const itemsOf = (kind: Kind) => treeOf(menu, (menuId) => byMenu.get(menuId)?.[kind] ?? [])
  return {
    module: menu.map(moduleNode),
    button: itemsOf('button'),
    column: itemsOf('column'),
    form: itemsOf('form'),
    resource: itemsOf('resource'),
  }
}

const node = (
  { id, parentId, fullName, icon, sortCode }: Omit<AuthorizeNode, 'hasChildren' | 'children'>,
  children: AuthorizeNode[],
): AuthorizeNode => ({
  id,
  parentId,
  fullName,
  icon,
  sortCode,
  hasChildren: children.length > 0,
  ...(children.length > 0 && { children }),
})

const moduleNode = (entry: MenuNode): AuthorizeNode => node(entry, (entry.children ?? []).map(moduleNode))

/** The menu entries with granted items, and these items. */
function treeOf(
  entries: readonly MenuNode[],
  itemsOf: (menuId: string) => readonly { id: string; fullName: string }[],
): AuthorizeNode[] {
  return entries.flatMap((entry) => {
    const items = itemsOf(entry.id).map(({ id, fullName }, sortCode) =>
      node({ id, parentId: entry.id, fullName, icon: '', sortCode }, []),
    )
    const children = [...treeOf(entry.children ?? [], itemsOf), ...items]
    return children.length > 0 ? [node(entry, children)] : []
  })
}
