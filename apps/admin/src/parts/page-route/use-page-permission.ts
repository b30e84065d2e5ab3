import type { MenuNode } from '@sqos/api-client/auth'
import type { PageDefinition } from '@sqos/contract'
import { can, selectMenus, selectPermissions, type SessionRootState } from '@sqos/session'
import { useSelector } from 'react-redux'

/** Whether the user may press a button of another page. */
export function usePagePermission(): (page: Pick<PageDefinition, 'code'>, button: string) => boolean {
  const menus = useSelector((state: SessionRootState) => selectMenus(state))
  const permissions = useSelector((state: SessionRootState) => selectPermissions(state))
  return ({ code: page }, button) => can(permissions, entryOf(menus ?? [], page), { code: button })
}

function entryOf(menus: readonly MenuNode[], code: string): string | undefined {
  for (const { id, enCode, children } of menus) {
    const found = enCode === code ? id : entryOf(children ?? [], code)
    if (found !== undefined) return found
  }
  return undefined
}
