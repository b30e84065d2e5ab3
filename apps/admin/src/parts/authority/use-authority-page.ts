import { selectMenus, selectPermissions } from '@sqos/session'
import { useSelector } from 'react-redux'
import { findNode } from '../tree/tree-nodes.ts'

const ADDRESS = 'permission/authority'

/** Address of the page 权限查询, undefined without a menu entry, and whether the user may edit permissions there. */
export function useAuthorityPage() {
  const menus = useSelector(selectMenus)
  const permissions = useSelector(selectPermissions)
  const entry = findNode(menus ?? [], ({ urlAddress }) => urlAddress === ADDRESS)
  const granted = permissions.find(({ modelId }) => modelId === entry?.id)?.button ?? []
  return { page: entry && `/${ADDRESS}`, mayAuthorize: granted.some(({ enCode }) => enCode === 'btn_authorize') }
}
