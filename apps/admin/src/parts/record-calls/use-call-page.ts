import { type ColumnKey, PAGES } from '@sqos/contract'
import { can, selectMenus, selectPermissions } from '@sqos/session'
import { useSelector } from 'react-redux'
import { findNode } from '../tree/tree-nodes.ts'

/** Whether the user has the page of the call records, and which of its columns. */
export function useCallPage() {
  const menus = useSelector(selectMenus)
  const permissions = useSelector(selectPermissions)
  const entry = findNode(menus ?? [], ({ urlAddress }) => urlAddress === PAGES.callRecord.address)
  return {
    maySee: entry !== undefined,
    mayColumn: (code: ColumnKey<typeof PAGES.callRecord>) => can(permissions, entry?.id, { code, kind: 'column' }),
  }
}
