import { can, selectMenus, selectPermissions, type SessionRootState } from '@sqos/session'
import { useSelector } from 'react-redux'

interface MenuNode {
  id: string
  enCode: string
  children?: readonly MenuNode[] | null | undefined
}

/** Whether the user has a button of another page than the opened one. The server checks again. */
export function usePermissionCode(page: string, code: string): boolean {
  const menus = useSelector((state: SessionRootState) => selectMenus(state))
  const permissions = useSelector((state: SessionRootState) => selectPermissions(state))
  return can(permissions, idOf(menus ?? [], page), { code })
}

function idOf(nodes: readonly MenuNode[], page: string): string | undefined {
  for (const { id, enCode, children } of nodes) {
    const found = enCode === page ? id : idOf(children ?? [], page)
    if (found !== undefined) return found
  }
  return undefined
}
